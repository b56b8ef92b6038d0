import { addressRange } from '../../model/address-range';
import type { AuthoredRevision } from '../../model/authored-revisions';
import { revisionsByAuthor } from '../../model/authors';
import { compareRevisions } from '../../model/revision';
import type { RequestContext } from '../context';
import { mostItems } from '../feed';
import { widestRange } from '../query/usercontribs/authors';
import { contributionFilter, contributionOf, type Contribution } from '../query/usercontribs/filter';

interface Requested {
  readonly namespace?: number | undefined;
  readonly deletedonly: boolean;
  readonly toponly: boolean;
  readonly newonly: boolean;
  readonly hideminor: boolean;
}

/**
 * The newest revisions of a user, or of a range of addresses, the newest first.
 *
 * @param end before which they were saved
 */
export function newestContributions(
  context: RequestContext,
  user: string,
  end: string | undefined,
  { namespace, deletedonly, toponly, newonly, hideminor }: Requested,
): readonly Contribution[] {
  const isRequested = contributionFilter(context, {
    ...(namespace !== undefined && { namespace: [namespace] }),
    show: [...(hideminor ? (['!minor'] as const) : []), ...(newonly ? (['new'] as const) : [])],
    toponly,
  });
  const found: Contribution[] = [];
  for (const name of authors(context, user)) {
    let count = 0;
    for (const contribution of contributionsOf(context, name, end)) {
      if (deletedonly && !contribution.revision.hidden) continue;
      if (!isRequested(contribution)) continue;
      found.push(contribution);
      if (++count === mostItems) break;
    }
  }
  found.sort((one, other) => compareRevisions(other.revision, one.revision));
  return found.slice(0, mostItems);
}

/** Ranges of too many addresses are names that nobody has. */
function authors({ wiki }: RequestContext, user: string): Iterable<string> {
  const range = addressRange(user);
  if (!range) return [user];
  if (range.bits < widestRange[range.version]) return [];
  return revisionsByAuthor(wiki).addresses(range.start, range.end, false);
}

function* contributionsOf({ wiki }: RequestContext, name: string, end: string | undefined): Iterable<Contribution> {
  const order = end === undefined ? undefined : (revision: AuthoredRevision) => (revision.timestamp < end ? -1 : 1);
  for (const authored of revisionsByAuthor(wiki).of(name)?.walk(true, order) ?? []) {
    const contribution = contributionOf(wiki, authored);
    if (contribution) yield contribution;
  }
}
