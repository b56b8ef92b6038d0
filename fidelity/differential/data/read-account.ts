import { ApiProblem, batch, type ApiClient } from '../../../conformance/http/api-client';
import type { Credentials } from '../../../conformance/targets/log-in';
import { listAt, textAt, valueAt } from '../../../conformance/runner/paths';
import type { UserDefinition } from '../../../schemas/generated/wiki-file';

/** A logged-in client and its account. */
export interface Account {
  readonly client: ApiClient;
  readonly credentials: Credentials;
}

/**
 * Reads the account of a client, with its watchlist.
 *
 * @throws ApiProblem if the wiki responds with an error
 */
export async function readAccount({ client, credentials }: Account, requests: number): Promise<UserDefinition> {
  const uiprop = 'groups|implicitgroups|editcount|email|realname|registrationdate';
  const response = await client.get({ action: 'query', meta: 'userinfo', uiprop });
  const [id, name] = [valueAt(response, '/query/userinfo/id'), textAt(response, '/query/userinfo/name')];
  if (typeof id !== 'number' || id < 1 || name === undefined) throw new ApiProblem('it does not tell who is logged in');
  const told = (member: string): string | undefined => {
    const text = textAt(response, `/query/userinfo/${member}`);
    return text === '' ? undefined : text;
  };
  const [email, realName, registered] = [told('email'), told('realname'), told('registrationdate')];
  const editCount = valueAt(response, '/query/userinfo/editcount');
  return {
    id,
    name,
    password: credentials.password,
    groups: groupsOf(valueAt(response, '/query/userinfo')),
    ...(email !== undefined && { email }),
    ...(realName !== undefined && { realName }),
    ...(registered !== undefined && { registered }),
    ...(typeof editCount === 'number' && { editCount }),
    watchlist: await readWatched(client, requests),
  };
}

/** The groups that a user was put into, without those that everybody like them is in. */
function groupsOf(user: unknown): string[] {
  const implicit = new Set(listAt(user, '/implicitgroups'));
  return listAt(user, '/groups')
    .filter((group) => !implicit.has(group))
    .map(String);
}

/** The pages that the account watches, and their talk pages. */
async function readWatched(client: ApiClient, requests: number): Promise<string[]> {
  const titles: string[] = [];
  for await (const response of client.walk({ action: 'query', list: 'watchlistraw', wrlimit: 'max' }, requests)) {
    titles.push(...listAt(response, '/watchlistraw').map((row) => textAt(row, '/title') ?? ''));
  }
  return titles;
}

/** The accounts of a wiki, without what only they themselves can see. */
export async function readUsers(client: ApiClient, requests: number): Promise<UserDefinition[]> {
  const users: UserDefinition[] = [];
  const parameters = {
    action: 'query',
    list: 'allusers',
    aulimit: 'max',
    auprop: 'groups|implicitgroups|editcount|registration',
  };
  for await (const response of client.walk(parameters, requests)) {
    for (const row of listAt(response, '/query/allusers')) {
      const [id, name] = [valueAt(row, '/userid'), textAt(row, '/name')];
      if (typeof id !== 'number' || name === undefined) continue;
      const [editCount, registered] = [valueAt(row, '/editcount'), textAt(row, '/registration')];
      users.push({
        id,
        name,
        groups: groupsOf(row),
        ...(typeof editCount === 'number' && { editCount }),
        ...(registered !== undefined && registered !== '' && { registered }),
      });
    }
  }
  return users;
}

/**
 * Adds watchlists to accounts, so that every page has as many watchers as in the wiki. Which of the others watch it, a wiki
 * tells nobody; it counts them for those who have the right.
 *
 * @param account the account of the client, which is not changed
 * @throws ApiProblem if the wiki responds with an error
 */
export async function addWatchers(
  client: ApiClient,
  account: UserDefinition,
  others: readonly UserDefinition[],
  pages: readonly string[],
): Promise<void> {
  const own = new Set(account.watchlist);
  // A new account may watch its own page, even before that exists.
  const titles = [...new Set([...pages, ...others.map(({ name }) => `User:${name}`)])];
  for (let start = 0; start < titles.length; start += batch) {
    const parameters = {
      action: 'query',
      prop: 'info',
      inprop: 'watchers',
      titles: titles.slice(start, start + batch).join('|'),
    };
    for (const row of listAt(await client.get(parameters), '/query/pages')) {
      const [title = '', watchers] = [textAt(row, '/title'), valueAt(row, '/watchers')];
      const wanted = Number(watchers ?? 0) - (own.has(title) ? 1 : 0);
      for (const other of others.slice(0, Math.max(0, wanted))) (other.watchlist ??= []).push(title);
    }
  }
}
