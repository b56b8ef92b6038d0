import { compareByCodePoint, type Usage } from '../../../model/file-usage';
import {
  categoryNamespace,
  fileNamespace,
  interfaceNamespace,
  mediaNamespace,
  templateNamespace,
  userNamespace,
  userTalkNamespace,
} from '../../../model/namespaces';
import type { Page, UploadedFile } from '../../../model/page';
import { pageProperty } from '../../../model/page-properties';
import { isTitle, parseTitle, titleText, type Title } from '../../../model/title';
import { compareTitles, readTitleText } from '../../../model/title-text';
import type { WikiModel } from '../../../model/wiki-model';
import type { ResultRecord } from '../../../response/result-tree';

/** A title that a query page lists. */
export interface QueryPageRow {
  readonly namespace: number;
  readonly key: string;
  readonly value?: string;
  /** The value as a time. */
  readonly timestamp?: string;
  /** Further columns of the database. */
  readonly databaseResult?: ResultRecord;
}

export interface QueryPage {
  /** Those of the first response come first. */
  readonly rows: (wiki: WikiModel) => Iterable<QueryPageRow>;
  /** Whether miser mode lets it run; else it shows what was cached, which is nothing (reading 24). */
  readonly isCheap?: true;
  /** Whether it changes with watchlists, and not only with pages. */
  readonly countsWatchers?: true;
  /** What a user needs to see it. */
  readonly right?: string;
}

/** Of `action=query&list=querypage&qppage=`, in the order of errors that list them (vector querypage/unknown-page-with-all). */
export const queryPages = {
  Ancientpages: { rows: ancientPages },
  BrokenRedirects: { rows: brokenRedirects },
  Deadendpages: { rows: articlesWith(({ pageLinks = [] }) => pageLinks.length === 0) },
  DoubleRedirects: { rows: doubleRedirects },
  ListDuplicatedFiles: { rows: duplicatedFiles },
  Listredirects: { rows: redirects },
  Lonelypages: {
    rows: articlesWith((page, { pages: { linkUsage, templateUsage } }) =>
      [linkUsage, templateUsage].every((usage) => usage.countOf(titleText(page)) === 0),
    ),
  },
  Longpages: { isCheap: true, rows: longPages },
  MediaStatistics: { rows: mediaStatistics },
  Mostcategories: { rows: (wiki) => articlesByCount(wiki, ({ categories = [] }) => categories.length) },
  Mostimages: { rows: ({ pages: { usage } }) => mostUsed(filesOf(usage), 2) },
  Mostinterwikis: { rows: (wiki) => articlesByCount(wiki, ({ languageLinks = [] }) => languageLinks.length) },
  Mostlinkedcategories: { isCheap: true, rows: mostLinkedCategories },
  Mostlinkedtemplates: { rows: ({ pages: { templateUsage } }) => mostUsed(titlesOf(templateUsage)) },
  Mostlinked: { rows: mostLinked },
  Mostrevisions: { rows: (wiki) => byRevisions(wiki, -1) },
  Fewestrevisions: { rows: (wiki) => byRevisions(wiki, 1) },
  Shortpages: { isCheap: true, rows: (wiki) => byLength(wiki).map(withLength) },
  Uncategorizedcategories: { rows: uncategorizedCategories },
  Uncategorizedpages: { rows: articlesWith(isUncategorized) },
  Uncategorizedimages: { rows: (wiki) => pagesIn(wiki, [fileNamespace], isUncategorized) },
  Uncategorizedtemplates: { rows: (wiki) => pagesIn(wiki, [templateNamespace], isUncategorized) },
  Unusedcategories: { rows: unusedCategories },
  Unusedimages: { rows: unusedFiles },
  Wantedcategories: { rows: (wiki) => mostUsed(missing(wiki, categoriesWithMembers(wiki))) },
  Wantedfiles: { rows: wantedFiles },
  Wantedpages: { rows: wantedPages },
  Wantedtemplates: {
    rows: (wiki) =>
      mostUsed(
        missing(wiki, titlesOf(wiki.pages.templateUsage)).filter(({ namespace }) => namespace === templateNamespace),
      ),
  },
  Unwatchedpages: { countsWatchers: true, right: 'unwatchedpages', rows: unwatchedPages },
  Unusedtemplates: { rows: unusedTemplates },
  Withoutinterwiki: { rows: articlesWith(({ languageLinks = [] }) => languageLinks.length === 0) },
} as const satisfies Readonly<Record<string, QueryPage>>;

