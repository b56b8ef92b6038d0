import type { Page } from './page';
import { firstIndex, SortedList } from './sorted-list';
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

/** Pages in lists for each filter, or, of at most `mostInOrder` pages, all of them by id. Such an array never changes. */
type Users = Readonly<Record<RedirectFilter, SortedPages>> | readonly Page[];

/** Most of what pages use has few users, for which lists would take much more memory than the pages. */
const mostInOrder = 8;

/** The users of each file, or of whatever else pages use, updated with every change of a page. */
export class Usage {
  private readonly users = new Map<string, Users>();
  /** Created when they are first listed. */
  private sortedKeys: SortedList<string> | undefined;

  constructor(private readonly rule = fileUsage) {}

  copy(): Usage {
    const copy = new Usage(this.rule);
    for (const [file, users] of this.users) {
      copy.users.set(file, isFew(users) ? users : mapLists(users, (pages) => pages.copy()));
    }
    return copy;
  }

  add(page: Page): void {
    for (const file of this.rule.uses(page)) {
      const users = this.users.get(file);
      if (!users) {
        this.users.set(file, [page]);
        this.sortedKeys?.add(file);
      } else if (!isFew(users)) {
        users.all.add(page);
        users[this.rule.isRedirect(page) ? 'redirects' : 'nonredirects'].add(page);
      } else {
        const index = firstIndex(users, ({ id }) => id > page.id);
        const more = [...users.slice(0, index), page, ...users.slice(index)];
        this.users.set(file, more.length > mostInOrder ? mapLists(filters, (filter) => this.list(more, filter)) : more);
      }
    }
  }

  remove(page: Page): void {
    for (const file of this.rule.uses(page)) {
      const users = this.users.get(file);
      if (!users) continue;
      let isUsed: boolean;
      if (isFew(users)) {
        const others = users.filter(({ id }) => id !== page.id);
        isUsed = others.length > 0;
        this.users.set(file, others);
      } else {
        users.all.remove(page);
        users[this.rule.isRedirect(page) ? 'redirects' : 'nonredirects'].remove(page);
        isUsed = users.all.size > 0;
      }
      if (isUsed) continue;
      this.users.delete(file);
      this.sortedKeys?.remove(file);
    }
  }

  /** The pages that use a file, including redirects; `undefined` if there are none. */
  usersOf(file: string, filter: RedirectFilter): SortedPages | undefined {
    const users = this.users.get(file);
    return users && isFew(users) ? this.list(users, filter) : users?.[filter];
  }

  /** How many pages use a file, including redirects. */
  countOf(file: string): number {
    const users = this.users.get(file);
    if (!users) return 0;
    return isFew(users) ? users.length : users.all.size;
  }

  private list(pages: readonly Page[], filter: RedirectFilter): SortedPages {
    const list = new SortedPages();
    for (const page of pages) {
      if (filter === 'all' || this.rule.isRedirect(page) === (filter === 'redirects')) list.add(page);
    }
    return list;
  }

  /** The keys of all used files, existing or not, by code point. */
  get files(): SortedList<string> {
    if (!this.sortedKeys) {
      this.sortedKeys = new SortedList(compareByCodePoint);
      for (const key of [...this.users.keys()].sort(compareByCodePoint)) this.sortedKeys.add(key);
    }
    return this.sortedKeys;
  }
}

function isFew(users: Users): users is readonly Page[] {
  return Array.isArray(users);
}

const filters: Readonly<Record<RedirectFilter, RedirectFilter>> = {
  all: 'all',
  redirects: 'redirects',
  nonredirects: 'nonredirects',
};

function mapLists<From>(
  { all, redirects, nonredirects }: Readonly<Record<RedirectFilter, From>>,
  map: (from: From) => SortedPages,
): Record<RedirectFilter, SortedPages> {
  return { all: map(all), redirects: map(redirects), nonredirects: map(nonredirects) };
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
