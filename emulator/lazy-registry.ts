/**
 * Values by name, each loaded when it is first needed, so that a request does not wait until all modules are loaded
 * (docs/decisions/0007-lazy-loading.md).
 */
export class LazyRegistry<Value> {
  /** In the order of the loaders. */
  readonly names: readonly string[];
  private readonly loaders: ReadonlyMap<string, () => Value>;
  private readonly loaded = new Map<string, Value>();

  constructor(loaders: Readonly<Record<string, () => Value>>) {
    this.loaders = new Map(Object.entries(loaders));
    this.names = [...this.loaders.keys()];
  }

  has(name: string): boolean {
    return this.loaders.has(name);
  }

  get(name: string): Value | undefined {
    const loaded = this.loaded.get(name);
    if (loaded !== undefined) return loaded;
    const value = this.loaders.get(name)?.();
    if (value !== undefined) this.loaded.set(name, value);
    return value;
  }

  /** Iterates over all values, which loads them. */
  *[Symbol.iterator](): Iterator<Value> {
    for (const name of this.names) {
      const value = this.get(name);
      if (value !== undefined) yield value;
    }
  }

  /** A copy with other loaders for some names, and without those that have none. */
  with(loaders: Readonly<Record<string, (() => Value) | undefined>>): LazyRegistry<Value> {
    const all = Object.entries({ ...Object.fromEntries(this.loaders), ...loaders });
    return new LazyRegistry(Object.fromEntries(all.filter((entry): entry is [string, () => Value] => !!entry[1])));
  }
}