/** A title and how often it is used. */
interface Counted {
  readonly namespace: number;
  readonly key: string;
  readonly count: number;
}

type Condition = (page: Page, wiki: WikiModel) => boolean;

/** Pages of namespaces that are no redirects, by title. */
function* pagesIn(wiki: WikiModel, namespaces: readonly number[], isListed: Condition): Generator<Page, void> {
  for (const namespace of namespaces) {
    for (const page of wiki.pages.inNamespace(namespace)?.walk(false) ?? []) {
      if (!page.redirect && isListed(page, wiki)) yield page;
    }
  }
}

/** Articles that meet a condition, by title. */
function articlesWith(isListed: Condition): QueryPage['rows'] {
  return (wiki) => articles(wiki, isListed);
}

function articles(wiki: WikiModel, isListed: Condition = () => true): Generator<Page, void> {
  return pagesIn(wiki, wiki.site.namespaces.contentIds, isListed);
}

function isUncategorized({ categories = [] }: Page): boolean {
  return categories.length === 0;
}

/** An interface message lists those that need no category: a star, then the name (sequence query-pages). */
function uncategorizedCategories(wiki: WikiModel): Iterable<Page> {
  const { text = '' } = wiki.pages.findTitle(interfaceNamespace, 'Uncategorized-categories-exceptionlist') ?? {};
  const excepted = new Set<string>();
  for (const line of text.split('\n')) {
    const title = line.startsWith('*') ? parseTitle(line.slice(1), wiki.site, categoryNamespace) : undefined;
    if (title && isTitle(title)) excepted.add(titleText(title));
  }
  return pagesIn(wiki, [categoryNamespace], (page) => isUncategorized(page) && !excepted.has(titleText(page)));
}

/** Articles by length; those of the same length by namespace and id (reading 24.3). */
function byLength(wiki: WikiModel): Page[] {
  return [...articles(wiki)].sort(
    (one, other) => one.length - other.length || one.namespace - other.namespace || one.id - other.id,
  );
}

/** The other way round; 1.39 still begins with the first namespace. */
function longPages(wiki: WikiModel): QueryPageRow[] {
  const pages = byLength(wiki).reverse();
  if (!wiki.release.since('1.43')) {
    pages.sort((one, other) => other.length - one.length || one.namespace - other.namespace);
  }
  return pages.map(withLength);
}

function withLength({ namespace, key, length }: Page): QueryPageRow {
  return { namespace, key, value: String(length) };
}

function ancientPages(wiki: WikiModel): QueryPageRow[] {
  const dated = byLength(wiki).map((page) => ({ ...page, timestamp: page.authorship?.timestamp ?? page.touched }));
  // Of those of the same time in a namespace, the shortest first (reading 24.3).
  dated.sort((one, other) => compareByCodePoint(one.timestamp, other.timestamp) || one.namespace - other.namespace);
  return dated.map(({ namespace, key, timestamp }) => ({ namespace, key, value: digitsOf(timestamp), timestamp }));
}

function digitsOf(timestamp: string): string {
  return timestamp.replace(/\D/g, '');
}

/** Titles used at least so often, most often first; those used equally often by title. */
function mostUsed(counted: Iterable<Counted>, least = 1): QueryPageRow[] {
  return [...counted]
    .filter(({ count }) => count >= least)
    .sort((one, other) => other.count - one.count || compareTitles(one, other))
    .map(withCount);
}

function withCount({ namespace, key, count }: Counted): QueryPageRow {
  return { namespace, key, value: String(count) };
}

function articlesByCount(wiki: WikiModel, count: (page: Page) => number): QueryPageRow[] {
  const counted = Array.from(articles(wiki), ({ ...page }) => ({ ...page, count: count(page) }));
  return mostUsed(counted, 2);
}

/** @param sign 1 for the fewest first, -1 for the most */
function byRevisions(wiki: WikiModel, sign: 1 | -1): QueryPageRow[] {
  const counted = Array.from(articles(wiki), ({ id, namespace, key }) => {
    return { namespace, key, count: wiki.pages.history.countOf(id) + 1 };
  });
  return counted.sort((one, other) => sign * (one.count - other.count)).map(withCount);
}

