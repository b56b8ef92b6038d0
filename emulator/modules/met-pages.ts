import { titleText, type Titled } from '../model/title';

/**
 * The pages of which a request has learnt whether they exist. In comments, 1.39 formats links to them in another way
 * (reading 10.1).
 */
export class MetPages {
  /** By title: the comments of which one linked to the page first; none if the request met it elsewhere. */
  private readonly batches = new Map<string, object | undefined>();

  add(title: Titled): void {
    this.batches.set(titleText(title), undefined);
  }

  /** @param texts titles as `titleText` writes them */
  addTexts(texts: readonly string[]): void {
    for (const text of texts) this.batches.set(text, undefined);
  }

  /**
   * Whether a page was met before a comment that links to it; it is met from then on.
   *
   * @param batch stands for comments that are formatted at once, and do not know each other's pages
   */
  meets(title: Titled, batch: object): boolean {
    const text = titleText(title);
    if (this.batches.has(text)) return this.batches.get(text) !== batch;
    this.batches.set(text, batch);
    return false;
  }
}
