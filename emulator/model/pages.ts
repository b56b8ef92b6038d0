import type { ArticleCount } from './article-count';
import { Categories } from './categories';
import type { CategoryMembers } from './category-members';
import type { Release } from '../releases/release';
import type { ExternalLinks } from './external-links';
import type { FileIndex } from './file-index';
import { compareByCodePoint, Usage, type UsageRule } from './file-usage';
import { fileNamespace } from './namespaces';
import type { Page } from './page';
import type { LinkTargets } from './link-targets';
import type { PageNumbers } from './page-numbers';
import { PageHistory } from './page-history';
import type { PrefixedUsage } from './prefixed-links';
import type { PrefixedLinks } from './prefixed-title';
import type { PropertyUsage } from './property-usage';
import type { Revision, RevisionWatcher } from './revision';
import type { SearchIndex } from './search-index';
import type { SortedGroups } from './sorted-groups';
import type { SortedList } from './sorted-list';
import { titleText } from './title';

/** The pages of a wiki, by id and by title, with the usage of files that follows from them. */
export class Pages {
  private byId = new Map<number, Page>();
  /** By namespace and key. */
  private byTitle = new Map<number, Map<string, Page>>();
  private byRevision = new Map<number, Page>();
  private heldUsage = new Usage();
  private heldCategories = new Categories();
  private heldHistory = new PageHistory();
  /** Each created when pages are first looked up by it: most wikis of tests never are asked. */
  private indexes: Partial<Indexes> = {};
  /** Created with the first link. */
  private heldLinks: ExternalLinks | undefined;
  /** Created with the first link, in releases that number them. */
  private heldTargets: LinkTargets | undefined;
  /** Created when files are first compared. */
  private heldFiles: FileIndex | undefined;
  /** By namespace, sorted by key. Created when pages are first listed by title. */
  private heldTitles: SortedGroups<number, Page> | undefined;
  /** The ids of the pages whose texts depend on a title, by title. Created with the first such text. */
  private dependents: SortedGroups<string, number> | undefined;
  private maximumId = 0;
  private maximumRevision = 0;
  private fileCount = 0;
  /** Whether a fork shares the objects, which must then be copied before they change. */
  private isShared = false;
  /** What was found by going through all pages; undefined after each change. */
  private derived: Map<unknown, unknown> | undefined;
  /** Told of every revision that is added, changed or removed. */
  private watcher: RevisionWatcher | undefined;

  /** @param release decides how external links are stored. Default: the newest. */
  constructor(private readonly release?: Release) {}

  get usage(): Usage {
    return this.heldUsage;
  }

  /** The pages that link to each title: `10:Box`. */
  get linkUsage(): Usage {
    return this.index('links');
  }

  /** The pages that transclude each title. */
  get templateUsage(): Usage {
    return this.index('templates');
  }

  /** The titles that pages link to, by their numbers. */
  get linkTargets(): LinkTargets | undefined {
    return this.heldTargets;
  }

  /** The redirects to each title; those to a section of it are marked. */
  get redirectUsage(): Usage {
    return this.index('redirects');
  }

  /** The same with the redirects to pages of other wikis, which have the title there. */
  get allRedirectUsage(): Usage {
    return this.index('allRedirects');
  }

  private index<Name extends keyof Indexes>(name: Name): Indexes[Name] {
    const held: Indexes[Name] | undefined = this.indexes[name];
    if (held) return held;
    const index = newIndex[name]() as Indexes[Name];
    for (const page of this.byId.values()) index.add(page);
    this.indexes = { ...this.indexes, [name]: index };
    return index;
  }

  /**
   * Something that follows from the pages and their histories alone: it is found once, and again after a change.
   *
   * @param key what it is kept under
   */
  derive<Value>(key: unknown, find: () => Value): Value {
    this.derived ??= new Map();
    if (!this.derived.has(key)) this.derived.set(key, find());
    return this.derived.get(key) as Value;
  }

