import { ApiProblem, type ApiClient } from '../../../conformance/http/api-client';
import type { WikiDefinition } from '../../../schemas/generated/wiki-file';
import { addWatchers, readAccount, readUsers, type Account } from './read-account';
import { readChanges } from './read-changes';
import { readLogs } from './read-logs';
import { readPages, type FoundPage } from './read-pages';
import { readSite, type SiteFacts } from './read-site';
import { readTags } from './read-tags';

/** A wiki file whose pages have their ids and histories. */
interface FoundDefinition extends WikiDefinition {
  pages: FoundPage[];
}

/** The content of a wiki, as far as the fake can hold it. */
export interface WikiContent {
  readonly site: SiteFacts;
  readonly definition: FoundDefinition;
  /** The ids of the pages' namespaces, by their own. */
  readonly namespaceOf: ReadonlyMap<number, number>;
  /** The name of the account, as the wiki writes it. */
  readonly user: string | undefined;
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
  const { site, reader } = await readSiteAsAllowed(anonymous, account);
  if (site.pages > maximumPages) throw tooManyPages(String(site.pages));
  const { pages, namespaces } = await readPages(reader, site.namespaces, maximumPages);
  if (pages.length > maximumPages) throw tooManyPages(`more than ${maximumPages}`);
  const user = account && (await readAccount(account, maximumPages));
  const client = account?.client ?? reader;
  const changes = await readChanges(client, maximumPages);
  const logs = await readLogs(client, changes, maximumPages);
  const others = (await readUsers(reader, maximumPages)).filter(({ id }) => id !== user?.id);
  if (account && user)
    await addWatchers(
      account.client,
      user,
      others,
      pages.map(({ title }) => title),
    );
  const users = user ? [user, ...others] : others;
  const definition = { site: site.definition, pages, users, changes, logs, ...(await readTags(client)) };
  return { site, definition, namespaceOf: namespaces, user: user?.name };
}

/** Only accounts may read a private wiki. */
async function readSiteAsAllowed(
  anonymous: ApiClient,
  account: Account | undefined,
): Promise<{ readonly site: SiteFacts; readonly reader: ApiClient }> {
  try {
    return { site: await readSite(anonymous), reader: anonymous };
  } catch (error) {
    if (!account || !(error instanceof ApiProblem) || error.code !== 'readapidenied') throw error;
    const site = await readSite(account.client);
    const groups = { '*': { rights: { read: false } } };
    return {
      // The account's name is not that of the machine.
      site: { ...site, definition: { ...site.definition, groups }, remoteAddress: '127.0.0.1' },
      reader: account.client,
    };
  }
}

function tooManyPages(count: string): ApiProblem {
  return new ApiProblem(
    `it has ${count} pages, and a differential run compares wikis for tests, of ${maximumPages} pages at most`,
  );
}
