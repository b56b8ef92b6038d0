import { isCanonicalInteger } from '../../../text/integer';
import type { Revision } from '../../../model/revisions';
import type { QueryRun } from '../query-run';
import { readChangePlace } from '../recentchanges/continue';

/** How `prop=revisions` lists: the revisions of one page, the current ones of pages, or those whose ids were given. */
export type RevisionList = 'of one page' | 'by page' | 'by revision';

/** Where a list goes on: `<YYYYMMDDHHMMSS>|<revision>`, `<page>|<revision>`, `<revision>` (reading 5.3). */
export function placeText(list: RevisionList, pageId: number, { id, timestamp }: Revision): string | number {
  if (list === 'by revision') return id;
  return list === 'by page' ? `${pageId}|${id}` : `${digits(timestamp)}|${id}`;
}

/** Tells of a revision whether it is before the place (less than 0), there, or behind it. */
export type Place = (pageId: number, revision: Revision, sign: number) => number;

/** @throws UsageError `badcontinue` for anything that no answer can have given */
export function readPlace(list: RevisionList, text: string, run: QueryRun): Place {
  if (list === 'by revision') {
    // Whatever does not begin with a number is the beginning.
    const from = Math.trunc(Number.parseFloat(text)) || 0;
    return (_, { id }) => id - from;
  }
  if (list === 'of one page') {
    const place = readChangePlace(text, run);
    return (_, revision, sign) => sign * (compareText(revision.timestamp, place.timestamp) || revision.id - place.id);
  }
  const parts = text.split('|');
  const numbers = parts.map((part) => {
    if (!isCanonicalInteger(part) && !run.context.release.acceptsAnyNumber) throw run.badContinue();
    return Math.trunc(Number.parseFloat(part)) || 0;
  });
  if (parts.length !== 2) throw run.badContinue();
  const [first = 0, second = 0] = numbers;
  return (pageId, { id }) => pageId - first || id - second;
}

function digits(timestamp: string): string {
  return timestamp.replace(/\D/g, '');
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
