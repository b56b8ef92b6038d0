import { forEachMember, ResultList, type ResultValue } from './result-tree';

/** 8 MiB, as on a fresh wiki (core 4.5). */
export const defaultMaximumResultSize = 8_388_608;

/**
 * How large a result is: the bytes of its values, not of its names. What makes it larger than the wiki's maximum is left
 * out, and the query goes on there (core 4.5). Warnings, limits, continuation and the opening do not count.
 *
 * Counting costs, and next to no result comes near the maximum. So a bound is kept as long as it suffices; only then
 * is counted what the tree holds, once, and from there on exactly.
 */
export class ResultSize {
  private used = 0;
  private exact = false;

  constructor(
    readonly maximum: number,
    /** What counts of the result so far: all that was accepted must be in it. */
    private readonly held: () => ResultValue | undefined,
  ) {}

  /**
   * Whether a value still fits; then it counts.
   *
   * @param atMost a bound of its size, where one is known without counting
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

  /** Whether this number of bytes is certain to fit. */
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
