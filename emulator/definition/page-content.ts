import { WikiContentError } from '../model/content-error';
import { categoryNamespace, fileNamespace, specialNamespace } from '../model/namespaces';
import type { GivenContent } from '../model/page-content';
import { isTitle, parseTitle, type Title } from '../model/title';
import type { WikiModel } from '../model/wiki-model';

/** The content of a page in a definition. */
export interface DeclaredContent {
  readonly text?: string | undefined;
  /** Titles of files. Default: the files that the text embeds. */
  readonly uses?: readonly string[] | undefined;
  /** Addresses; without them, the links of the text. */
  readonly externalLinks?: readonly string[] | undefined;
  readonly redirect?: string | true | undefined;
}

/**
 * Parses the titles in the content of a page.
 *
 * @param path its path in messages: `pages[3]`
 * @param knownFiles the keys of files by the titles that were parsed so far: many pages use the same file
 * @throws WikiContentError for titles that the wiki does not accept
 */
export function readContent(
  wiki: WikiModel,
  { text, uses, externalLinks, redirect }: DeclaredContent,
  path: string,
  knownFiles = new Map<string, string>(),
): GivenContent {
  return {
    text,
    redirect: typeof redirect === 'string' ? readTarget(wiki, redirect, `${path}.redirect`) : redirect,
    uses: uses && readUses(wiki, uses, path, knownFiles),
    links: externalLinks && readLinks(externalLinks, path),
  };
}

/** @throws WikiContentError for a title that no page of the wiki can have */
export function readTitle(wiki: WikiModel, text: string, path: string): Title {
  const title = parseTitle(text, wiki.site);
  if (!isTitle(title) || title.interwiki !== '' || title.namespace < 0) {
    throw new WikiContentError(path, `${JSON.stringify(text)} cannot be the title of a page of this wiki.`);
  }
  return title;
}

/**
 * Entries of the log may be about a special page, such as `Special:Log/delete` (writing 14), or about an automatic block, which
 * has no title that a page could have: `User:#2` (writing 6.3).
 */
export function readLoggedTitle(wiki: WikiModel, text: string, path: string): Title {
  const [, prefix, key] = /^([^#]*:)(#\d+)$/.exec(text) ?? [];
  if (prefix !== undefined && key !== undefined) return { ...readTitle(wiki, `${prefix}Block`, path), key };
  const title = parseTitle(text, wiki.site);
  return isTitle(title) && title.namespace === specialNamespace && title.interwiki === ''
    ? title
    : readTitle(wiki, text, path);
}

/** A redirect may lead to a special page as well, which wikis do not follow (vector query/redirect-to-special-page). */
function readTarget(wiki: WikiModel, text: string, path: string): Title {
  const title = parseTitle(text, wiki.site);
  return isTitle(title) && title.interwiki === '' ? title : readTitle(wiki, text, path);
}

/** @throws WikiContentError for what is no address of a link */
function readLinks(addresses: readonly string[], path: string): string[] {
  const { isAddress } = require('../model/external-links') as typeof import('../model/external-links');
  addresses.forEach((address, index) => {
    if (isAddress(address)) return;
    throw new WikiContentError(
      `${path}.externalLinks[${index}]`,
      `${JSON.stringify(address)} is not the address of an external link; write "https://example.org/".`,
    );
  });
  return [...new Set(addresses)];
}

/** @throws WikiContentError for a title that is not that of a category */
export function readCategoryTimes(
  wiki: WikiModel,
  times: Readonly<Record<string, string>>,
  path: string,
): ReadonlyMap<string, string> {
  const entries = Object.entries(times).map(([text, time]): [string, string] => {
    const place = `${path}[${JSON.stringify(text)}]`;
    const { namespace, key } = readTitle(wiki, text, place);
    if (namespace === categoryNamespace) return [key, time];
    throw new WikiContentError(place, `${JSON.stringify(text)} is not a category; write "Category:Cats".`);
  });
  return new Map(entries);
}

function readUses(wiki: WikiModel, uses: readonly string[], path: string, knownFiles: Map<string, string>): string[] {
  const keys = uses.map(
    (text, index) => knownFiles.get(text) ?? readUse(wiki, text, `${path}.uses[${index}]`, knownFiles),
  );
  return keys.length > 1 ? [...new Set(keys)] : keys;
}

function readUse(wiki: WikiModel, text: string, path: string, knownFiles: Map<string, string>): string {
  const { namespace, key } = readTitle(wiki, text, path);
  if (namespace !== fileNamespace) {
    throw new WikiContentError(path, `${JSON.stringify(text)} is not a file; write "File:Cat.jpg".`);
  }
  knownFiles.set(text, key);
  return key;
}
