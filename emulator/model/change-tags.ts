/** A tag that is defined, or in use. */
interface KnownTag {
  /** Its place among the tags of a change. */
  readonly position: number;
  /** How many changes have it: a revision with its recent change and its log entry counts once (writing 13.3). */
  readonly uses: number;
  /** Whether users defined it. */
  readonly isDefined: boolean;
}

/** The tags of a wiki: those that users defined, and those in use. */
export class ChangeTags {
  private byName = new Map<string, KnownTag>();
  private lastPosition = 0;

  fork(): ChangeTags {
    const fork = new ChangeTags();
    fork.byName = new Map(this.byName);
    fork.lastPosition = this.lastPosition;
    return fork;
  }

  /** Tags without duplicates, in the order in which the wiki first had them; new ones follow in the given order. */
  sort(tags: readonly string[]): readonly string[] {
    if (tags.length === 0) return tags;
    for (const tag of tags) this.know(tag);
    return [...new Set(tags)].sort((one, other) => this.know(one).position - this.know(other).position);
  }

  /** Counts a change that gets tags, and returns them in the order of the wiki. */
  use(tags: readonly string[]): readonly string[] {
    const sorted = this.sort(tags);
    for (const tag of sorted) this.count(tag, 1);
    return sorted;
  }

  /** Counts a change that loses tags. A tag without a use that nobody defined is forgotten (writing 13.3). */
  release(tags: Iterable<string>): void {
    for (const tag of tags) {
      this.count(tag, -1);
      this.forgetUnused(tag);
    }
  }

  /** Sets how many changes have had a tag. */
  setUses(tag: string, uses: number): void {
    this.byName.set(tag, { ...this.know(tag), uses });
    this.forgetUnused(tag);
  }

  define(tag: string): void {
    this.byName.set(tag, { ...this.know(tag), isDefined: true });
  }

  /** Users may no longer add the tag. Changes keep it. */
  undefine(tag: string): void {
    this.byName.set(tag, { ...this.know(tag), isDefined: false });
    this.forgetUnused(tag);
  }

  forget(tag: string): void {
    this.byName.delete(tag);
  }

  isDefined(tag: string): boolean {
    return this.byName.get(tag)?.isDefined ?? false;
  }

  /** The tags that users defined, in the order of the wiki. */
  get defined(): readonly string[] {
    return this.names.filter((tag) => this.isDefined(tag));
  }

  /** All tags that users defined or changes have, in the order of the wiki. */
  get names(): readonly string[] {
    return [...this.byName.keys()];
  }

  /** How many changes have a tag. */
  usesOf(tag: string): number {
    return this.byName.get(tag)?.uses ?? 0;
  }

  private know(tag: string): KnownTag {
    const held = this.byName.get(tag);
    if (held) return held;
    const known = { position: ++this.lastPosition, uses: 0, isDefined: false };
    this.byName.set(tag, known);
    return known;
  }

  private count(tag: string, added: number): void {
    const known = this.know(tag);
    this.byName.set(tag, { ...known, uses: Math.max(0, known.uses + added) });
  }

  private forgetUnused(tag: string): void {
    const known = this.byName.get(tag);
    if (known && !known.isDefined && known.uses === 0) this.byName.delete(tag);
  }
}
