import type { Page } from './page';

/** How many pages of each namespace are articles (reading 7.2). */
export class ArticleCount {
  private readonly byNamespace = new Map<number, number>();

  copy(): ArticleCount {
    const copy = new ArticleCount();
    for (const [namespace, count] of this.byNamespace) copy.byNamespace.set(namespace, count);
    return copy;
  }

  add(page: Page): void {
    this.change(page, 1);
  }

  remove(page: Page): void {
    this.change(page, -1);
  }

  of(namespaces: readonly number[]): number {
    return namespaces.reduce((sum, namespace) => sum + (this.byNamespace.get(namespace) ?? 0), 0);
  }

  private change({ namespace, isArticle }: Page, by: number): void {
    if (!isArticle) return;
    this.byNamespace.set(namespace, (this.byNamespace.get(namespace) ?? 0) + by);
  }
}
