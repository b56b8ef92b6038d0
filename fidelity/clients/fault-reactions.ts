/** What client libraries do about each fault, measured by running them. */
import { join } from 'node:path';
import { Writable, type WritableOptions } from 'node:stream';

import { Mwn } from 'mwn';

import { createWiki, readWikiFile, type Wiki } from '../../emulator';
import { TurnedTime } from '../../emulator/testing/turned-time.test-support';
import { loadM3api } from './load-m3api';
import { injectedFaults, type InjectedFault } from './injected-faults';

const account = { name: 'Alice', password: 'a', groups: ['sysop', 'bot'] };
const reading = { action: 'query', list: 'imageusage', iutitle: 'File:Used.png' };
const writing = {
  write: { type: 'watch', action: 'watch', titles: 'Alpha' },
  patrol: { type: 'patrol', action: 'patrol', rcid: '1' },
  edit: { type: 'csrf', action: 'edit', title: 'Alpha', text: 'a', md5: '0cc175b9c0f1b6a831c399e269772661' },
  upload: { type: 'csrf', action: 'upload', filename: 'Lost.png', filekey: '1b00hc5unqxw.olk8pi.1.png' },
} as const;

/** A client that is logged in and has its tokens. */
interface LoggedInClient {
  request(tried: InjectedFault): Promise<unknown>;
  /** Seconds that it waited before it sent the request again, if that can be observed. */
  readonly waited: () => number;
}

/** How long mwn waits for a response, in milliseconds. */
const aMinute = 60_000;
/** What counts as a time limit of a client: Node's `fetch` has timers of its own, which are shorter. */
const shortestTimeLimit = 2000;

/** The libraries in the columns of the table. */
export const triedLibraries = ['m3api', 'mwn'] as const;

export type TriedLibrary = (typeof triedLibraries)[number];

const libraries: Readonly<Record<TriedLibrary, (url: string) => Promise<LoggedInClient>>> = {
  m3api: async (url) => {
    const { default: Session } = await loadM3api();
    let now = 0;
    const setTimeout = (resume: () => void, milliseconds: number): void => {
      now += milliseconds;
      resume();
    };
    const clock = { performance: { now: () => now }, setTimeout };
    const options = { userAgent: 'wikidouble', warn: () => undefined, clock };
    const session = new Session(`${url}/api.php`, { formatversion: 2, errorformat: 'plaintext' }, options);
    const login = { action: 'login', lgname: account.name, lgpassword: account.password };
    await session.request(login, { method: 'POST', tokenType: 'login', tokenName: 'lgtoken' });
    for (const type of ['watch', 'patrol', 'csrf']) await session.getToken(type, {});
    return {
      request: ({ request }) => {
        if (typeof request !== 'string') return session.request({ ...reading, ...request });
        const { type, ...parameters } = writing[request];
        return session.request(parameters, { method: 'POST', tokenType: type });
      },
      waited: () => now / 1000,
    };
  },
  mwn: async (url) => {
    const { name: username, password } = account;
    const apiUrl = `${url}/api.php`;
    const options = { apiUrl, username, password, userAgent: 'wikidouble', silent: true };
    const bot = new Mwn({ ...options, retryPause: 1, suppressAPIWarnings: true });
    await bot.login();
    await bot.getTokens();
    return {
      request: ({ request }) => {
        if (typeof request !== 'string') return bot.request({ ...reading, ...request });
        const { type, ...parameters } = writing[request];
        const tokens = bot.state as Readonly<Record<string, string>>;
        return bot.request({ ...parameters, token: tokens[`${type}token`] ?? '' });
      },
      waited: () => 0,
    };
  },
};

/** What a client does about a fault, in the words of the table. */
async function reaction(wiki: Wiki, client: LoggedInClient, tried: InjectedFault): Promise<string> {
  const before = wiki.requests.length;
  const outcome =
    tried.fault.kind === 'stall'
      ? await outcomeOfStall(wiki, client, tried)
      : await client.request(tried).then(() => 'responded', describeError);
  const [, ...others] = wiki.requests.slice(before).map(({ parameters }) => parameters.action ?? '');
  const steps: string[] = [];
  if (others.includes('login')) steps.push('logs in');
  else if (others.length > 1) steps.push('fetches tokens');
  if (others.length > 0) steps.push(client.waited() > 0 ? `retries after ${client.waited()} s` : 'retries');
  if (outcome !== 'responded') steps.push(outcome);
  return steps.length === 0 ? 'uses the response' : steps.join(', ');
}

/**
 * The same if no response comes. A minute passes only on the test's clock: a client that has done nothing by then keeps
 * waiting.
 */
async function outcomeOfStall(wiki: Wiki, client: LoggedInClient, tried: InjectedFault): Promise<string> {
  const time = new TurnedTime();
  return time.replaceTimers(shortestTimeLimit, async () => {
    const stalled = new Promise<void>((resolve) => {
      wiki.tell(() => {
        resolve();
      });
    });
    let seen: string | undefined;
    const outcome = client.request(tried).then(() => 'responded', describeError);
    void outcome.then((text) => (seen = text));
    await stalled;
    const hasLimit = time.waits.includes(aMinute);
    time.turn(aMinute);
    if (hasLimit) return outcome;
    // Meanwhile another client gets responses, from another wiki.
    await using other = createWiki();
    await fetch((await other.listen()).url);
    return seen ?? 'keeps waiting';
  });
}

/** The code if there is one: the platform's message for invalid JSON differs between its versions. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) throw new TypeError('A client failed with something that is not an error.');
  const { name, message } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (error instanceof SyntaxError) return 'fails: `SyntaxError`';
  if (name === 'ApiErrors') return `fails: \`ApiErrors\` \`${message}\``;
  if (code !== undefined) return `fails: \`${code}\``;
  return name === 'Error' ? `fails: "${message}"` : `fails: \`${name}\` "${message}"`;
}

const fixture = join(__dirname, '../../scenarios/vectors/fixture.wiki.yaml');

/**
 * What a library does about a fault, in the words of the table: `retries after 5 s`.
 *
 * @throws WikiAssertionError if the fault does not strike
 */
export async function reactionOf(library: TriedLibrary, tried: InjectedFault): Promise<string> {
  await using wiki = createWiki({ ...readWikiFile(fixture), users: [account] });
  const client = await libraries[library]((await wiki.listen()).url);
  // mwn uses the computer's clock, so that the test would have to wait as long.
  const hurry = tried.fault.kind === 'maxlag' && library === 'mwn' ? { retryAfter: 0 } : {};
  wiki.fail({ ...tried.fault, ...hurry, times: 1 });
  return await quietly(async () => {
    const seen = await reaction(wiki, client, tried);
    wiki.assertAllFailuresConsumed();
    return seen;
  });
}

/** mwn logs, and prints whatever it retries. */
async function quietly<Value>(run: () => Promise<Value>): Promise<Value> {
  const { log } = console;
  const write: WritableOptions['write'] = (_chunk, _encoding, done) => {
    done();
  };
  Mwn.setLoggingConfig({ stream: new Writable({ write }) });
  console.log = () => undefined;
  try {
    return await run();
  } finally {
    console.log = log;
    Mwn.setLoggingConfig({ stream: process.stdout });
  }
}

/** What every library does about every fault, by the first column of the table. */
export async function measureReactions(): Promise<ReadonlyMap<string, readonly string[]>> {
  const measured = new Map<string, readonly string[]>();
  for (const tried of injectedFaults) {
    const cells: string[] = [];
    for (const library of triedLibraries) cells.push(await reactionOf(library, tried));
    measured.set(tried.row, cells);
  }
  return measured;
}
