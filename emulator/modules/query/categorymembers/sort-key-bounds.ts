import { collate, type CategoryMember } from '../../../model/category-members';
import type { QueryRun } from '../query-run';
import type { CategoryMembersValues } from './parameters';

/** A place among sort keys, which need not be text. */
export type SortKeyPlace = (sortKey: string) => number;

/** The place of a sort key: negative for those before it. */
export function placeOf(key: Buffer): SortKeyPlace {
  // The database of real wikis in tests takes what has a zero byte for no text, and puts it after all texts (reading 15.4).
  if (key.includes(0)) return () => -1;
  return (sortKey) => Buffer.compare(Buffer.from(sortKey), key);
}

/** Reads hexadecimal digits; undefined for anything else. */
export function readHexSortKey(text: string): Buffer | undefined {
  return /^(?:[\da-f]{2})*$/i.test(text) ? Buffer.from(text, 'hex') : undefined;
}

/** The digits of a sort key. */
export function hexSortKey(sortKey: string): string {
  return Buffer.from(sortKey).toString('hex');
}

/** Where the members begin and end that a request is for. */
export interface SortKeyBounds {
  readonly start: SortKeyPlace | undefined;
  readonly end: SortKeyPlace | undefined;
}

/** @throws UsageError `badvalue_cmstarthexsortkey`, `badvalue_cmendhexsortkey` */
export function readSortKeyBounds(run: QueryRun, values: CategoryMembersValues): SortKeyBounds {
  const { startsortkeyprefix, starthexsortkey, startsortkey } = values;
  const { endsortkeyprefix, endhexsortkey, endsortkey } = values;
  return {
    start: readBound(run, 'starthexsortkey', startsortkeyprefix, starthexsortkey, startsortkey),
    end: readBound(run, 'endhexsortkey', endsortkeyprefix, endhexsortkey, endsortkey),
  };
}

/** A prefix takes precedence over digits, and these over a plain key. */
function readBound(
  run: QueryRun,
  name: string,
  prefix: string | undefined,
  hex: string | undefined,
  plain: string | undefined,
): SortKeyPlace | undefined {
  if (prefix !== undefined) return placeOf(Buffer.from(collate(prefix)));
  if (hex === undefined) return plain === undefined ? undefined : placeOf(Buffer.from(plain));
  const key = readHexSortKey(hex);
  if (key) return placeOf(key);
  const parameter = run.parameter(name);
  throw run.error({ code: `badvalue_${parameter}`, key: 'apierror-badparameter', parameters: [parameter] });
}

/** Whether a member is past the end of a list in one direction. */
export function isPast({ sortKey }: CategoryMember, { end }: SortKeyBounds, sign: number): boolean {
  return end !== undefined && end(sortKey) * sign > 0;
}
