import { compareByCodePoint } from '../../../model/file-usage';
import type { QueryRun } from '../query-run';
import { readTitlePart } from '../title-part';

interface Bounds {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly prefix: string | undefined;
  /** 1 in ascending order, -1 in descending order. */
  readonly sign: number;
}

/** A test for keys of titles. @throws UsageError `invalidtitle` */
export function titleBounds(
  run: QueryRun,
  { from, to, prefix, sign }: Bounds,
  namespace: number,
): (key: string) => boolean {
  const read = (text: string | undefined) => (text === undefined ? undefined : readTitlePart(run, namespace, text));
  const [first, last, beginning] = [read(from), read(to), read(prefix)];
  return (key) => {
    if (first !== undefined && compareByCodePoint(key, first) * sign < 0) return false;
    if (last !== undefined && compareByCodePoint(key, last) * sign > 0) return false;
    return beginning === undefined || key.startsWith(beginning);
  };
}