function titlesOf(usage: Usage): Counted[] {
  return Array.from(usage.files.walk(false), (text) => ({ ...readTitleText(text), count: usage.countOf(text) }));
}

function filesOf(usage: Usage): Counted[] {
  return Array.from(usage.files.walk(false), (key) => ({ namespace: fileNamespace, key, count: usage.countOf(key) }));
}

function missing({ pages }: WikiModel, counted: readonly Counted[]): Counted[] {
  return counted.filter(({ namespace, key }) => !pages.findTitle(namespace, key));
}

/** The titles without a page that articles and other pages link to. */
function wantedPages(wiki: WikiModel): QueryPageRow[] {
  const { linkUsage } = wiki.pages;
  const wanted = missing(wiki, titlesOf(linkUsage)).flatMap((title) => {
    if (title.namespace === userNamespace || title.namespace === userTalkNamespace) return [];
    const users = linkUsage.usersOf(titleText(title), 'all')?.slice([], false, undefined, Infinity) ?? [];
    // Interface messages do not count, and redirects only beside other pages (sequence query-pages).
    const linking = users.filter(({ namespace }) => namespace !== interfaceNamespace);
    return linking.every(({ redirect }) => redirect) ? [] : [{ ...title, count: linking.length }];
  });
  return mostUsed(wanted);
}

function wantedFiles({ pages }: WikiModel): QueryPageRow[] {
  const isUploaded = (namespace: number, key: string) => pages.findTitle(namespace, key)?.file !== undefined;
  const wanted = filesOf(pages.usage).filter(({ namespace, key }) => {
    const target = pages.findTitle(namespace, key)?.target;
    return !isUploaded(namespace, key) && !(target && isUploaded(fileNamespace, target.key));
  });
  return mostUsed(wanted);
}

/** 1.39 tells of the titles whether they have a page. */
function mostLinked({ pages, release }: WikiModel): QueryPageRow[] {
  const rows = mostUsed(titlesOf(pages.linkUsage), 2);
  if (release.since('1.43')) return rows;
  return rows.map((row) => {
    const page = pages.findTitle(row.namespace, row.key);
    return { ...row, databaseResult: { page_namespace: page ? String(page.namespace) : null } };
  });
}

/** In the order in which they came into being. */
function categoriesWithMembers({ pages: { categories } }: WikiModel): Counted[] {
  return Array.from(categories.all(), ([key, { pages, files, subcategories }]) => {
    return { namespace: categoryNamespace, key, count: pages + files + subcategories };
  }).filter(({ count }) => count > 0);
}

/** Of categories with as many members, the newest first. */
function mostLinkedCategories(wiki: WikiModel): QueryPageRow[] {
  const newestFirst = categoriesWithMembers(wiki).reverse();
  return newestFirst.sort((one, other) => other.count - one.count).map(withCount);
}

function unusedCategories(wiki: WikiModel): Iterable<Page> {
  const { categories } = wiki.pages;
  return pagesIn(wiki, [categoryNamespace], (page) => {
    const { pages = 0, files = 0, subcategories = 0 } = categories.sizeOf(page.key) ?? {};
    return pages + files + subcategories === 0 && pageProperty(page, 'expectunusedcategory') === undefined;
  });
}

function unusedTemplates(wiki: WikiModel): Iterable<Page> {
  const { templateUsage } = wiki.pages;
  const heedsSwitch = wiki.release.since('1.43');
  return pagesIn(wiki, [templateNamespace], (page) => {
    if (heedsSwitch && pageProperty(page, 'expectunusedtemplate') !== undefined) return false;
    return templateUsage.countOf(titleText(page)) === 0;
  });
}

/** All pages but redirects and interface messages. */
function* unwatchedPages(wiki: WikiModel): Generator<QueryPageRow, void> {
  const namespaces = wiki.site.namespaces.ids.filter((id) => id >= 0 && id !== interfaceNamespace);
  for (const { namespace, key } of pagesIn(wiki, namespaces, (page) => wiki.watchlist.countWatchers(page) === 0)) {
    yield { namespace, key, value: String(namespace) };
  }
}

type FilePage = Page & { readonly file: UploadedFile };

function* filePages({ pages }: WikiModel): Generator<FilePage, void> {
  for (const page of pages.inNamespace(fileNamespace)?.walk(false) ?? []) if (page.file) yield page as FilePage;
}

