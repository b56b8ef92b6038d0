import { isCanonicalInteger } from '../../../text/integer';
import { compareRevisions, type Revision, type RevisionPlace } from '../../../model/revision';
import type { QueryRun } from '../query-run';
import { readChangePlace } from '../recentchanges/continue';

/** How `prop=revisions` lists: the revisions of one page, the current ones of pages, or those whose ids were given. */
export type RevisionList = 'of one page' | 'by page' | 'by revision';

/**
 * Continuation: `<YYYYMMDDHHMMSS>|<revision>`, `<page>|<revision>`, `<revision>` (vectors revisions/history-newest-first,
 * revisions/generator-of-many-revision-ids).
 */
export function placeText(list: RevisionList, pageId: number, { id, timestamp }: Revision): string | number {
  if (list === 'by revision') return id;
  return list === 'by page' ? `${pageId}|${id}` : `${digits(timestamp)}|${id}`;
}

/** Where a list goes on. */
export interface ListPlace {
  /** Less than 0 for a revision before the place, 0 for one at it. */
  readonly compare: (pageId: number, revision: Revision) => number;
  /** The place in the history of one page. */
  readonly revision?: RevisionPlace;
}

/** @throws UsageError `badcontinue` for anything that no response can have given */
export function readPlace(list: RevisionList, text: string, run: QueryRun): ListPlace {
  if (list === 'by revision') {
    // Whatever does not begin with a number is the beginning.
    const from = Math.trunc(Number.parseFloat(text)) || 0;
    return { compare: (_, { id }) => id - from };
  }
  if (list === 'of one page') {
    const place = readChangePlace(text, run);
    return { compare: (_, revision) => compareRevisions(revision, place), revision: place };
  }
  const parts = text.split('|');
  const numbers = parts.map((part) => {
    if (!isCanonicalInteger(part) && !run.context.release.acceptsAnyNumber) throw run.badContinue();
    return Math.trunc(Number.parseFloat(part)) || 0;
  });
  if (parts.length !== 2) throw run.badContinue();
  const [first = 0, second = 0] = numbers;
  return { compare: (pageId, { id }) => pageId - first || id - second };
}

function digits(timestamp: string): string {
  return timestamp.replace(/\D/g, '');
}
