import { timestamp } from '../../text/timestamp';
import type { EditValues } from './parameters';

/** The revision that the client began with. */
export interface EditBase {
  readonly revision?: number | undefined;
  /** `2026-01-31T12:00:00Z` */
  readonly timestamp?: string | undefined;
}

/** Reads `baserevid` and `basetimestamp`. */
export function readBase({ baserevid, basetimestamp }: EditValues): EditBase {
  return {
    ...(baserevid !== undefined && Number(baserevid) !== 0 && { revision: Number(baserevid) }),
    ...(basetimestamp !== undefined && { timestamp: timestamp(basetimestamp * 1000) }),
  };
}
