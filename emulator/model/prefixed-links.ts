import { compareByCodePoint } from './file-usage';
import type { Page } from './page';
import { readPrefixedLink, type PrefixedLinks, type PrefixedTitle } from './prefixed-title';
import { SortedGroups } from './sorted-groups';

/** A link of a page to another wiki. */
export interface PlacedLink extends PrefixedTitle {
  readonly pageId: number;
}

export function comparePrefixed(one: PrefixedTitle, other: PrefixedTitle): number {
  return compareByCodePoint(one.prefix, other.prefix) || compareByCodePoint(one.title, other.title);
}

export function comparePlaced(one: PlacedLink, other: PlacedLink): number {
  return comparePrefixed(one, other) || one.pageId - other.pageId;
}

/** Links by prefix and title. */
export function sortedPrefixedLinks(texts: readonly string[]): readonly string[] {
  return [...texts].sort((one, other) => comparePrefixed(readPrefixedLink(one), readPrefixedLink(other)));
}

/** The links of all pages of one kind, by prefix, title and page; updated with every change of a page. */
export class PrefixedUsage {
  private links = new SortedGroups<string, PlacedLink>(comparePlaced);

  constructor(private readonly kind: keyof PrefixedLinks) {}

  copy(): PrefixedUsage {
    const copy = new PrefixedUsage(this.kind);
    copy.links = this.links.copy();
    return copy;
  }

  add(page: Page): void {
    this.change(page, 'add');
  }

  remove(page: Page): void {
    this.change(page, 'remove');
  }

  private change(page: Page, operation: 'add' | 'remove'): void {
    for (const text of page[this.kind] ?? []) {
      const link = { pageId: page.id, ...readPrefixedLink(text) };
      this.links[operation](link.prefix, link);
    }
  }

  /**
   * The links with a prefix, or all of them.
   *
   * @param from the first one, which need not be a link
   */
  *walk(prefix: string | undefined, descending: boolean, from: PlacedLink | undefined): Generator<PlacedLink, void> {
    const prefixes = prefix === undefined ? [...this.links.keys()].sort(compareByCodePoint) : [prefix];
    if (descending) prefixes.reverse();
    for (const one of prefixes) {
      const place = from && compareByCodePoint(one, from.prefix) * (descending ? -1 : 1);
      if (place !== undefined && place < 0) continue;
      const start = from && place === 0 ? (link: PlacedLink) => comparePlaced(link, from) : undefined;
      yield* this.links.get(one)?.walk(descending, start) ?? [];
    }
  }
}
