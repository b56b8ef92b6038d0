import type { LinkRow } from './link-row';
import { compareByCodePoint } from './file-usage';
import { SortedList } from './sorted-list';

/** An external link with the page that has it. */
export interface UsedLink {
  readonly pageId: number;
  readonly row: LinkRow;
  /** What it is found by. */
  readonly key: string;
}

/** The external links of all pages, by address and by id; updated with every change of a page. */
export class ExternalLinkUsage {
  private byKey = new SortedList<UsedLink>(compareKeys);
  private byId = new SortedList<UsedLink>((one, other) => one.row.id - other.row.id);

  copy(): ExternalLinkUsage {
    const copy = new ExternalLinkUsage();
    copy.byKey = this.byKey.copy();
    copy.byId = this.byId.copy();
    return copy;
  }

  add(pageId: number, rows: readonly LinkRow[]): void {
    for (const link of usedLinks(pageId, rows)) {
      this.byKey.add(link);
      this.byId.add(link);
    }
  }

  remove(pageId: number, rows: readonly LinkRow[]): void {
    for (const link of usedLinks(pageId, rows)) {
      this.byKey.remove(link);
      this.byId.remove(link);
    }
  }

  /** The links from a key on, and from an id on of those with that key. */
  fromKey(key: string, id: number): Generator<UsedLink, void> {
    return this.byKey.walk(false, (link) => compareByCodePoint(link.key, key) || link.row.id - id);
  }

  /** The links from an id on. */
  fromId(id: number): Generator<UsedLink, void> {
    return this.byId.walk(false, ({ row }) => row.id - id);
  }
}

function usedLinks(pageId: number, rows: readonly LinkRow[]): readonly UsedLink[] {
  return rows.map((row) => ({ pageId, row, key: addressKey(row) }));
}

function compareKeys(one: UsedLink, other: UsedLink): number {
  return compareByCodePoint(one.key, other.key) || one.row.id - other.row.id;
}

/**
 * The first 60 bytes of the address that a link is found by. Percent signs are encoded once more (vector
 * extlinks/continues-at-an-encoded-address).
 */
export function addressKey({ domain, path }: Pick<LinkRow, 'domain' | 'path'>): string {
  return Buffer.from((domain + path).replaceAll('%', '%25'))
    .subarray(0, 60)
    .toString();
}
