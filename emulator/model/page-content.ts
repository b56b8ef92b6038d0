import { contentModel as modelOfTitle, hasLinks, keptModel, type ContentModel } from './content-model';
import { findUploadedFile } from './files';
import { fileNamespace } from './namespaces';
import type { Page } from './page';
import type { PageCategory, WrittenCategory } from './page-category';
import type { PageOfText, ReadText } from './text-reader';
import { type Title, titleText } from './title';
import type { WikiModel } from './wiki-model';

/** Content given to a page. */
export interface GivenContent {
  readonly text?: string | undefined;
  /** Keys of the files that it uses. Default: those that the text embeds. */
  readonly uses?: readonly string[] | undefined;
  /** Addresses of its external links. Default: those of the text. */
  readonly links?: readonly string[] | undefined;
  /** The target of the redirect, or true if it does not matter. Default: that of the text. */
  readonly redirect?: Title | true | undefined;
  /** Whether the wiki has not saved the text, as that of a wiki file: a `{{subst:…}}` in it stands for its result. */
  readonly substitutes?: boolean | undefined;
  /** Default: that of the title. */
  readonly contentModel?: ContentModel | undefined;
  /** When the page joins the categories that it was not in before. Default: at the time of the revision. */
  readonly joined?: Joined | undefined;
}

/** When a page joins categories. */
export interface Joined {
  readonly at: string;
  /** Those that it was in. */
  readonly before?: readonly PageCategory[] | undefined;
  /** When it joined some of them, by key. */
  readonly times?: ReadonlyMap<string, string>;
}

export type PageContent = Pick<
  Page,
  | 'redirect'
  | 'target'
  | 'length'
  | 'uses'
  | 'declaresUses'
  | 'links'
  | 'declaresLinks'
  | 'pageLinks'
  | 'directLinks'
  | 'shownLinks'
  | 'isArticle'
  | 'templates'
  | 'languageLinks'
  | 'interwikiLinks'
  | 'categories'
  | 'properties'
  | 'dependsOn'
  | 'text'
  | 'contentModel'
  | 'substitutes'
>;

/** What a page derives from its content. */
export function pageContent(
  { text, uses, links, redirect, contentModel, joined, substitutes: isUnsaved }: GivenContent,
  readText: ReadText,
  page: PageOfText,
): PageContent {
  const length = Buffer.byteLength(text ?? '');
  const model = contentModel ?? modelOfTitle(page.title);
  const substitutes = isUnsaved && text !== undefined && /subst:/i.test(text);
  const read =
    text === undefined || !hasLinks(model)
      ? undefined
      : readText(text, { length, isScript: model !== 'wikitext', ...(substitutes && { substitutes }), ...page });
  const written = read?.redirect;
  const target = redirect === true || redirect === undefined ? written : redirect;
  const kept = keptModel(page.title, model);
  const content: { -readonly [Member in keyof PageContent]: PageContent[Member] } = {
    redirect: redirect !== undefined || target !== undefined,
    length,
    uses: uses ?? read?.files ?? [],
  };
  if (target) content.target = target;
  if (uses) content.declaresUses = true;
  if (links) content.declaresLinks = true;
  const held = links ?? read?.links;
  if (held) content.links = held;
  // A redirect that is a script links to nothing (sequence details-of-sessions).
  const pageLinks = model === 'wikitext' ? withTarget(read?.pageLinks, target) : read?.pageLinks;
  const { templates } = read ?? {};
  if (pageLinks) content.pageLinks = pageLinks;
  if (read?.directLinks) content.directLinks = read.directLinks;
  if (read?.shownLinks) content.shownLinks = read.shownLinks;
  if (pageLinks && pageLinks.length > 0 && !content.redirect) content.isArticle = true;
  if (templates) content.templates = templates;
  if (read?.languageLinks) content.languageLinks = prefixed().sortedPrefixedLinks(read.languageLinks);
  if (read?.interwikiLinks) content.interwikiLinks = prefixed().sortedPrefixedLinks(read.interwikiLinks);
  if (read?.categories) content.categories = dated(read.categories, joined ?? { at: page.timestamp ?? '' });
  if (read?.properties) content.properties = read.properties;
  if (read?.dependsOn) content.dependsOn = read.dependsOn;
  if (text !== undefined) content.text = text;
  if (kept) content.contentModel = kept;
  if (substitutes) content.substitutes = true;
  return content;
}

