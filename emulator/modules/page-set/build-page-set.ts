import type { InvalidTitle } from '../../wiki/invalid-title';
import type { Integer } from '../../request/integer';
import { specialNamespace } from '../../wiki/namespaces';
import type { Page } from '../../wiki/page';
import { isTitle, parseTitle, prefixedText, type Title } from '../../wiki/title';
import type { WikiModel } from '../../wiki/wiki-model';
import { compareByCodePoint } from '../../wiki/file-usage';
import type { Normalized, PageEntry, PageSet, PageSource } from './page-set';

/**
 * Finds the pages of a source (facts 4.7, reading 9.4).
 *
 * @param followRedirects puts in place of a redirect the page that it leads to
 */
export function buildPageSet(wiki: WikiModel, source: PageSource, followRedirects: boolean): PageSet {
  const builder = new PageSetBuilder(wiki, followRedirects);
  switch (source.kind) {
    case 'titles':
      builder.addRepaired(source.repaired ?? []);
      for (const text of source.titles) builder.addText(text);
      builder.sortByTitle();
      break;
    case 'ids':
      for (const id of source.ids) builder.addId(id);
      builder.sortById();
      break;
    case 'revisions':
      for (const revision of source.revisions) builder.addRevision(revision);
      builder.sortById();
      break;
    case 'pages':
      for (const page of source.pages) builder.addPage(page);
      break;
    case 'generated titles':
      for (const title of source.titles) builder.addTitle(title);
      builder.sortByTitle();
      break;
  }
  return builder.finish();
}

class PageSetBuilder {
  private existing = new Map<number, Page>();
  private readonly missing = new Map<string, Title>();
  private readonly missingIds: Integer[] = [];
  private readonly special = new Map<string, { readonly title: Title; readonly exists: boolean }>();
  private readonly invalid = new Map<string, InvalidTitle>();
  private readonly normalized: Normalized[] = [];
  private readonly interwiki = new Map<string, Title>();
  private readonly redirects: { from: Page; to: Title }[] = [];
  private readonly unknownRevisions: Integer[] = [];
  /** Namespaces in the order of their first appearance, in which pages that titles name are listed. */
  private readonly namespaces: number[] = [];

  constructor(
    private readonly wiki: WikiModel,
    private readonly followRedirects: boolean,
  ) {}

  addRepaired(repaired: readonly Normalized[]): void {
    this.normalized.push(...repaired);
  }

  addText(text: string): void {
    const title = parseTitle(text, this.wiki.site);
    if (!isTitle(title)) {
      this.invalid.set(text, title);
      return;
    }
    const shown = this.shownTitle(title);
    const written = prefixedText(shown, this.wiki.site.namespaces);
    if (written !== text) this.normalized.push({ from: text, encoded: false, to: written });
    if (title.interwiki !== '') this.interwiki.set(written, title);
    else this.addTitle(shown);
  }

  /** A special page has several names, of which one is shown. */
  private shownTitle(title: Title): Title {
    if (title.namespace !== specialNamespace) return title;
    const shown = this.wiki.site.specialPages.find(title.key);
    return shown === undefined ? title : { ...title, key: shown };
  }

  addTitle(title: Title): void {
    const written = prefixedText(title, this.wiki.site.namespaces);
    if (title.namespace < 0) {
      const isKnown = title.namespace === specialNamespace && this.wiki.site.specialPages.find(title.key) !== undefined;
      this.special.set(written, { title, exists: isKnown });
      return;
    }
    if (!this.namespaces.includes(title.namespace)) this.namespaces.push(title.namespace);
    const page = this.wiki.pages.findTitle(title.namespace, title.key);
    if (page) this.addPage(page);
    else this.missing.set(written, title);
  }

  addId(id: Integer): void {
    const page = this.wiki.pages.find(Number(id));
    if (page) this.addPage(page);
    else this.missingIds.push(id);
  }

  addRevision(revision: Integer): void {
    const page = this.wiki.pages.findRevision(Number(revision));
    if (page) this.addPage(page);
    else this.unknownRevisions.push(revision);
  }

  addPage(page: Page): void {
    const { target } = page;
    if (!this.followRedirects || !page.redirect || !target) {
      this.existing.set(page.id, page);
      return;
    }
    // Each redirect is followed once, so that a circle of them comes to an end.
    if (this.redirects.some(({ from }) => from === page)) return;
    this.redirects.push({ from: page, to: target });
    this.addTitle(target);
  }

  /** By namespace, in the order in which these appeared, then by key: how titles are looked up. */
  sortByTitle(): void {
    const place = (page: Page): number => this.namespaces.indexOf(page.namespace);
    this.sort((a, b) => place(a) - place(b) || compareByCodePoint(a.key, b.key));
  }

  sortById(): void {
    this.sort((a, b) => a.id - b.id);
  }

  private sort(compare: (a: Page, b: Page) => number): void {
    const pages = [...this.existing.values()].sort(compare);
    this.existing = new Map(pages.map((page) => [page.id, page]));
  }

  /** Numbers what has no id, over the invalid titles, the special ones, the missing ones; prints missing ones first. */
  finish(): PageSet {
    let number = 0;
    const invalid = Array.from(this.invalid, ([text, reason]): PageEntry => {
      return { kind: 'invalid', id: --number, text, reason };
    });
    const special = Array.from(this.special.values(), ({ title, exists }): PageEntry => {
      return { kind: 'special', id: --number, title, exists };
    });
    const missing = this.missingByNamespace().map((title): PageEntry => {
      return { kind: 'missing', id: --number, title };
    });
    const missingIds = this.missingIds.map((id): PageEntry => ({ kind: 'missing id', id }));
    const existing = Array.from(this.existing.values(), (page): PageEntry => {
      return { kind: 'existing', id: page.id, page };
    });
    return {
      entries: [...missingIds, ...missing, ...invalid, ...special, ...existing],
      normalized: this.normalized,
      interwiki: [...this.interwiki.values()],
      redirects: this.redirects,
      unknownRevisions: this.unknownRevisions,
    };
  }

  private missingByNamespace(): Title[] {
    const titles = [...this.missing.values()];
    return this.namespaces.flatMap((namespace) => titles.filter((title) => title.namespace === namespace));
  }
}
