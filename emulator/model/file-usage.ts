import type { Page } from './page';
import { SortedPages, type PagePlace } from './sorted-pages';

export type RedirectFilter = 'all' | 'redirects' | 'nonredirects';

/** Of what a usage is. */
export interface UsageRule {
  /** What a page uses, each once. */
  readonly uses: (page: Page) => readonly string[];
  /** Whether the page counts among the redirects. */
  readonly isRedirect: (page: Page) => boolean;
}

const fileUsage: UsageRule = { uses: (page) => page.uses, isRedirect: (page) => page.redirect };

/** The users of each file, or of whatever else pages use, updated with every change of a page. */
export class Usage {
  private readonly users = new Map<string, Record<RedirectFilter, SortedPages>>();
  /** The keys of used files, by code point; recomputed when the set of used files has changed. */
  private sortedKeys: string[] | undefined;

  constructor(private readonly rule = fileUsage) {}

  copy(): Usage {
    const copy = new Usage(this.rule);
    for (const [file, { all, redirects, nonredirects }] of this.users) {
      copy.users.set(file, { all: all.copy(), redirects: redirects.copy(), nonredirects: nonredirects.copy() });
    }
    return copy;
  }

  add(page: Page): void {
    for (const file of this.rule.uses(page)) {
      let users = this.users.get(file);
      if (!users) {
        users = { all: new SortedPages(), redirects: new SortedPages(), nonredirects: new SortedPages() };
        this.users.set(file, users);
        this.sortedKeys = undefined;
      }
      users.all.add(page);
      users[this.rule.isRedirect(page) ? 'redirects' : 'nonredirects'].add(page);
    }
  }

  remove(page: Page): void {
    for (const file of this.rule.uses(page)) {
      const users = this.users.get(file);
      if (!users) continue;
      users.all.remove(page);
      users[this.rule.isRedirect(page) ? 'redirects' : 'nonredirects'].remove(page);
      if (users.all.size === 0) {
        this.users.delete(file);
        this.sortedKeys = undefined;
      }
    }
  }

  /** The pages that use a file, including redirects; `undefined` if there are none. */
  usersOf(file: string, filter: RedirectFilter): SortedPages | undefined {
    return this.users.get(file)?.[filter];
  }

  /** The keys of all used files, existing or not, by code point. */
  get files(): readonly string[] {
    this.sortedKeys ??= [...this.users.keys()].sort(compareByCodePoint);
    return this.sortedKeys;
  }

  /** The index in `files` of the first key that is not less than the given one. */
  indexOfFirst(key: string): number {
    const { files } = this;
    let low = 0;
    let high = files.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareByCodePoint(files[middle]!, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export type { PagePlace };

/**
 * The order of the bytes of UTF-8, in which real wikis sort. JavaScript compares UTF-16 units, which puts characters
 * beyond U+FFFF before those from U+E000 on.
 */
export function compareByCodePoint(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return codePointRank(left) - codePointRank(right);
  }
  return a.length - b.length;
}

/** Moves surrogates above the rest of the basic plane. */
function codePointRank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
