import { compareByCodePoint } from '../../../model/file-usage';
import { mainNamespace } from '../../../model/namespaces';
import type { Page } from '../../../model/page';
import { readSearchQuery } from '../../../model/search-query';
import type { WikiModel } from '../../../model/wiki-model';
import { splitNamespace } from '../split-namespace';
import type { SearchValues } from './parameters';

/** The pages of all namespaces. */
const everywhere = 'all';
/** The database of 1.39 reads the pages of so many namespaces by title, and of more by id. */
const fewNamespaces = 9;

/** What a query asks for: words, in some namespaces. */
export interface ScopedQuery {
  readonly text: string;
  /** Undefined for all. */
  readonly namespaces: readonly number[] | undefined;
}

/** A namespace at the beginning of a query takes precedence over those of the request (reading 18.2). */
export function scopeQuery(
  wiki: WikiModel,
  { search, namespace }: Pick<SearchValues, 'search' | 'namespace'>,
): ScopedQuery {
  if (search.startsWith(`${everywhere}:`)) return { text: search.slice(everywhere.length + 1), namespaces: undefined };
  const { text, namespaces } = splitNamespace(wiki, search);
  return { text, namespaces: namespaces ?? (namespace.length === 0 ? [mainNamespace] : namespace) };
}

/** The pages that a query finds, in the order in which they are listed (reading 18.3). */
export function findPages(wiki: WikiModel, query: ScopedQuery, part: 'title' | 'text'): readonly Page[] {
  // Who reads all results asks the same again and again; the pages of the last question are kept until a page changes.
  const last = wiki.pages.derive(findPages, (): LastSearch => ({ asked: '', found: [] }));
  const asked = JSON.stringify([query, part]);
  if (last.asked !== asked) Object.assign(last, { asked, found: searchPages(wiki, query, part) });
  return last.found;
}

interface LastSearch {
  asked: string;
  found: readonly Page[];
}

function searchPages(wiki: WikiModel, { text, namespaces }: ScopedQuery, part: 'title' | 'text'): Page[] {
  const { pages, release } = wiki;
  const found = pages.search.find(part, readSearchQuery(text), (id) => {
    const page = pages.find(id);
    return page && (!namespaces || namespaces.includes(page.namespace)) ? page : undefined;
  });
  const byTitle = !release.since('1.43') && namespaces && namespaces.length <= fewNamespaces;
  return found.sort(byTitle ? compareTitles : compareIds);
}

function compareIds(one: Page, other: Page): number {
  return one.id - other.id;
}

function compareTitles(one: Page, other: Page): number {
  return one.namespace - other.namespace || compareByCodePoint(one.key, other.key);
}
