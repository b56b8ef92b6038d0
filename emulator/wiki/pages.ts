import { FileUsage } from './file-usage';
import type { Page } from './page';

/** The pages of a wiki, by id and by title, with the usage of files that follows from them. */
export class Pages {
  readonly usage = new FileUsage();
  private readonly byId = new Map<number, Page>();
  private readonly byTitle = new Map<string, Page>();
  private highestId = 0;

  get size(): number {
    return this.byId.size;
  }

  /** The id that the next page without one gets. */
  get nextId(): number {
    return this.highestId + 1;
  }

  find(id: number): Page | undefined {
    return this.byId.get(id);
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
    this.highestId = Math.max(this.highestId, page.id);
    this.usage.add(page);
  }

  remove(page: Page): void {
    this.byId.delete(page.id);
    this.byTitle.delete(titleKey(page.namespace, page.key));
    this.usage.remove(page);
  }
}

function titleKey(namespace: number, key: string): string {
  return `${namespace}:${key}`;
}
