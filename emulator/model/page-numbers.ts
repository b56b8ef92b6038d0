import type { Page } from './page';
import { SortedList } from './sorted-list';

/** A page under its number, which decides its place in a random order. */
export interface NumberedPage {
  readonly number: number;
  readonly page: Page;
}

/** All pages in a random order that is always the same (reading 18.6). */
export class PageNumbers {
  private list = new SortedList<NumberedPage>((one, other) => one.number - other.number || one.page.id - other.page.id);

  copy(): PageNumbers {
    const copy = new PageNumbers();
    copy.list = this.list.copy();
    return copy;
  }

  add(page: Page): void {
    this.list.add({ number: pageNumber(page.id), page });
  }

  remove(page: Page): void {
    this.list.remove({ number: pageNumber(page.id), page });
  }

  /** Those from a place on: negative for a page before it. */
  walk(from?: (page: NumberedPage) => number): Iterable<NumberedPage> {
    return this.list.walk(false, from);
  }
}

/** From 0 to 1, with twelve digits. */
export function pageNumber(id: number): number {
  let mixed = Math.imul(id ^ (id >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return Math.round(((mixed ^ (mixed >>> 16)) >>> 0) * 232.83) / 1e12;
}
