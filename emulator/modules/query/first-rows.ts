import type { QueryRun } from './query-run';

/** The rows of one response, and the one at which the next response begins. */
export interface FirstRows<Row> {
  readonly found: readonly Row[];
  readonly next: Row | undefined;
}

/**
 * The first rows of a list. Those that are not wanted are passed over; in miser mode, they count for the limit, so a response may
 * have fewer rows than that and continue all the same (reading 2.1).
 */
export function firstRows<Row>(
  { context }: QueryRun,
  rows: Iterable<Row>,
  limit: number,
  isWanted: (row: Row) => boolean,
): FirstRows<Row> {
  const countsAll = context.wiki.site.settings.miserMode ?? false;
  const found: Row[] = [];
  let count = 0;
  for (const row of rows) {
    const wanted = isWanted(row);
    if (!wanted && !countsAll) continue;
    if (count++ === limit) return { found, next: row };
    if (wanted) found.push(row);
  }
  return { found, next: undefined };
}
