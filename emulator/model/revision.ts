import type { ContentModel } from './content-model';
import type { WithHiddenParts } from './hidden-parts';
import { canonicalAddress } from './ip-address';

/** One revision of a page (reading 5.3). */
export interface Revision extends WithHiddenParts {
  readonly id: number;
  /** Id of the previous revision; 0 for the first one, or if the previous one is unknown. */
  readonly parent: number;
  /** A name, or an address. */
  readonly user: string;
  /** `2026-01-31T12:00:00Z` */
  readonly timestamp: string;
  readonly comment: string;
  readonly minor: boolean;
  readonly tags: readonly string[];
  /** The wikitext; absent for a page that declares what it uses and has none. */
  readonly text?: string | undefined;
  /** Default: that of the title. */
  readonly contentModel?: ContentModel | undefined;
  /** Bytes of the text. */
  readonly length: number;
}

/** The system account that creates the first pages of a fresh wiki, and its id there. */
export const defaultAuthor = { name: 'MediaWiki default', id: 2 };

/** A place in the history of a page. Without an id, it includes every revision of that time. */
export interface RevisionPlace {
  readonly timestamp: string;
  readonly id?: number;
}

/** What wants to know of revisions that are added, changed or removed. */
export interface RevisionWatcher {
  touch(revision: number): void;
}

/** The order in which the history of a page is listed: by time, then by id. */
export function compareRevisions(one: RevisionPlace, other: RevisionPlace): number {
  if (one.timestamp !== other.timestamp) return one.timestamp < other.timestamp ? -1 : 1;
  return one.id === undefined || other.id === undefined ? 0 : one.id - other.id;
}

/** Whether the author has no account; `en>Bob` is one of another wiki (writing 17). */
export function isAnonymous(user: string): boolean {
  return user.includes('>') || canonicalAddress(user) !== undefined;
}
