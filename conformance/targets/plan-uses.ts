import type { FileRole } from '../../schemas/generated/scenario';
import { fitsCount, isAtLeast, smallestFitting } from '../runner/counts';

/** A page that will use a file. */
export interface PlannedUse {
  /** With its namespace. */
  readonly title: string;
  readonly isRedirect: boolean;
}

/** Not in the order of their ids, so that pages sorted by namespace are not sorted by id (rule 4.2.3). */
const prefixes = ['', 'User talk:', 'Talk:', 'Template:', 'User:', 'Help:', 'Project talk:', 'Category:'];

/**
 * The pages that give a file the properties of its role, in the order of their ids. What the role leaves open is
 * varied: several namespaces, a redirect, titles in descending order. A scenario that relies on anything else fails
 * here before it fails on a user's wiki.
 *
 * @param label part of the titles, so that roles do not share pages
 * @throws RangeError for a contradictory role
 */
export function planUses(role: FileRole, label: string): PlannedUse[] {
  const uses = enough(role);
  const namespaces = choose(role.namespaces, Math.min(uses, 3));
  const redirects = choose(role.redirects, uses >= 3 ? 1 : 0);
  if (namespaces > prefixes.length || namespaces > uses || (uses > 0 && namespaces === 0) || redirects > uses) {
    throw new RangeError(`no file has ${uses} uses in ${namespaces} namespaces, ${redirects} of them redirects`);
  }
  return Array.from({ length: uses }, (_, index) => ({
    title: `${prefixes[index % namespaces] ?? ''}${label} ${String(999 - index).padStart(3, '0')}`,
    // From the second page on, so that ordinary pages surround the redirects.
    isRedirect: (index + uses - 1) % uses < redirects,
  }));
}

/** The least number of uses that makes the role possible. */
function enough({ uses, namespaces = 0, redirects = 0 }: FileRole): number {
  const least = smallestFitting(uses);
  const needed = Math.max(least, smallestFitting(namespaces), smallestFitting(redirects));
  return isAtLeast(uses) ? needed : least;
}

function choose(wanted: FileRole['uses'] | undefined, open: number): number {
  if (wanted === undefined) return open;
  return isAtLeast(wanted) && fitsCount(open, wanted) ? open : smallestFitting(wanted);
}
