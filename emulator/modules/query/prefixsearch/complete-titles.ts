import { compareByCodePoint } from '../../../model/file-usage';
import { mergeSorted } from '../../../model/merge-sorted';
import { mainNamespace, specialNamespace } from '../../../model/namespaces';
import type { Page } from '../../../model/page';
import { isTitle, parseTitle, prefixedText, type Title, titleOfKey, titleText } from '../../../model/title';
import type { WikiModel } from '../../../model/wiki-model';
import { pagesWithin } from '../names-within';
import { splitNamespace } from '../split-namespace';

/** Titles that begin with a text, from one place to another, and whether there are more (reading 18.5). */
export interface Completions {
  readonly titles: readonly Title[];
  readonly hasMore: boolean;
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** Finds the titles of pages, or special pages, that begin with a text. */
export function completeTitles(
  wiki: WikiModel,
  { search, namespace }: { readonly search: string; readonly namespace: readonly number[] },
  { offset, limit }: Window,
): Completions {
  const split = splitNamespace(wiki, search);
  const namespaces = split.namespaces ?? (namespace.length === 0 ? [mainNamespace] : namespace);
  const beginning = search.trim() === '' ? undefined : readBeginning(wiki, namespaces, split);
  const exact = offset === 0 ? exactTitle(wiki, namespaces, split.text) : undefined;
  const titles: Title[] = [];
  let place = 0;
  for (const title of beginning === undefined ? [] : titlesOf(wiki, namespaces, beginning, { offset, limit })) {
    if (place++ < offset) continue;
    if (titles.length > limit) break;
    titles.push(titleOfKey(title));
  }
  if (exact && !titles.some((title) => titleText(title) === titleText(exact))) titles.unshift(titleOfKey(exact));
  return { titles: titles.slice(0, limit), hasMore: titles.length > limit };
}

/** The page with the whole text as its title is the first one, even if it would not be found (vector prefixsearch/section). */
function exactTitle({ pages, site }: WikiModel, [namespace = mainNamespace]: readonly number[], key: string) {
  const title = parseTitle(prefixedText({ namespace, key }, site.namespaces), site);
  return isTitle(title) && title.interwiki === '' ? pages.findTitle(title.namespace, title.key) : undefined;
}

/** What titles cannot have, references that would be decoded, and the sign of a section. */
const noTitle = /[\0-\x1f\x7f#<>[\]|{}]|%[\da-f]{2}|&[\w\x80-\uffff]+;/gi;

/**
 * The key with which titles begin; undefined for what begins no title. A namespace in it is passed over, and what titles cannot
 * have is left out, but no special page has it in its name.
 */
function readBeginning(
  { site }: WikiModel,
  namespaces: readonly number[],
  { text, namespaces: named }: ReturnType<typeof splitNamespace>,
): string | undefined {
  const [namespace = mainNamespace] = namespaces;
  if (text.trim() === '') return '';
  const key = text.replace(noTitle, '');
  if (key.trim() === '') return undefined;
  const title = parseTitle(prefixedText({ namespace, key }, site.namespaces), site);
  if (!isTitle(title)) return undefined;
  if (named?.[0] === specialNamespace && !isAsWritten(title, text)) return undefined;
  return title.key;
}

/** Whether nothing but the case of the text would be changed to make it a title. */
function isAsWritten({ key }: Title, text: string): boolean {
  const written = text.replace(/^[\t-\r ]+|[\t-\r ]+$/g, '');
  return key.replaceAll('_', ' ').toLowerCase() === written.toLowerCase();
}

function* titlesOf(
  wiki: WikiModel,
  namespaces: readonly number[],
  beginning: string,
  window: Window,
): Iterable<Pick<Title, 'namespace' | 'key'>> {
  if (namespaces[0] === specialNamespace) {
    for (const key of specialPages(wiki, beginning, window)) yield { namespace: specialNamespace, key };
    return;
  }
  const lists = [...new Set(namespaces)].map((namespace) =>
    pagesWithin(wiki.pages.inNamespace(namespace), { prefix: beginning, descending: false }),
  );
  yield* lists.length === 1 ? lists[0]! : mergeSorted(lists, compareTitles);
}

/** A negative offset counts from the last of those that were looked for until there were enough (reading 18.5). */
function specialPages({ site, release }: WikiModel, beginning: string, { offset, limit }: Window): string[] {
  const { unlistedSpecialPages143 } =
    require('../../../releases/special-pages') as typeof import('../../../releases/special-pages');
  const unlisted = release.since('1.43') ? unlistedSpecialPages143 : undefined;
  if (offset >= 0) return site.specialPages.beginningWith(beginning, unlisted);
  return site.specialPages.beginningWith(beginning, unlisted, limit + 1 + offset).slice(offset);
}

function compareTitles(one: Page, other: Page): number {
  return compareByCodePoint(one.key, other.key) || one.namespace - other.namespace;
}
