import type { RedirectFilter } from '../../../model/file-usage';
import type { Page } from '../../../model/page';
import type { PagePlace } from '../../../model/sorted-pages';
import { type Titled, titleText } from '../../../model/title';
import { compareTitles } from '../../../model/title-text';
import type { WikiModel } from '../../../model/wiki-model';
import type { UsageKind } from './page-users';
import { compareTargets } from './page-continue';

/** How a list treats redirects. */
export interface RedirectKind extends UsageKind {
  /** What a redirect to the title is itself used as; of files, that goes by the key alone (core 4.4). */
  readonly redirectTarget: (redirect: Page) => Titled;
}

/** What `iuredirect` requests besides the users themselves. */
interface RedirectQuery {
  readonly namespaces: readonly number[];
  readonly descending: boolean;
  readonly filter: RedirectFilter;
  readonly limit: number;
  /** Where an earlier response broke off. */
  readonly from: RedirectPlace | undefined;
}

/** A user of a redirect. */
export interface RedirectPlace extends PagePlace {
  readonly redirect: Titled;
}

/** A user of the title, and the pages that use it in turn if it is a redirect. */
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
 * Finds the pages that use redirects to a title (core 4.4, reading 14.4). The limit is over all redirects together.
 *
 * @param users those of the title, redirects among them
 */
export function findRedirectUsers(
  wiki: WikiModel,
  users: readonly Page[],
  requested: RedirectQuery,
  kind: RedirectKind,
): RedirectUsers {
  const targets = new Map<string, Titled>();
  for (const user of users) {
    if (!user.redirect) continue;
    const target = kind.redirectTarget(user);
    targets.set(titleText(target), target);
  }
  const redirects = [...targets.values()].sort(compareTitles);
  if (requested.descending) redirects.reverse();
  const linksByTitle = new Map<string, Page[]>();
  let left = requested.limit + 1;
  let first: RedirectPlace | undefined;
  let next: RedirectPlace | undefined;
  for (const redirect of redirects) {
    const links = linksOf(wiki, redirect, redirects, requested, left, kind);
    left -= links.length;
    if (left === 0) {
      const over = links.pop();
      if (over) next = { redirect, namespace: over.namespace, id: over.id };
    }
    if (links[0]) {
      first ??= { redirect, namespace: links[0].namespace, id: links[0].id };
      linksByTitle.set(titleText(redirect), links);
    }
    if (next) break;
  }
  return { users: attach(users, linksByTitle), first, next };
}

/** What is the same for all redirects is not looked at where the list goes on. */
function linksOf(
  wiki: WikiModel,
  redirect: Titled,
  redirects: readonly Titled[],
  requested: RedirectQuery,
  count: number,
  kind: RedirectKind,
): Page[] {
  const { from, descending } = requested;
  const [some] = redirects;
  const order = from
    ? compareTargets(redirect, from.redirect, {
        byTargetNamespace: redirects.some(({ namespace }) => namespace !== some?.namespace),
        byTarget: redirects.some(({ key }) => key !== some?.key),
        byNamespace: false,
      })
    : 1;
  if (from && (descending ? order > 0 : order < 0)) return [];
  const users = kind.usageIn(wiki).usersOf(kind.keyOf(redirect), requested.filter);
  return users?.slice(requested.namespaces, descending, order === 0 ? from : undefined, count) ?? [];
}

function attach(users: readonly Page[], linksByTitle: Map<string, Page[]>): UserWithLinks[] {
  const withLinks = users.map((page): UserWithLinks => {
    const text = titleText(page);
    const links = page.redirect ? linksByTitle.get(text) : undefined;
    if (links) linksByTitle.delete(text);
    return { page, links: links ?? [] };
  });
  for (const links of linksByTitle.values()) withLinks.push({ links });
  return withLinks;
}
