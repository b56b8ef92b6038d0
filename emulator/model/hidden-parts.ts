/** Parts of revisions, log entries and versions of files that only some users may see (writing 14). */
import { holdsRight, type RightsWiki } from './rights';
import type { User } from './user';

/** The bits of what is hidden, as log entries print them. */
export const hiddenBits = { content: 1, comment: 2, user: 4, restricted: 8 } as const;

/** A part that can be hidden: of a revision its text, of a log entry what was done and to which page, of a file its content. */
export type HiddenPart = 'content' | 'comment' | 'user';

/** Something with hidden parts. */
export interface WithHiddenParts {
  /** A sum of `hiddenBits`; absent where nothing is hidden. */
  readonly hidden?: number | undefined;
}

export function isHidden({ hidden = 0 }: WithHiddenParts, part: keyof typeof hiddenBits): boolean {
  return (hidden & hiddenBits[part]) !== 0;
}

/** The rights of which one is needed to see what is suppressed. */
const rightsToSeeSuppressed = ['suppressrevision', 'viewsuppressed'];

/**
 * Whether a user may see a part of a revision or of a file.
 *
 * @param textRight whether hidden content needs `deletedtext`; that of log entries needs `deletedhistory` like the other parts
 */
export function maySeePart(
  wiki: RightsWiki,
  user: User | undefined,
  of: WithHiddenParts,
  part: HiddenPart,
  textRight: 'deletedtext' | 'deletedhistory' = 'deletedtext',
): boolean {
  if (!isHidden(of, part)) return true;
  if (isHidden(of, 'restricted')) return maySeeSuppressed(wiki, user);
  return holdsRight(user, part === 'content' ? textRight : 'deletedhistory', wiki);
}

/** Whether a user may see what is suppressed. */
export function maySeeSuppressed(wiki: RightsWiki, user: User | undefined): boolean {
  return rightsToSeeSuppressed.some((right) => holdsRight(user, right, wiki));
}

/**
 * Whether a list that is filtered by a part includes an entry: otherwise the filter would tell what is hidden
 * (writing 14).
 */
export function isListedBy(wiki: RightsWiki, user: User | undefined, of: WithHiddenParts, part: HiddenPart): boolean {
  if (!isHidden(of, part)) return true;
  if (!holdsRight(user, 'deletedhistory', wiki)) return false;
  return !isHidden(of, 'restricted') || maySeeSuppressed(wiki, user);
}
