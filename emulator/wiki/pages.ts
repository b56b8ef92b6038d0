import { FileUsage } from './file-usage';
import type { Page } from './page';

/** The pages of a wiki, by id and by title, with the usage of files that follows from them. */
export class Pages {
  readonly usage = new FileUsage();
  private readonly byId = new Map<number, Page>();
  private readonly byTitle = new Map<string, Page>();
  private readonly byRevision = new Map<number, Page>();

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

  /** Adds a page, or replaces the one with its title. */
  put(page: Page): void {
    const held = this.findTitle(page.namespace, page.key);
    if (held) this.remove(held);
    this.byId.set(page.id, page);
    this.byTitle.set(titleKey(page.namespace, page.key), page);
    this.byRevision.set(page.revision, page);
    this.usage.add(page);
  }

  remove(page: Page): void {
    this.byId.delete(page.id);
    this.byTitle.delete(titleKey(page.namespace, page.key));
    this.byRevision.delete(page.revision);
    this.usage.remove(page);
  }
}

function titleKey(namespace: number, key: string): string {
  return `${namespace}:${key}`;
}
