import type { Page } from './page';

/** A page under its number, which decides its place in a random order. */
export interface NumberedPage {
  readonly number: number;
  readonly page: Page;
}

/** How many pages a part has on average at most. */
const mostPerPart = 2;

/**
 * All pages in a random order that is always the same (reading 18.6).
 *
 * The numbers are spread evenly, so that a page is found without a search. In a large wiki, a search reads many places of the
 * memory that nothing has read before, which takes as long as the rest of a request.
 */
export class PageNumbers {
  /** Each part has the pages whose mixed ids begin with the bits of its index, in order. */
  private parts: (readonly Page[])[] = emptyParts(4);
  private bits = 4;
  private count = 0;

  copy(): PageNumbers {
    const copy = new PageNumbers();
    copy.parts = [...this.parts];
    copy.bits = this.bits;
    copy.count = this.count;
    return copy;
  }

  add(page: Page): void {
    this.count++;
    if (this.count > mostPerPart * this.parts.length) this.divide();
    this.insert(page);
  }

  remove({ id }: Page): void {
    const index = this.indexOf(mixedId(id));
    const part = this.parts[index]!;
    const others = part.filter((page) => page.id !== id);
    this.count -= part.length - others.length;
    this.parts[index] = others;
  }

  /** Those from a place on: after a number, or at the number with the id or a greater one. */
  *walk(from = { number: 0, id: 0 }): Generator<NumberedPage, void> {
    // One less, because numbers are rounded.
    const mixed = Math.floor((from.number * 1e12) / spread) - 1;
    const first = mixed < 0 ? 0 : this.indexOf(Math.min(mixed, largestMixed));
    for (let index = first; index < this.parts.length; index++) {
      for (const page of this.parts[index]!) {
        const number = pageNumber(page.id);
        if (number > from.number || (number === from.number && page.id >= from.id)) yield { number, page };
      }
    }
  }

  private insert(page: Page): void {
    const index = this.indexOf(mixedId(page.id));
    const part = this.parts[index]!;
    this.parts[index] = part.length === 0 ? [page] : [...part, page].sort(compareByNumber);
  }

  private divide(): void {
    const pages = this.parts.flat();
    this.parts = emptyParts(++this.bits);
    for (const page of pages) this.insert(page);
  }

  private indexOf(mixed: number): number {
    return mixed >>> (32 - this.bits);
  }
}

/** Shared by all that are empty. */
const noPages: readonly Page[] = [];

function emptyParts(bits: number): (readonly Page[])[] {
  return Array.from({ length: 2 ** bits }, () => noPages);
}

/** Ids beyond 2³² may have the same number as others. */
function compareByNumber(one: Page, other: Page): number {
  return mixedId(one.id) - mixedId(other.id) || one.id - other.id;
}

const largestMixed = 0xffffffff;

/** Well mixed, from 0 to 2³² - 1. */
function mixedId(id: number): number {
  const bits = id ^ Math.floor(id / (largestMixed + 1));
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** How far apart two numbers are whose mixed ids follow one another, in units of the last digit. */
const spread = 232.83;

/** A number from 0 to 1, with twelve digits, for any integer. */
export function pageNumber(id: number): number {
  return Math.round(mixedId(id) * spread) / 1e12;
}
