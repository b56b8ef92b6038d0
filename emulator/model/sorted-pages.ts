import type { Page } from './page';

/**
 * Pages in the two orders in which usage is listed: by id, and by namespace and id (core 4.3). Any place in either is
 * found by halving, so a page of results costs the same with ten users and with a million.
 */
export class SortedPages {
  private byId: Page[] = [];
  private readonly byNamespace = new Map<number, Page[]>();

  get size(): number {
    return this.byId.length;
  }

  copy(): SortedPages {
    const copy = new SortedPages();
    copy.byId = [...this.byId];
    for (const [namespace, pages] of this.byNamespace) copy.byNamespace.set(namespace, [...pages]);
    return copy;
  }

  add(page: Page): void {
    insert(this.byId, page);
    let sameNamespace = this.byNamespace.get(page.namespace);
    if (!sameNamespace) this.byNamespace.set(page.namespace, (sameNamespace = []));
    insert(sameNamespace, page);
  }

  remove(page: Page): void {
    removeFrom(this.byId, page);
    const sameNamespace = this.byNamespace.get(page.namespace);
    if (sameNamespace) removeFrom(sameNamespace, page);
  }

  /**
   * At most `count` pages from a place on.
   *
   * @param namespaces none: all, by id; one: that one, by id; more: by namespace, then id
   * @param from the first page to list; without it, the list begins at its beginning. The namespace counts only where
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
}

export interface PagePlace {
  readonly namespace: number;
  readonly id: number;
}

/** Appends pages of an id-ordered list to `target` until that holds `count`. */
function take(target: Page[], list: readonly Page[], descending: boolean, from: number | undefined, count: number) {
  if (descending) {
    let index = from === undefined ? list.length - 1 : firstAtLeast(list, from + 1) - 1;
    while (index >= 0 && target.length < count) target.push(list[index--]!);
  } else {
    let index = from === undefined ? 0 : firstAtLeast(list, from);
    while (index < list.length && target.length < count) target.push(list[index++]!);
  }
  return target;
}

/** The index of the first page whose id is not less; the length of the list where there is none. */
function firstAtLeast(list: readonly Page[], id: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]!.id < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

function insert(list: Page[], page: Page): void {
  const last = list.at(-1);
  if (!last || last.id < page.id) list.push(page);
  else list.splice(firstAtLeast(list, page.id), 0, page);
}

function removeFrom(list: Page[], page: Page): void {
  const index = firstAtLeast(list, page.id);
  if (list[index]?.id === page.id) list.splice(index, 1);
}