  get categories(): Categories {
    return this.heldCategories;
  }

  /** The members of each category. */
  get categoryMembers(): CategoryMembers {
    return this.index('categoryMembers');
  }

  /** The pages that link to titles of other wikis. */
  prefixedUsage(kind: keyof PrefixedLinks): PrefixedUsage {
    return this.index(kind);
  }

  /** The pages that have each property. */
  get propertyUsage(): PropertyUsage {
    return this.index('properties');
  }

  get articleCount(): ArticleCount {
    return this.index('articles');
  }

  get externalLinks(): ExternalLinks {
    if (this.heldLinks) return this.heldLinks;
    const { ExternalLinks: Links } = require('./external-links') as typeof import('./external-links');
    return (this.heldLinks = new Links(this.release));
  }

  /** The uploaded files, by content and by name. */
  get files(): FileIndex {
    if (this.heldFiles) return this.heldFiles;
    const { FileIndex: Index } = require('./file-index') as typeof import('./file-index');
    this.heldFiles = new Index();
    for (const page of this.byTitle.get(fileNamespace)?.values() ?? []) this.heldFiles.add(page);
    return this.heldFiles;
  }

  /** The words of all titles and texts. */
  get search(): SearchIndex {
    return this.index('words');
  }

  /** All pages in a random order. */
  get numbered(): PageNumbers {
    return this.index('numbers');
  }

  /** Past revisions. */
  get history(): PageHistory {
    return this.heldHistory;
  }

  /** Ids of all revisions that exist or existed. */
  get highestId(): number {
    return this.maximumId;
  }

  get highestRevision(): number {
    return this.maximumRevision;
  }

  /** Whether any page has an uploaded file. */
  get hasFiles(): boolean {
    return this.fileCount > 0;
  }

  /** How many pages have an uploaded file. */
  get countFiles(): number {
    return this.fileCount;
  }

  get size(): number {
    return this.byId.size;
  }

  /** In no particular order. */
  all(): Iterable<Page> {
    return this.byId.values();
  }

  find(id: number): Page | undefined {
    return this.byId.get(id);
  }

  /** The page with this current revision. */
  findRevision(revision: number): Page | undefined {
    return this.byRevision.get(revision);
  }

  /** Whether any page has, or had, the revision. */
  hasRevision(revision: number): boolean {
    return this.byRevision.has(revision) || this.history.findPage(revision) !== undefined;
  }

  findTitle(namespace: number, key: string): Page | undefined {
    return this.byTitle.get(namespace)?.get(key);
  }

  /** The pages whose texts transclude a title, or depend on whether it has a page. */
  dependentsOf(namespace: number, key: string): Page[] {
    const ids = this.dependents?.get(titleText({ namespace, key }))?.walk(false, undefined) ?? [];
    return Array.from(ids, (id) => this.byId.get(id)).filter((page) => page !== undefined);
  }

  /** The pages of a namespace, by code points of their keys; undefined if it has none. */
  inNamespace(namespace: number): SortedList<Page> | undefined {
    if (!this.heldTitles) {
      this.heldTitles = newGroups(byKey);
      for (const page of this.byId.values()) this.heldTitles.add(page.namespace, page);
    }
    return this.heldTitles.get(namespace);
  }

  /** The ids of all revisions, current and past, in no particular order. */
  *revisionIds(): Generator<number, void> {
    yield* this.byRevision.keys();
    yield* this.history.ids();
  }

  /** Tells of every revision that is added, changed or removed from now on; forks do not. */
  watchRevisions(watcher: RevisionWatcher): void {
    this.watcher = watcher;
  }

  /** Adds a page, or replaces the one with its title. */
  put(page: Page): void {
    this.own();
    const pages = this.pagesByKey(page.namespace);
    const held = pages.get(page.key);
    if (held) {
      this.unlink(held);
      this.categories.replace(held, page);
    } else {
      this.categories.add(page);
    }
    this.link(page, pages);
  }

