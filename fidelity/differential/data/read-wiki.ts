import { ApiProblem, type ApiClient } from '../../../conformance/http/api-client';
import type { Credentials } from '../../../conformance/targets/log-in';
import type { WikiDefinition } from '../../../schemas/generated/wiki-file';
import { readAccount, readWatched } from './read-account';
import { readUsers } from './read-account';
import { readChanges } from './read-changes';
import { readPages } from './read-pages';
import { readSite, type SiteFacts } from './read-site';

/** The content of a wiki, as far as the fake can hold it. */
export interface WikiContent {
  readonly site: SiteFacts;
  readonly definition: WikiDefinition;
  /** The ids of the pages that have one revision. */
  readonly newPages: ReadonlySet<number>;
  /** The ids of the pages' namespaces, by their own. */
  readonly namespaceOf: ReadonlyMap<number, number>;
  /** The name of the account, as the wiki writes it. */
  readonly user: string | undefined;
  /** The titles of the pages that the account watches. */
  readonly watched: readonly string[];
}

/** A logged-in client and its account. */
export interface Account {
  readonly client: ApiClient;
  readonly credentials: Credentials;
}

/** Reading more would take minutes, and a wiki in use changes meanwhile. */
export const maximumPages = 2000;

/**
 * Reads the content of a wiki through its API, so that the fake can hold the same.
 *
 * @param anonymous a client that is not logged in
 * @throws ApiProblem if the wiki responds with an error, or cannot be compared
 * @throws WikiUnreachable if it does not respond
 */
export async function readWiki(anonymous: ApiClient, account?: Account): Promise<WikiContent> {
  const site = await readSite(anonymous);
  if (site.pages > maximumPages) throw tooManyPages(String(site.pages));
  const { pages, newPages, namespaces } = await readPages(anonymous, site.namespaces, maximumPages);
  if (pages.length > maximumPages) throw tooManyPages(`more than ${maximumPages}`);
  const user = account && { ...(await readAccount(account.client)), password: account.credentials.password };
  const client = account?.client ?? anonymous;
  const changes = await readChanges(client, maximumPages);
  const watched = account ? await readWatched(account.client, maximumPages) : [];
  const others = (await readUsers(anonymous, maximumPages)).filter(({ id }) => id !== user?.id);
  const definition = { site: site.definition, pages, users: user ? [user, ...others] : others, changes };
  return { site, definition, newPages, namespaceOf: namespaces, user: user?.name, watched };
}

function tooManyPages(count: string): ApiProblem {
  return new ApiProblem(
    `it has ${count} pages, and a differential run compares wikis for tests, of ${maximumPages} pages at most`,
  );
}
