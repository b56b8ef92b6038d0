/**
 * A map that drops its oldest entries beyond a number of them. An entry is as old as its key in the map; one that is deleted and set
 * again is new.
 */
export class LimitedMap<Key, Value> extends Map<Key, Value> {
  /** Goes on behind the last dropped entry: a new iterator would first pass what is left of all that are gone. */
  private readonly oldest = this.keys();

  constructor(private readonly maximum: number) {
    super();
  }

  override set(key: Key, value: Value): this {
    super.set(key, value);
    if (this.size > this.maximum) this.delete(this.oldest.next().value!);
    return this;
  }
}
