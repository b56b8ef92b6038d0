import { memberType, type MemberType } from './categories';
import { compareByCodePoint } from './file-usage';
import type { Page } from './page';
import { SortedGroups } from './sorted-groups';
import type { SortedList } from './sorted-list';

/** A page in a category. */
export interface CategoryMember {
  readonly pageId: number;
  /** In upper case: what sorts the page before its title, a line break and the title (reading 15.1). */
  readonly sortKey: string;
  /** What sorts the page before its title, as it is written; empty for nothing. */
  readonly sortPrefix: string;
  /** When it joined the category. */
  readonly since: string;
}

type JoiningPlace = Pick<CategoryMember, 'since' | 'pageId'>;

/** The members of each category, by type and sort key, and by time; updated with every change of a page. */
export class CategoryMembers {
  private bySortKey = new SortedGroups<string, CategoryMember>(compareMembers);
  private byTime = new SortedGroups<string, CategoryMember>(compareTimes);

  copy(): CategoryMembers {
    const copy = new CategoryMembers();
    copy.bySortKey = this.bySortKey.copy();
    copy.byTime = this.byTime.copy();
    return copy;
  }

  add(page: Page): void {
    this.change(page, 'add');
  }

  remove(page: Page): void {
    this.change(page, 'remove');
  }

  private change(page: Page, operation: 'add' | 'remove'): void {
    const type = memberType(page);
    for (const { key, sortPrefix, since } of page.categories ?? []) {
      const member = { pageId: page.id, sortKey: categorySortKey(page, sortPrefix), sortPrefix, since };
      this.bySortKey[operation](groupOf(key, type), member);
      this.byTime[operation](key, member);
    }
  }

  /** The members of a category of one type, by sort key; undefined if there are none. */
  sorted(key: string, type: MemberType): SortedList<CategoryMember> | undefined {
    return this.bySortKey.get(groupOf(key, type));
  }

  /** All members of a category, the oldest first; undefined if there are none. */
  timed(key: string): SortedList<CategoryMember> | undefined {
    return this.byTime.get(key);
  }
}

function groupOf(key: string, type: MemberType): string {
  return `${type}:${key}`;
}

function compareMembers(one: CategoryMember, other: CategoryMember): number {
  return compareByCodePoint(one.sortKey, other.sortKey) || one.pageId - other.pageId;
}

/** The order by time: of pages that joined at the same time, by id. */
export function compareTimes(one: JoiningPlace, other: JoiningPlace): number {
  if (one.since !== other.since) return one.since < other.since ? -1 : 1;
  return one.pageId - other.pageId;
}

/** What a page is sorted by in a category. */
export function categorySortKey({ key }: Pick<Page, 'key'>, sortPrefix: string): string {
  const title = key.replaceAll('_', ' ');
  return collate(sortPrefix === '' ? title : `${sortPrefix.replace(/[\n\t]/g, ' ')}\n${title}`);
}

/** The collation of a fresh wiki, which is `uppercase`. */
export function collate(text: string): string {
  return text.toUpperCase();
}
