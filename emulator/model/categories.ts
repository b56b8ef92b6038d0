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

  copy(): Categories {
    const copy = new Categories();
    for (const [key, size] of this.sizes) copy.sizes.set(key, { ...size });
    return copy;
  }

  add(page: Page): void {
    // A category is recorded once its page exists, even if it is empty.
    if (page.namespace === categoryNamespace) this.record(page.key);
    for (const key of page.categories ?? []) this.record(key)[kindOf(page)]++;
  }

  remove(page: Page): void {
    for (const key of page.categories ?? []) this.record(key)[kindOf(page)]--;
  }

  /** `undefined` if the category never had a page or a member. */
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
