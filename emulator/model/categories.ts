import { categoryNamespace, fileNamespace } from './namespaces';
import type { Page } from './page';

/** How many members a category has, by their kind. */
export interface CategorySize {
  /** Neither files nor categories. */
  readonly pages: number;
  readonly files: number;
  readonly subcategories: number;
}

type Kind = keyof CategorySize;

/** How many pages are in which category; kept up to date as pages come and go. */
export class Categories {
  private readonly sizes = new Map<string, Record<Kind, number>>();

  copy(): Categories {
    const copy = new Categories();
    for (const [key, size] of this.sizes) copy.sizes.set(key, { ...size });
    return copy;
  }

  add(page: Page): void {
    // A category is on record once its page is made, whether or not anything is in it.
    if (page.namespace === categoryNamespace) this.record(page.key);
    for (const key of page.categories ?? []) this.record(key)[kindOf(page)]++;
  }

  remove(page: Page): void {
    for (const key of page.categories ?? []) this.record(key)[kindOf(page)]--;
  }

  /** Undefined where neither a page nor a member ever was. */
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