/** A page is in a category since it joined it with the same sort key (reading 15.1). */
function dated(categories: readonly WrittenCategory[], { at, before = [], times }: Joined): readonly PageCategory[] {
  return categories.map(({ key, sortPrefix }) => {
    const held = before.find((one) => one.key === key && one.sortPrefix === sortPrefix);
    return held ?? { key, sortPrefix, since: times?.get(key) ?? at };
  });
}

/** The links of a redirect, whose target counts as one even if it was declared. */
function withTarget(links: readonly string[] | undefined, target: Title | undefined): readonly string[] | undefined {
  if (target?.interwiki !== '' || target.namespace < 0 || target.key === '') return links;
  const text = titleText(target);
  return links?.includes(text) ? links : [...(links ?? []), text];
}

/** Loaded with the first link to another wiki. */
function prefixed(): typeof import('./prefixed-links') {
  return require('./prefixed-links') as typeof import('./prefixed-links');
}

/** A page that embeds a redirect to an uploaded file uses both (reading 0), unless its uses were declared. */
export function useFilesBehindRedirects({ pages }: WikiModel, page: Page): void {
  if (page.declaresUses) return;
  const uses = new Set(page.uses);
  for (const key of page.uses) uses.add(findUploadedFile(pages, key)?.key ?? key);
  if (uses.size > page.uses.length) pages.put({ ...page, uses: [...uses] });
}

/**
 * Rereads the texts of pages that depend on added, changed or removed pages: those that transclude them or look whether
 * they exist, and those that embed a file whose page is among them.
 *
 * @param except the id of a page that is not reread
 */
export function readDependents(
  wiki: WikiModel,
  changed: readonly Pick<Page, 'namespace' | 'key'>[],
  except?: number,
): void {
  const dependents = new Set<Page>();
  for (const { namespace, key } of changed) {
    for (const page of wiki.pages.dependentsOf(namespace, key)) dependents.add(page);
    if (namespace !== fileNamespace) continue;
    for (const page of wiki.pages.usage.usersOf(key, 'all')?.slice([], false, undefined, Infinity) ?? []) {
      dependents.add(page);
    }
  }
  const readText = wiki.readTexts();
  for (const page of dependents) if (page.id !== except) readAgain(wiki, page, readText);
}

/** Reads the text of a page again, because pages that it depends on may have changed. */
export function readAgain(wiki: WikiModel, page: Page, readText = wiki.readTexts()): void {
  const { text, contentModel, target: redirect, substitutes } = page;
  if (text === undefined) return;
  const declared = { uses: page.declaresUses ? page.uses : undefined, links: declaredLinks(page) };
  const joined = { at: wiki.now, before: page.categories };
  const given = { text, contentModel, redirect, substitutes, ...declared, joined };
  const { uses, ...content } = pageContent(given, readText, pageOfText(page));
  const kept = Object.entries(page).filter(([member]) => !derivedMembers.has(member));
  const read = { ...Object.fromEntries(kept), uses, ...derivedFrom(content) } as Page;
  const isSame =
    sameItems(page.uses, uses) &&
    derivedLists.every((list) => sameItems(page[list], read[list])) &&
    sameItems(page.categories, read.categories);
  if (!isSame) wiki.pages.put(read);
  useFilesBehindRedirects(wiki, read);
}

/** The lists that a page has only if its text says so. */
const linkLists = ['links', 'pageLinks', 'templates', 'languageLinks', 'interwikiLinks'] as const;
const derivedLists = [...linkLists, 'directLinks', 'shownLinks', 'properties', 'dependsOn'] as const;

const derivedMembers: ReadonlySet<string> = new Set([...derivedLists, 'categories']);

/** What follows from the text of a page, as far as the wiki keeps it beside the text. */
export function derivedFrom(content: Omit<PageContent, 'uses'>): Partial<Page> {
  return Object.fromEntries(Object.entries(content).filter(([member]) => derivedMembers.has(member)));
}

/** A page as its text shows it. */
export function pageOfText({ id, namespace, key, revision, touched, authorship }: Page): PageOfText {
  return {
    title: { namespace, key },
    id,
    revision,
    timestamp: authorship?.timestamp ?? touched,
    user: authorship?.user,
  };
}

/** The links of a page that declares them, whatever its text says. */
export function declaredLinks({ links = [], declaresLinks }: Page): readonly string[] | undefined {
  return declaresLinks ? links : undefined;
}

function sameItems(one: readonly unknown[] = [], other: readonly unknown[] = []): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
