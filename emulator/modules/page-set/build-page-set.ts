import type { Integer } from '../../text/integer';
import type { ArchivedRevision } from '../../model/archive';
import { compareByCodePoint } from '../../model/file-usage';
import { specialNamespace } from '../../model/namespaces';
import { holdsRight } from '../../model/rights';
import type { User } from '../../model/user';
import type { ResultRecord } from '../../response/result-tree';
import type { Page } from '../../model/page';
import { isTitle, parseTitle, prefixedText, type Title, titleOfKey, titleText } from '../../model/title';
import type { WikiModel } from '../../model/wiki-model';
import type { FollowedRedirect, Normalized, PageEntry, PageSet, PageSource, ToldMembers } from './page-set';

/**
 * Finds the pages of a source (core 4.7, reading 9.4).
 *
 * @param followRedirects puts in place of a redirect the page that it leads to; pages that a request names by revisions
 *   stay
 * @param user decides whether deleted revisions name their titles
 */
export function buildPageSet(wiki: WikiModel, source: PageSource, followRedirects: boolean, user?: User): PageSet {
  const builder = new PageSetBuilder(wiki, source.repaired ?? []);
  switch (source.kind) {
    case 'titles':
      builder.addTexts(source.titles);
      break;
    case 'ids':
      builder.addIds(source.ids);
      break;
    case 'revisions':
      builder.addRevisions(source.revisions, holdsRight(user, 'deletedhistory', wiki));
      if (!source.generated) return builder.finish();
      break;
    case 'pages':
      builder.addPages(source.pages);
      break;
    case 'generated titles':
      builder.addTitles(source.titles);
      if (source.told) builder.tell(source.told);
      break;
  }
  if (followRedirects) builder.followRedirects();
  return builder.finish();
}

/** Collects the members of a page set; what has no id gets a number below zero when it is found. */
class PageSetBuilder {
  private number = 0;
  private readonly existing = new Map<number, Page>();
  private readonly missing = new Map<string, PageEntry>();
  private readonly missingIds: PageEntry[] = [];
  private readonly special = new Map<string, PageEntry>();
  private readonly invalid = new Map<string, PageEntry>();
  private readonly normalized: Normalized[];
  private readonly interwiki = new Map<string, Title>();
  private readonly redirects = new Map<number, FollowedRedirect>();
  private readonly unknownRevisions: Integer[] = [];
  private told: Map<string, ResultRecord> | undefined;

  constructor(
    private readonly wiki: WikiModel,
    repaired: readonly Normalized[],
  ) {
    this.normalized = [...repaired];
  }

  /** Invalid titles are found before the wiki looks for any page. */
  addTexts(texts: readonly string[]): void {
    const titles: Title[] = [];
    for (const text of texts) {
      const title = parseTitle(text, this.wiki.site);
      if (!isTitle(title)) {
        this.invalid.set(text, { kind: 'invalid', id: --this.number, text, reason: title });
        continue;
      }
      const shown = this.shownTitle(title);
      const written = this.written(shown);
      if (written !== text) this.normalized.push({ from: text, encoded: false, to: written });
      titles.push(shown);
    }
    this.addTitles(titles);
  }

  /** A special page has several names, of which one is shown. */
  private shownTitle(title: Title): Title {
    if (title.namespace !== specialNamespace) return title;
    const shown = this.wiki.site.specialPages.find(title.key);
    return shown === undefined ? title : { ...title, key: shown };
  }

  private written(title: Title): string {
    return prefixedText(title, this.wiki.site.namespaces);
  }

  /**
   * Looks titles up: the special ones first, then pages by namespace, in the order in which these appear. Of a namespace
   * those that exist come by key, those that are missing as they were named.
   */
  addTitles(titles: readonly Title[]): void {
    const namespaces = new Map<number, Title[]>();
    for (const title of titles) {
      if (title.interwiki !== '') this.interwiki.set(this.written(title), title);
      else if (title.namespace < 0) this.addSpecial(this.shownTitle(title));
      else if (title.key !== '') addToList(namespaces, title.namespace, title);
    }
    const missing: Title[] = [];
    for (const named of namespaces.values()) {
      const pages: Page[] = [];
      for (const title of named) {
        const page = this.wiki.pages.findTitle(title.namespace, title.key);
        if (page) pages.push(page);
        else missing.push(title);
      }
      this.addPages(pages.sort((a, b) => compareByCodePoint(a.key, b.key)));
    }
    for (const title of missing) this.addMissing(title);
  }

  private addSpecial(title: Title): void {
    const written = this.written(title);
    if (this.special.has(written)) return;
    const exists =
      title.namespace === specialNamespace
        ? this.wiki.site.specialPages.find(title.key) !== undefined
        : this.wiki.hasFile(title.key);
    this.special.set(written, { kind: 'special', id: --this.number, title, exists });
  }

