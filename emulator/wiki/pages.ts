import { Categories } from './categories';
import { compareByCodePoint, FileUsage } from './file-usage';
import type { Page } from './page';

/** The pages of a wiki, by id and by title, with the usage of files that follows from them. */
export class Pages {
  readonly usage = new FileUsage();
  readonly categories = new Categories();
  private readonly byId = new Map<number, Page>();
  private readonly byTitle = new Map<string, Page>();
  private readonly byRevision = new Map<number, Page>();
  /** By namespace, sorted by key; made anew when titles have come or gone. */
  private readonly sorted = new Map<number, readonly Page[]>();

  get size(): number {
    return this.byId.size;
  }

  find(id: number): Page | undefined {
    return this.byId.get(id);
  }

  /** The page whose current revision it is. */
  findRevision(revision: number): Page | undefined {
    return this.byRevision.get(revision);
  }

  findTitle(namespace: number, key: string): Page | undefined {
    return this.byTitle.get(titleKey(namespace, key));
  }

  /** The pages of a namespace, by code points of their keys. */
  inNamespace(namespace: number): readonly Page[] {
    let pages = this.sorted.get(namespace);
    if (!pages) {
      const found: Page[] = [];
      for (const page of this.byId.values()) if (page.namespace === namespace) found.push(page);
      pages = found.sort((a, b) => compareByCodePoint(a.key, b.key));
      this.sorted.set(namespace, pages);
    }
    return pages;
  }

  /** Adds a page, or replaces the one with its title. */
  put(page: Page): void {
    const held = this.findTitle(page.namespace, page.key);
    if (held) this.remove(held);
    this.byId.set(page.id, page);
    this.byTitle.set(titleKey(page.namespace, page.key), page);
    this.byRevision.set(page.revision, page);
    this.sorted.delete(page.namespace);
    this.usage.add(page);
    this.categories.add(page);
  }

  remove(page: Page): void {
    this.byId.delete(page.id);
    this.byTitle.delete(titleKey(page.namespace, page.key));
    this.byRevision.delete(page.revision);
    this.sorted.delete(page.namespace);
    this.usage.remove(page);
    this.categories.remove(page);
  }
}

function titleKey(namespace: number, key: string): string {
  return `${namespace}:${key}`;
}