  private link(page: Page, pages = this.pagesByKey(page.namespace)): void {
    this.byId.set(page.id, page);
    this.maximumId = Math.max(this.maximumId, page.id);
    this.maximumRevision = Math.max(this.maximumRevision, page.revision);
    if (page.file) {
      this.fileCount++;
      this.heldFiles?.add(page);
    }
    if (page.dependsOn) {
      this.dependents ??= newGroups(byNumber);
      for (const title of page.dependsOn) this.dependents.add(title, page.id);
    }
    pages.set(page.key, page);
    this.byRevision.set(page.revision, page);
    this.watcher?.touch(page.revision);
    this.heldTitles?.add(page.namespace, page);
    this.usage.add(page);
    for (const index of Object.values(this.indexes)) index.add(page);
    if (page.pageLinks ?? page.templates) this.numberTargets(page);
    if (this.heldLinks || page.links) this.externalLinks.put(page);
  }

  private numberTargets(page: Page): void {
    if (this.release?.since('1.43') !== true) return;
    if (!this.heldTargets) {
      const { LinkTargets: Targets } = require('./link-targets') as typeof import('./link-targets');
      this.heldTargets = new Targets();
    }
    this.heldTargets.add(page, ({ namespace, key }) => this.findTitle(namespace, key) !== undefined);
  }

  /** Puts a page under another title, with its history. */
  rename(page: Page, renamed: Page): void {
    this.own();
    this.unlink(page);
    this.heldLinks?.remove(page);
    this.categories.move(page, renamed);
    this.link(renamed);
  }

  /** Removes a page and its history. */
  remove(page: Page): void {
    this.own();
    this.unlink(page);
    this.categories.remove(page);
    if (this.watcher) for (const { id } of this.history.walk(page.id, false)) this.watcher.touch(id);
    this.history.removeAll(page.id);
    this.heldLinks?.remove(page);
  }

  /** Keeps the ids of a page and its revisions from being given to others. */
  reserve(pageId: number, revision: number): void {
    this.maximumId = Math.max(this.maximumId, pageId);
    this.maximumRevision = Math.max(this.maximumRevision, revision);
  }

  /** Adds a past revision of a page. */
  addPastRevision(pageId: number, revision: Revision): void {
    this.own();
    this.maximumRevision = Math.max(this.maximumRevision, revision.id);
    this.history.add(pageId, revision);
    this.watcher?.touch(revision.id);
  }

  /** Replaces a past revision of a page, such as by one with other tags. */
  replacePastRevision(pageId: number, revision: Revision): void {
    this.own();
    this.history.replace(pageId, revision);
    this.watcher?.touch(revision.id);
  }

  /** Gives a revision to the history of another page. */
  moveRevision(from: number, to: number, revision: Revision): void {
    this.own();
    this.history.move(from, to, revision);
    this.watcher?.touch(revision.id);
  }

  /** The pages of a namespace, by key. */
  private pagesByKey(namespace: number): Map<string, Page> {
    let pages = this.byTitle.get(namespace);
    if (!pages) this.byTitle.set(namespace, (pages = new Map<string, Page>()));
    return pages;
  }

  private unlink(page: Page): void {
    this.byId.delete(page.id);
    if (page.file) {
      this.fileCount--;
      this.heldFiles?.remove(page);
    }
    for (const title of page.dependsOn ?? []) this.dependents?.remove(title, page.id);
    this.byTitle.get(page.namespace)?.delete(page.key);
    this.byRevision.delete(page.revision);
    this.watcher?.touch(page.revision);
    this.heldTitles?.remove(page.namespace, page);
    this.usage.remove(page);
    for (const index of Object.values(this.indexes)) index.remove(page);
  }

