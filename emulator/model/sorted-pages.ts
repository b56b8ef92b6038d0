import type { Page } from './page';
import { SortedList } from './sorted-list';

/**
 * Pages in the two orders in which usage is listed: by id, and by namespace and id (core 4.3). Any place in either order is
 * found by binary search, so a page of results costs the same with ten users as with a million.
 */
export class SortedPages {
  private byId = new SortedList(compareIds);
  private readonly byNamespace = new Map<number, SortedList<Page>>();

  get size(): number {
    return this.byId.size;
  }

  copy(): SortedPages {
    const copy = new SortedPages();
    copy.byId = this.byId.copy();
    for (const [namespace, pages] of this.byNamespace) copy.byNamespace.set(namespace, pages.copy());
    return copy;
  }

  add(page: Page): void {
    this.byId.add(page);
    let sameNamespace = this.byNamespace.get(page.namespace);
    if (!sameNamespace) this.byNamespace.set(page.namespace, (sameNamespace = new SortedList(compareIds)));
    sameNamespace.add(page);
  }

  remove(page: Page): void {
    this.byId.remove(page);
    this.byNamespace.get(page.namespace)?.remove(page);
  }

  /**
   * Returns at most `count` pages from a place on.
   *
   * @param namespaces none: all, by id; one: that one, by id; more: by namespace, then id
   * @param from the first page to list. Default: the start of the list. The namespace matters only if
   *   two or more are selected (core 4.5).
   */
  slice(namespaces: readonly number[], descending: boolean, from: PagePlace | undefined, count: number): Page[] {
    if (namespaces.length === 0) return take([], this.byId, descending, from?.id, count);
    const ordered = [...namespaces].sort((a, b) => (descending ? b - a : a - b));
    const pages: Page[] = [];
    for (const namespace of ordered) {
      if (pages.length >= count) break;
      const list = this.byNamespace.get(namespace);
      if (!list) continue;
      if (ordered.length === 1 || !from || namespace === from.namespace) {
        take(pages, list, descending, from?.id, count);
      } else if (descending ? namespace < from.namespace : namespace > from.namespace) {
        take(pages, list, descending, undefined, count);
      }
    }
    return pages;
  }

  /**
   * Returns at most `count` pages of some namespaces by id, from an id on.
   *
   * @param namespaces none: all
   */
  sliceById(namespaces: readonly number[], from: number | undefined, count: number): Page[] {
    const place = from === undefined ? undefined : { namespace: 0, id: from };
    if (namespaces.length < 2) return this.slice(namespaces, false, place, count);
    const lists = namespaces.flatMap((namespace) => this.byNamespace.get(namespace) ?? []);
    const { mergeSorted } = require('./merge-sorted') as typeof import('./merge-sorted');
    const compare = place && (({ id }: Page): number => id - place.id);
    const pages: Page[] = [];
    for (const page of mergeSorted(
      lists.map((list) => list.walk(false, compare)),
      compareIds,
    )) {
      if (pages.length >= count) break;
      pages.push(page);
    }
    return pages;
  }
}

export interface PagePlace {
  readonly namespace: number;
  readonly id: number;
}

function compareIds(one: Page, other: Page): number {
  return one.id - other.id;
}

/** Appends pages of a list to `target` until it contains `count` pages. */
function take(
  target: Page[],
  list: SortedList<Page>,
  descending: boolean,
  from: number | undefined,
  count: number,
): Page[] {
  list.appendTo(target, count, descending, from === undefined ? undefined : ({ id }) => id - from);
  return target;
}
