import { categoryNamespace, fileNamespace } from './namespaces';
import type { Page } from './page';

/** Number of members of a category, by type. */
export interface CategorySize {
  /** Members that are neither files nor categories. */
  readonly pages: number;
  readonly files: number;
  readonly subcategories: number;
}

type Kind = keyof CategorySize;

/** The number of members of each category, updated with every change of a page. */
export class Categories {
  private readonly sizes = new Map<string, Record<Kind, number>>();
  /** Categories that have a page. */
  private readonly titles = new Set<string>();

  copy(): Categories {
    const copy = new Categories();
    for (const [key, size] of this.sizes) copy.sizes.set(key, { ...size });
    for (const key of this.titles) copy.titles.add(key);
    return copy;
  }

  add(page: Page): void {
    // A category is recorded once its page exists, even if it is empty.
    if (page.namespace === categoryNamespace) {
      this.record(page.key);
      this.titles.add(page.key);
    }
    for (const key of page.categories ?? []) this.record(key)[kindOf(page)]++;
  }

  remove(page: Page): void {
    if (page.namespace === categoryNamespace) this.titles.delete(page.key);
    for (const key of page.categories ?? []) {
      this.record(key)[kindOf(page)]--;
      this.forgetEmpty(key);
    }
    if (page.namespace === categoryNamespace) this.forgetEmpty(page.key);
  }

  /** A category that has neither members nor a page is no longer recorded (writing 6.7). */
  private forgetEmpty(key: string): void {
    const size = this.sizes.get(key);
    if (!size || this.titles.has(key)) return;
    if (size.pages + size.files + size.subcategories === 0) this.sizes.delete(key);
  }

  /** `undefined` if the category has neither a page nor a member. */
  sizeOf(key: string): CategorySize | undefined {
    return this.sizes.get(key);
  }

  private record(key: string): Record<Kind, number> {
    let size = this.sizes.get(key);
    if (!size) this.sizes.set(key, (size = { pages: 0, files: 0, subcategories: 0 }));
    return size;
  }
}

function kindOf({ namespace }: Page): Kind {
  if (namespace === fileNamespace) return 'files';
  return namespace === categoryNamespace ? 'subcategories' : 'pages';
}
