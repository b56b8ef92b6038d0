import { forEachMember, ResultList, type ResultValue } from './result-tree';

/** 8 MiB, as on a fresh wiki (core 4.5). */
export const defaultMaximumResultSize = 8_388_608;

/**
 * The size of a result: the bytes of its values, not of its names. Values that would exceed the wiki's maximum are omitted, and
 * the query continues there (core 4.5). Warnings, limits, the continuation and the opening members do not count.
 *
 * Counting is expensive, and hardly any result comes near the maximum. Therefore an upper bound is kept as long as it suffices;
 * then the tree is counted once, and later values exactly.
 */
export class ResultSize {
  private used = 0;
  private exact = false;

  constructor(
    readonly maximum: number,
    /** The part of the result that counts: it must contain all accepted values. */
    private readonly held: () => ResultValue | undefined,
  ) {}

  /**
   * Whether a value still fits. If it does, it is counted.
   *
   * @param atMost an upper bound of its size, if one is known without counting
   */
  accept(value: ResultValue, atMost?: number): boolean {
    const size = this.exact || atMost === undefined ? sizeOf(value) : atMost;
    if (this.used + size <= this.maximum) {
      this.used += size;
      return true;
    }
    if (this.exact) return false;
    const held = this.held();
    this.used = held === undefined ? 0 : sizeOf(held);
    this.exact = true;
    return this.accept(value);
  }

  /** Whether this number of bytes certainly fits. */
  hasRoomFor(bytes: number): boolean {
    return !this.exact && this.used + bytes <= this.maximum;
  }
}

/** The bytes of all values; `true` is one, `false` and `null` are none. */
export function sizeOf(value: ResultValue): number {
  switch (typeof value) {
    case 'string':
      return Buffer.byteLength(value);
    case 'number':
    case 'bigint':
      return String(value).length;
    case 'boolean':
      return value ? 1 : 0;
  }
  if (value === null) return 0;
  let size = 0;
  if (value instanceof ResultList) {
    for (const item of value.items) size += sizeOf(item);
    return size;
  }
  forEachMember(value, (_name, member) => {
    size += sizeOf(member);
  });
  return size;
}