  /** An independent copy; copying happens when either of the two changes. */
  fork(): Pages {
    const fork = new Pages(this.release);
    fork.byId = this.byId;
    fork.byTitle = this.byTitle;
    fork.byRevision = this.byRevision;
    fork.heldUsage = this.heldUsage;
    fork.indexes = this.indexes;
    fork.heldCategories = this.heldCategories;
    fork.heldHistory = this.heldHistory;
    fork.heldLinks = this.heldLinks;
    fork.heldFiles = this.heldFiles;
    fork.heldTitles = this.heldTitles;
    fork.heldTargets = this.heldTargets;
    fork.dependents = this.dependents;
    fork.maximumId = this.maximumId;
    fork.maximumRevision = this.maximumRevision;
    fork.fileCount = this.fileCount;
    fork.isShared = this.isShared = true;
    return fork;
  }

  private own(): void {
    this.derived = undefined;
    if (!this.isShared) return;
    this.byId = new Map(this.byId);
    this.byTitle = new Map([...this.byTitle].map(([namespace, pages]) => [namespace, new Map(pages)]));
    this.byRevision = new Map(this.byRevision);
    this.heldUsage = this.heldUsage.copy();
    this.indexes = Object.fromEntries(Object.entries(this.indexes).map(([name, index]) => [name, index.copy()]));
    this.heldCategories = this.heldCategories.copy();
    this.heldHistory = this.heldHistory.copy();
    this.heldLinks = this.heldLinks?.copy();
    this.heldFiles = this.heldFiles?.copy();
    this.heldTitles = this.heldTitles?.copy();
    this.heldTargets = this.heldTargets?.copy();
    this.dependents = this.dependents?.copy();
    this.isShared = false;
  }
}

const usageRules = {
  links: { uses: ({ pageLinks = [] }) => pageLinks, isRedirect: ({ redirect }) => redirect },
  templates: { uses: ({ templates = [] }) => templates, isRedirect: ({ redirect }) => redirect },
  redirects: {
    uses: ({ redirect, target }) => (redirect && target?.interwiki === '' ? [titleText(target)] : []),
    isRedirect: ({ target }) => target !== undefined && target.fragment !== '',
  },
  allRedirects: {
    uses: ({ redirect, target }) => (redirect && target && target.key !== '' ? [titleText(target)] : []),
    isRedirect: () => true,
  },
} satisfies Record<string, UsageRule>;

function newPrefixedUsage(kind: keyof PrefixedLinks): PrefixedUsage {
  const { PrefixedUsage: Links } = require('./prefixed-links') as typeof import('./prefixed-links');
  return new Links(kind);
}

/** What finds pages in one way, and is told of every page that comes or goes. Each is loaded when it is first needed. */
const newIndex = {
  links: () => new Usage(usageRules.links),
  templates: () => new Usage(usageRules.templates),
  redirects: () => new Usage(usageRules.redirects),
  allRedirects: () => new Usage(usageRules.allRedirects),
  languageLinks: () => newPrefixedUsage('languageLinks'),
  interwikiLinks: () => newPrefixedUsage('interwikiLinks'),
  articles: () => new (require('./article-count') as typeof import('./article-count')).ArticleCount(),
  categoryMembers: () => new (require('./category-members') as typeof import('./category-members')).CategoryMembers(),
  properties: () => new (require('./property-usage') as typeof import('./property-usage')).PropertyUsage(),
  words: () => new (require('./search-index') as typeof import('./search-index')).SearchIndex(),
  numbers: () => new (require('./page-numbers') as typeof import('./page-numbers')).PageNumbers(),
};

type Indexes = { [Name in keyof typeof newIndex]: ReturnType<(typeof newIndex)[Name]> };

/** Loaded with the first text that depends on another page, or the first list of pages by title. */
function newGroups<Key, Item>(compare: (one: Item, other: Item) => number): SortedGroups<Key, Item> {
  const { SortedGroups: Groups } = require('./sorted-groups') as typeof import('./sorted-groups');
  return new Groups<Key, Item>(compare);
}

function byKey(one: Page, other: Page): number {
  return compareByCodePoint(one.key, other.key);
}

function byNumber(one: number, other: number): number {
  return one - other;
}
