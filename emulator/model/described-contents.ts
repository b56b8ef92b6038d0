/** What the contents of files were first described as. */
export class DescribedContents {
  private bySha1: Map<string, DescribedContent> | undefined;
  /** Whether a fork shares the map, which must then be copied before it changes. */
  private isShared = false;

  /** The earlier description of a content, else this one, which is kept. */
  keep(sha1: string, described: DescribedContent): DescribedContent {
    const kept = this.bySha1?.get(sha1);
    if (kept) return kept;
    if (!this.bySha1 || this.isShared) this.bySha1 = new Map(this.bySha1);
    this.isShared = false;
    this.bySha1.set(sha1, described);
    return described;
  }

  /** An independent copy; copying happens when either of the two changes. */
  fork(): DescribedContents {
    const fork = new DescribedContents();
    fork.bySha1 = this.bySha1;
    fork.isShared = this.isShared = true;
    return fork;
  }
}

export interface DescribedContent {
  readonly name: string;
  /** `2026-01-31T12:00:00Z` */
  readonly timestamp: string;
}
