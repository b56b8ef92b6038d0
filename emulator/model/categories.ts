import { categoryNamespace, fileNamespace } from './namespaces';
import { compareByCodePoint } from './file-usage';
import type { Page } from './page';
import type { SortedList } from './sorted-list';

/** Number of members of a category, by type. */
export interface CategorySize {
  /** Members that are neither files nor categories. */
  readonly pages: number;
  readonly files: number;
  readonly subcategories: number;
}

type Kind = keyof CategorySize;

/** The type of a member of a category, as the API names it. */
export type MemberType = 'page' | 'subcat' | 'file';

/** The number of members of each category, updated with every change of a page. */
export class Categories {
  private readonly sizes = new Map<string, Record<Kind, number>>();
  /** What is missing in the sizes of categories whose members became something else. */
  private readonly missing = new Map<string, Record<Kind, number>>();
  /** Categories that have a page. */
  private readonly titles = new Set<string>();
  /** The keys of all of them by code point, once they have been listed. */
  private sortedKeys: SortedList<string> | undefined;

  copy(): Categories {
    const copy = new Categories();
    for (const [key, size] of this.sizes) copy.sizes.set(key, { ...size });
    for (const [key, size] of this.missing) copy.missing.set(key, { ...size });
    for (const key of this.titles) copy.titles.add(key);
    copy.sortedKeys = this.sortedKeys?.copy();
    return copy;
  }

  add(page: Page): void {
    // A category is recorded once its page exists, even if it is empty.
    if (page.namespace === categoryNamespace) {
      this.record(page.key);
      this.titles.add(page.key);
    }
    for (const { key } of page.categories ?? []) this.record(key)[kindOf(page)]++;
  }

  remove(page: Page): void {
    for (const { key } of page.categories ?? []) this.leave(key, page);
    if (page.namespace !== categoryNamespace) return;
    this.titles.delete(page.key);
    this.countAgain(page.key);
    this.forgetEmpty(page.key);
  }

  /** Replaces a page by another state of it, under the same title. */
  replace(before: Page, after: Page): void {
    const [held, now] = [before, after].map(({ categories = [] }) => new Set(categories.map(({ key }) => key)));
    for (const key of now!) if (!held!.has(key)) this.record(key)[kindOf(after)]++;
    for (const key of held!) if (!now!.has(key)) this.leave(key, before);
  }

  /**
   * Gives a page another title. It still counts as what it was when it joined its categories, until the page of the category is
   * deleted or purged; a category without its page is recorded even if it is empty (reading 15.3).
   */
  move(page: Page, renamed: Page): void {
    const { namespace, key } = renamed;
    if (kindOf(page) !== kindOf(renamed)) this.noteOtherKind(page, renamed);
    if (page.namespace === categoryNamespace) this.titles.delete(page.key);
    if (namespace !== categoryNamespace) return;
    this.record(key);
    this.titles.add(key);
  }

  private noteOtherKind(page: Page, renamed: Page): void {
    for (const { key } of page.categories ?? []) {
      const missing = this.missing.get(key) ?? noMembers();
      missing[kindOf(page)]--;
      missing[kindOf(renamed)]++;
      this.missing.set(key, missing);
    }
  }

  /** Real wikis count the members of a small category again when its page is deleted or purged (sequence moved-members). */
  countAgain(key: string): void {
    const size = this.sizes.get(key);
    const missing = this.missing.get(key);
    if (!size || !missing || total(size) > mostCountedAgain) return;
    for (const kind of Object.values(kinds)) size[kind] += missing[kind];
    this.missing.delete(key);
  }

  private leave(key: string, page: Page): void {
    this.record(key)[kindOf(page)]--;
    this.forgetEmpty(key);
  }

  /** A category that has neither members nor a page is no longer recorded (writing 6.7). */
  private forgetEmpty(key: string): void {
    const size = this.sizes.get(key);
    if (!size || total(size) > 0) return;
    this.missing.delete(key);
    if (this.titles.has(key)) {
      // Members that were moved counted as something else.
      Object.assign(size, noMembers());
      return;
    }
    this.sizes.delete(key);
    this.sortedKeys?.remove(key);
  }

  /** `undefined` if the category has neither a page nor a member. */
  sizeOf(key: string): CategorySize | undefined {
    return this.sizes.get(key);
  }

  /** All recorded categories by key, the oldest first. */
  all(): Iterable<readonly [key: string, size: CategorySize]> {
    return this.sizes;
  }

  /** The keys of all recorded categories, by code point. */
  get keys(): SortedList<string> {
    if (!this.sortedKeys) {
      const { SortedList: List } = require('./sorted-list') as typeof import('./sorted-list');
      this.sortedKeys = new List(compareByCodePoint);
      for (const key of [...this.sizes.keys()].sort(compareByCodePoint)) this.sortedKeys.add(key);
    }
    return this.sortedKeys;
  }

  private record(key: string): Record<Kind, number> {
    let size = this.sizes.get(key);
    if (!size) {
      this.sizes.set(key, (size = noMembers()));
      this.sortedKeys?.add(key);
    }
    return size;
  }
}

const kinds: Readonly<Record<MemberType, Kind>> = { page: 'pages', subcat: 'subcategories', file: 'files' };

/** The largest number of members of a category that is counted again. */
const mostCountedAgain = 100;

function noMembers(): Record<Kind, number> {
  return { pages: 0, files: 0, subcategories: 0 };
}

function total({ pages, files, subcategories }: CategorySize): number {
  return pages + files + subcategories;
}

function kindOf(page: Page): Kind {
  return kinds[memberType(page)];
}

/** As what a page is in its categories. */
export function memberType({ namespace }: Pick<Page, 'namespace'>): MemberType {
  if (namespace === fileNamespace) return 'file';
  return namespace === categoryNamespace ? 'subcat' : 'page';
}
