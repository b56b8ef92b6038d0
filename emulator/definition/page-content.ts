import { WikiContentError } from '../model/content-error';
import { findUploadedFile } from '../model/files';
import { fileNamespace } from '../model/namespaces';
import type { Page } from '../model/page';
import { isTitle, parseTitle, type Title } from '../model/title';
import type { WikiModel } from '../model/wiki-model';
import type { SharedExpansions } from '../wikitext/transclusion';

/** What an author says of what a page holds. */
export interface DeclaredContent {
  readonly text?: string | undefined;
  /** Titles of files; without them, what the text embeds. */
  readonly uses?: readonly string[] | undefined;
  readonly redirect?: string | true | undefined;
}

export type PageContent = Pick<
  Page,
  'redirect' | 'target' | 'length' | 'uses' | 'declaresUses' | 'categories' | 'text'
>;

/** The texts that pages transclude, and what they give: for one reading of pages, during which no text changes. */
export class Templates {
  readonly expanded: SharedExpansions = new Map();

  constructor(readonly find: (title: Title) => string | undefined) {}
}

/** Those that are pages of the wiki already. */
function templatesOf({ pages }: WikiModel): Templates {
  return new Templates(({ namespace, key }) => pages.findTitle(namespace, key)?.text);
}

/**
 * What follows from what is declared of a page.
 *
 * @param path what the messages call it: `pages[3]`
 * @param templates the texts that pages transclude. Default: those of the wiki's pages.
 * @throws WikiContentError for titles that the wiki would not take
 */
export function readContent(
  wiki: WikiModel,
  { text, uses, redirect }: DeclaredContent,
  path: string,
  templates = templatesOf(wiki),
): PageContent {
  const read = text === undefined ? undefined : readText(wiki, text, templates);
  const target = typeof redirect === 'string' ? readTitle(wiki, redirect, `${path}.redirect`) : read?.redirect;
  return {
    redirect: redirect !== undefined || target !== undefined,
    ...(target && { target }),
    length: Buffer.byteLength(text ?? ''),
    uses: uses ? readUses(wiki, uses, path) : (read?.files ?? []),
    ...(uses && { declaresUses: true }),
    ...(read?.categories && { categories: read.categories }),
    ...(text !== undefined && { text }),
  };
}

/** Loaded with the first text: most wikis of tests say what pages use. */
function readText({ site }: WikiModel, text: string, { find, expanded }: Templates) {
  const { readWikitext } = require('../wikitext/wikitext') as typeof import('../wikitext/wikitext');
  return readWikitext(text, { rules: site, template: find, expanded });
}

/** Who embeds a redirect to an uploaded file uses both (reading 0); what is declared with `uses` stays as it is. */
export function useFilesBehindRedirects({ pages }: WikiModel, page: Page): void {
  if (page.declaresUses) return;
  const uses = new Set(page.uses);
  for (const key of page.uses) uses.add(findUploadedFile(pages, key)?.key ?? key);
  if (uses.size > page.uses.length) pages.put({ ...page, uses: [...uses] });
}

/**
 * Reads anew the texts of the pages to which it matters that others came, changed or went: those that transclude
 * something, and those that embed a file whose page is among them.
 */
export function readDependents(wiki: WikiModel, changed: readonly Pick<Page, 'namespace' | 'key'>[]): void {
  const dependents = new Set<Page>(wiki.pages.transcluding());
  for (const { namespace, key } of changed) {
    if (namespace !== fileNamespace) continue;
    for (const page of wiki.pages.usage.usersOf(key, 'all')?.slice([], false, undefined, Infinity) ?? []) {
      dependents.add(page);
    }
  }
  const templates = templatesOf(wiki);
  for (const page of dependents) {
    if (page.text === undefined || page.declaresUses) continue;
    const { uses, categories } = readContent(wiki, { text: page.text }, page.title, templates);
    const { categories: before, ...rest } = page;
    const read: Page = { ...rest, uses, ...(categories && { categories }) };
    if (!sameKeys(page.uses, uses) || !sameKeys(before, categories)) wiki.pages.put(read);
    useFilesBehindRedirects(wiki, read);
  }
}

function sameKeys(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}

/** @throws WikiContentError for a title that no page of the wiki can have */
export function readTitle(wiki: WikiModel, text: string, path: string): Title {
  const title = parseTitle(text, wiki.site);
  if (!isTitle(title) || title.interwiki !== '' || title.namespace < 0) {
    throw new WikiContentError(path, `${JSON.stringify(text)} cannot be the title of a page of this wiki.`);
  }
  return title;
}

function readUses(wiki: WikiModel, uses: readonly string[], path: string): string[] {
  const keys = uses.map((text, index) => {
    const title = readTitle(wiki, text, `${path}.uses[${index}]`);
    if (title.namespace === fileNamespace) return title.key;
    throw new WikiContentError(
      `${path}.uses[${index}]`,
      `${JSON.stringify(text)} is not a file; write "File:Cat.jpg".`,
    );
  });
  return [...new Set(keys)];
}
