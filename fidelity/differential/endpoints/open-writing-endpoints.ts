import { ApiClient, ApiProblem } from '../../../conformance/http/api-client';
import { valueAt } from '../../../conformance/runner/paths';
import { sendOverHttp } from '../../../conformance/http/send-over-http';
import { logIn, type Credentials } from '../../../conformance/targets/log-in';
import type { WikiDefinition } from '../../../schemas/generated/wiki-file';
import { readAccount } from '../data/read-account';
import { readSite, type SiteFacts } from '../data/read-site';
import { FakeEndpoint } from './fake-endpoint';
import { WikiEndpoint } from './wiki-endpoint';

/** A wiki that sessions write to, and new fakes with the same settings and administrator. */
export interface OpenWritingEndpoints {
  readonly wiki: WikiEndpoint;
  readonly newFake: () => FakeEndpoint;
  readonly site: SiteFacts;
}

const firstPageId = 100_000;
/** For the watchlist of the account. */
const maximumRequests = 1000;

/**
 * Opens both endpoints of sessions that write. Of the content of the wiki, only the administrator's account is read: sessions
 * only name what they have made.
 *
 * @param api the address of `api.php`
 * @throws ApiProblem, WikiUnreachable with one sentence, if the wiki cannot be compared
 */
export async function openWritingEndpoints(
  api: string,
  credentials: Credentials,
  timeout: number,
): Promise<OpenWritingEndpoints> {
  const send = sendOverHttp(api, { timeout });
  try {
    const anonymous = new ApiClient(send);
    const site = await readSite(anonymous);
    await refuseLimits(anonymous);
    const { cookies } = await logIn(send, credentials);
    const client = new ApiClient(send, cookies);
    const admin = await readAccount({ client, credentials }, maximumRequests);
    await spendFirstIds(client);
    const definition: WikiDefinition = {
      site: { ...site.definition, rateLimits: {} },
      users: [
        { ...admin, watchlist: [] },
        { id: 2, name: 'MediaWiki default' },
      ],
      pages: [{ id: 1, title: 'Main Page', text: 'Main' }],
      // New pages get ids beyond the number of titles in a response, as on a wiki that was written to before (core 4.7).
      deletedPages: [{ id: firstPageId - 1, title: 'MediaWiki talk:Before the sessions' }],
    };
    const { scriptPath = '' } = site.definition;
    const settings = { ...site, origin: new URL(api).origin, scriptPath, user: admin.name };
    return { wiki: new WikiEndpoint(api, timeout), newFake: () => new FakeEndpoint(definition, settings), site };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    throw new ApiProblem(`${api} cannot be compared: ${error.message}.`, error.code);
  }
}

/** A response names at most this number of titles to users without high limits. */
const mostTitles = 50;

/** Creates pages on a new wiki, so that those of the sessions get ids beyond the number of titles in a response (core 4.7). */
async function spendFirstIds(client: ApiClient): Promise<void> {
  const newest = await client.get({
    action: 'query',
    list: 'recentchanges',
    rctype: 'new',
    rcprop: 'ids',
    rclimit: '1',
  });
  // Without recent changes, the wiki is not new.
  const known = Number(valueAt(newest, '/query/recentchanges/0/pageid') ?? mostTitles);
  if (known >= mostTitles) return;
  const tokens = await client.get({ action: 'query', meta: 'tokens' });
  const token = String(valueAt(tokens, '/query/tokens/csrftoken'));
  for (let id = known + 1; id <= mostTitles; id++) {
    const title = `MediaWiki talk:Before the sessions ${id}`;
    await client.post({ action: 'edit', title, text: title, token });
  }
}

/**
 * Limits count over minutes and by address, so they would reach into other sessions.
 *
 * @throws ApiProblem if the wiki has any
 */
async function refuseLimits(anonymous: ApiClient): Promise<void> {
  const response = await anonymous.get({ action: 'query', meta: 'userinfo', uiprop: 'ratelimits' });
  const [limited] = Object.keys(valueAt(response, '/query/userinfo/ratelimits') ?? {});
  if (limited === undefined) return;
  throw new ApiProblem(`it limits how often a client may act (${limited}): start it with $wgRateLimits = []`);
}
