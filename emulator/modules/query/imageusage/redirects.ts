import { compareByCodePoint, type RedirectFilter } from '../../../model/file-usage';
import { fileNamespace } from '../../../model/namespaces';
import type { Page } from '../../../model/page';
import type { PagePlace } from '../../../model/sorted-pages';
import type { WikiModel } from '../../../model/wiki-model';

/** What `iuredirect` requests besides the users themselves. */
interface RedirectQuery {
  readonly namespaces: readonly number[];
  readonly descending: boolean;
  readonly filter: RedirectFilter;
  readonly limit: number;
  /** Where an earlier response broke off. */
  readonly from: RedirectPlace | undefined;
}

/** A user of a redirect, by the redirect's key. */
export interface RedirectPlace extends PagePlace {
  readonly redirect: string;
}

/** A user of the file, and the pages that use its title as a file. */
export interface UserWithLinks {
  /** Absent where a redirect outside the file namespace bears the name of a file that others use (core 4.4, quirk). */
  readonly page?: Page;
  readonly links: readonly Page[];
}

export interface RedirectUsers {
  readonly users: readonly UserWithLinks[];
  /** The first user of a redirect, in the order of the list. */
  readonly first: RedirectPlace | undefined;
  /** The first page that is over the limit. */
  readonly next: RedirectPlace | undefined;
}

/**
 * Finds the pages that use redirects to a file as files themselves (core 4.4). The match is by the text of the title
 * alone; the limit is over all redirects together.
 *
 * @param users those of the file, redirects among them
 */
export function findRedirectUsers(wiki: WikiModel, users: readonly Page[], requested: RedirectQuery): RedirectUsers {
  const keys = [...new Set(users.filter(({ redirect }) => redirect).map(({ key }) => key))].sort(compareByCodePoint);
  if (requested.descending) keys.reverse();
  const linksByKey = new Map<string, Page[]>();
  let left = requested.limit + 1;
  let first: RedirectPlace | undefined;
  let next: RedirectPlace | undefined;
  for (const key of keys) {
    const links = linksOf(wiki, key, requested, left, keys.length === 1);
    left -= links.length;
    if (left === 0) {
      const over = links.pop();
      if (over) next = { redirect: key, namespace: over.namespace, id: over.id };
    }
    if (links[0]) {
      first ??= { redirect: key, namespace: links[0].namespace, id: links[0].id };
      linksByKey.set(key, links);
    }
    if (next) break;
  }
  return { users: attach(users, linksByKey), first, next };
}

/** @param alone of one redirect the title is not looked at where the list goes on */
function linksOf(wiki: WikiModel, key: string, requested: RedirectQuery, count: number, alone: boolean): Page[] {
  const { from, descending } = requested;
  const order = from ? (alone ? 0 : compareByCodePoint(key, from.redirect)) : 1;
  if (from && (descending ? order > 0 : order < 0)) return [];
  const users = wiki.pages.usage.usersOf(key, requested.filter);
  return users?.slice(requested.namespaces, descending, order === 0 ? from : undefined, count) ?? [];
}

function attach(users: readonly Page[], linksByKey: Map<string, Page[]>): UserWithLinks[] {
  const withLinks = users.map((page): UserWithLinks => {
    const links = page.redirect && page.namespace === fileNamespace ? linksByKey.get(page.key) : undefined;
    if (links) linksByKey.delete(page.key);
    return { page, links: links ?? [] };
  });
  for (const links of linksByKey.values()) withLinks.push({ links });
  return withLinks;
}