/** The oldest first; those of the same time by id. */
function unusedFiles(wiki: WikiModel): QueryPageRow[] {
  const unused = [...filePages(wiki)].filter(({ key }) => wiki.pages.usage.countOf(key) === 0);
  const dated = unused.map(({ id, namespace, key, file }) => {
    return { id, namespace, key, timestamp: file.versions[0]?.timestamp ?? '' };
  });
  dated.sort((one, other) => compareByCodePoint(one.timestamp, other.timestamp) || one.id - other.id);
  return dated.map(({ namespace, key, timestamp }) => ({ namespace, key, value: digitsOf(timestamp), timestamp }));
}

/** Files that have copies, those with most copies first: of each content, the first by name. */
function duplicatedFiles(wiki: WikiModel): QueryPageRow[] {
  const byDigest = groupBy(filePages(wiki), ({ file }) => file.versions[0]?.sha1 ?? '');
  const counted = [...byDigest]
    .sort(([one], [other]) => compareByCodePoint(one, other))
    .map(([, [first, ...others]]) => {
      return { namespace: fileNamespace, key: first.key, count: others.length + 1 };
    });
  return counted
    .filter(({ count }) => count > 1)
    .sort((one, other) => other.count - one.count)
    .map(withCount);
}

/** `BITMAP;image/png;2;170`: how many files of a type there are, and how many bytes. */
function mediaStatistics(wiki: WikiModel): QueryPageRow[] {
  const byType = groupBy(filePages(wiki), ({ file }) => `${file.mediaType};${file.mime}`);
  const types = Array.from(byType, ([type, files]) => {
    const bytes = files.reduce((sum, { file }) => sum + (file.versions[0]?.size ?? 0), 0);
    return { type, mediaType: files[0].file.mediaType, count: files.length, bytes };
  });
  types.sort(
    (one, other) =>
      compareByCodePoint(other.mediaType, one.mediaType) || other.count - one.count || other.bytes - one.bytes,
  );
  return types.map(({ type, count, bytes }) => {
    return { namespace: mediaNamespace, key: `${type};${count};${bytes}`, value: '1' };
  });
}

function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** All redirects by title, whatever they lead to. */
function* redirects({ pages, release, site }: WikiModel): Generator<QueryPageRow, void> {
  for (const id of site.namespaces.ids) {
    for (const { namespace, key, redirect, target } of pages.inNamespace(id)?.walk(false) ?? []) {
      if (!redirect) continue;
      // 1.39 looks for the target in this wiki, even if it is in another one.
      const found = target && pages.findTitle(target.namespace, target.key);
      const databaseResult = {
        ...columns('rd', target),
        ...{ rd_interwiki: target?.interwiki ?? null },
        ...(!release.since('1.43') && { redirid: found ? String(found.id) : null }),
      };
      yield { namespace, key, databaseResult };
    }
  }
}

function columns(prefix: string, target: Title | undefined): Record<string, string | null> {
  return {
    [`${prefix}_namespace`]: target ? String(target.namespace) : null,
    [`${prefix}_title`]: target?.key ?? null,
    [`${prefix}_fragment`]: target?.fragment ?? null,
  };
}

type Redirect = Page & { readonly target: Title };

/** The redirects within the wiki by their targets, those to the same one by id. */
function redirectsByTarget({ pages }: WikiModel): Redirect[] {
  const found = [...pages.all()].filter(
    (page): page is Redirect => page.redirect && page.target?.interwiki === '' && page.target.key !== '',
  );
  return found.sort((one, other) => compareTitles(one.target, other.target) || one.id - other.id);
}

function brokenRedirects(wiki: WikiModel): QueryPageRow[] {
  return redirectsByTarget(wiki).flatMap(({ namespace, key, target }) => {
    if (target.namespace < 0 || wiki.pages.findTitle(target.namespace, target.key)) return [];
    return [{ namespace, key, databaseResult: columns('rd', target) }];
  });
}

function doubleRedirects(wiki: WikiModel): QueryPageRow[] {
  return redirectsByTarget(wiki).flatMap(({ namespace, key, target }) => {
    const next = wiki.pages.findTitle(target.namespace, target.key)?.target;
    if (!next) return [];
    const databaseResult = { ...columns('b', target), ...columns('c', next), c_interwiki: next.interwiki };
    return [{ namespace, key, databaseResult }];
  });
}
