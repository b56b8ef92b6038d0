import { timestamp } from '../../text/timestamp';
import type { EditValues } from './parameters';
import type { GivenText } from './new-text';

/** The revision that the client began with. */
export interface EditBase {
  readonly revision?: number | undefined;
  /** `2026-01-31T12:00:00Z` */
  readonly timestamp?: string | undefined;
}

/** Reads `baserevid` and `basetimestamp`; the time is nothing to an edit that undoes others (sequence changes-in-detail, step 23). */
export function readBase({ baserevid, basetimestamp }: EditValues, { undone }: GivenText): EditBase {
  return {
    ...(baserevid !== undefined && Number(baserevid) !== 0 && { revision: Number(baserevid) }),
    ...(basetimestamp !== undefined && !undone && { timestamp: timestamp(basetimestamp * 1000) }),
  };
}