  private addMissing(title: Title): void {
    const written = this.written(title);
    if (!this.missing.has(written)) this.missing.set(written, { kind: 'missing', id: --this.number, title });
  }

  addIds(ids: readonly Integer[]): void {
    const pages: Page[] = [];
    for (const id of ids) {
      const page = this.wiki.pages.find(Number(id));
      if (page) pages.push(page);
      else this.missingIds.push({ kind: 'missing id', id });
    }
    this.addPages(pages.sort(byId));
  }

  /** Pages of revisions, then titles of deleted ones, by revision. */
  addRevisions(revisions: readonly Integer[], withDeleted: boolean): void {
    const found: Page[] = [];
    const deleted: ArchivedRevision[] = [];
    for (const revision of revisions) {
      const number = Number(revision);
      const page = this.wiki.findPageOfRevision(number);
      const archived = page || !withDeleted ? undefined : this.wiki.knownArchive?.findRevision(number);
      if (page) found.push(page);
      else if (archived) deleted.push(archived);
      else this.unknownRevisions.push(revision);
    }
    this.addPages(found.sort(byId));
    deleted.sort((one, other) => one.id - other.id);
    this.addTitles(deleted.map(titleOfKey));
  }

  tell(told: ToldMembers): void {
    this.told = new Map(told);
  }

  /** A page has the lowest index of those of itself and of the redirects to it (vector search/generator-redirects). */
  private tellTargets(told: Map<string, ResultRecord>): void {
    for (const { from } of this.redirects.values()) {
      const { index } = told.get(titleText(from)) ?? {};
      const page = this.lastTarget(from);
      if (index === undefined || !page) continue;
      const held = told.get(titleText(page));
      told.set(titleText(page), { ...held, index: Math.min(Number(index), Number(held?.index ?? Infinity)) });
    }
  }

  /** The page that a redirect, and those that it leads to, end at; undefined if they go round. */
  private lastTarget(redirect: Page): Page | undefined {
    let page: Page | undefined = redirect;
    for (let step = 0; step <= this.redirects.size && page; step++) {
      const to: Title | undefined = this.redirects.get(page.id)?.to;
      if (!to) return page;
      page = to.interwiki === '' ? this.wiki.pages.findTitle(to.namespace, to.key) : undefined;
    }
    return undefined;
  }

  addPages(pages: readonly Page[]): void {
    for (const page of pages) this.existing.set(page.id, page);
  }

  /**
   * Puts in place of all redirects, by id, what they lead to, and again in place of those that this finds. Each is
   * followed once, so that a circle of them comes to an end.
   */
  followRedirects(): void {
    for (;;) {
      const targets: Title[] = [];
      for (const page of [...this.existing.values()].filter(leadsOn).sort(byId)) {
        this.existing.delete(page.id);
        if (this.redirects.has(page.id)) continue;
        this.redirects.set(page.id, { from: page, to: page.target });
        if (!this.isKnown(page.target)) targets.push(page.target);
      }
      if (targets.length === 0) return;
      this.addTitles(targets);
    }
  }

  /** Whether the title was named or led to before: then it is not looked up, and has the place that it has. */
  private isKnown(title: Title): boolean {
    const page = this.wiki.pages.findTitle(title.namespace, title.key);
    return page ? this.existing.has(page.id) || this.redirects.has(page.id) : this.missing.has(this.written(title));
  }

  /** Prints what has no page before what has one. */
  finish(): PageSet {
    if (this.told) this.tellTargets(this.told);
    const existing = Array.from(this.existing.values(), (page): PageEntry => ({ kind: 'existing', id: page.id, page }));
    const { missing, missingIds, invalid, special, normalized, interwiki, redirects, unknownRevisions } = this;
    const entries = [...missing.values(), ...missingIds, ...invalid.values(), ...special.values(), ...existing];
    return {
      entries: missingIds.length > 0 ? lastOfEachId(entries) : entries,
      normalized,
      interwiki: [...interwiki.values()],
      redirects: [...redirects.values()],
      unknownRevisions,
      told: this.told,
    };
  }
}

function addToList<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/**
 * A missing id below zero, of a client's making, takes the place of the missing title that has this number, and a
 * special page takes the place of such an id (vector query/missing-id-and-special-page); what modules tell of that title they tell of the id.
 */
function lastOfEachId(entries: readonly PageEntry[]): PageEntry[] {
  const byId = new Map<string, PageEntry>();
  for (const entry of entries) {
    const held = byId.get(String(entry.id));
    const isOverTitle = entry.kind === 'missing id' && held?.kind === 'missing';
    byId.set(String(entry.id), isOverTitle ? { ...entry, title: held.title } : entry);
  }
  return [...byId.values()];
}

function byId(a: Page, b: Page): number {
  return a.id - b.id;
}

function leadsOn(page: Page): page is Page & { readonly target: Title } {
  return page.redirect && page.target !== undefined;
}
