import { canonicalAddress } from './ip-address';

/** One revision of a page (reading 5.3). */
export interface Revision {
  readonly id: number;
  /** Id of the revision before; 0 if it is the first, or if the one before is unknown. */
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
  /** Bytes of the text. */
  readonly length: number;
}

/** Who made the pages of a fresh wiki that nobody wrote, and the id that it has there. */
export const defaultAuthor = { name: 'MediaWiki default', id: 2 };

/** A place in the history of a page. Without an id, every revision of that time is there. */
export interface RevisionPlace {
  readonly timestamp: string;
  readonly id?: number;
}

/** The order in which the history of a page is listed: by time, then by id. */
export function compareRevisions(one: RevisionPlace, other: RevisionPlace): number {
  if (one.timestamp !== other.timestamp) return one.timestamp < other.timestamp ? -1 : 1;
  return one.id === undefined || other.id === undefined ? 0 : one.id - other.id;
}

/** Whether somebody without an account made it. */
export function isAnonymous(user: string): boolean {
  return canonicalAddress(user) !== undefined;
}
