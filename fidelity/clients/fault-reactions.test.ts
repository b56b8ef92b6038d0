import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable, type WritableOptions } from 'node:stream';
import { expect } from 'chai';
import { Mwn } from 'mwn';

import { createWiki, readWikiFile, type Wiki } from '../../emulator';
import { optionTypes } from '../../emulator/faults/option-types';
import { TurnedTime } from '../../emulator/testing/turned-time.test-support';
import { injectedFaults, type InjectedFault } from './injected-faults';
import { loadM3api } from './load-m3api';

const account = { name: 'Alice', password: 'a', groups: ['sysop', 'bot'] };
const reading = { action: 'query', list: 'imageusage', iutitle: 'File:Used.png' };
const writing = { action: 'watch', titles: 'Alpha' };

/** A client that is logged in and has its tokens. */
interface LoggedInClient {
  request(tried: InjectedFault): Promise<unknown>;
  /** Seconds that it waited before it asked again, where that can be told. */
  readonly waited: () => number;
}

/** As long as mwn waits for an answer, in milliseconds. */
const aMinute = 60_000;
/** What counts as a time limit of a client: Node's `fetch` has timers of its own, which are shorter. */
const shortestTimeLimit = 2000;

const libraries: Readonly<Record<'m3api' | 'mwn', (url: string) => Promise<LoggedInClient>>> = {
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
    await session.getToken('watch', {});
    return {
      request: ({ asking, asserting }) =>
        asking === 'write'
          ? session.request(writing, { method: 'POST', tokenType: 'watch' })
          : session.request({ ...reading, ...asserting }),
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
      request: ({ asking, asserting }) => {
        const { watchtoken: token } = bot.state as { readonly watchtoken: string };
        return bot.request(asking === 'write' ? { ...writing, token } : { ...reading, ...asserting });
      },
      waited: () => 0,
    };
  },
};

/** What a client does about a failure, in the words of the table. */
async function reaction(wiki: Wiki, client: LoggedInClient, tried: InjectedFault): Promise<string> {
  const before = wiki.requests.length;
  const outcome =
    tried.failure.kind === 'stall'
      ? await outcomeOfStall(wiki, client, tried)
      : await client.request(tried).then(() => 'answered', describeError);
  const [, ...others] = wiki.requests.slice(before).map(({ parameters }) => parameters.action ?? '');
  const steps: string[] = [];
  if (others.includes('login')) steps.push('logs in');
  else if (others.length > 1) steps.push('fetches tokens');
  if (others.length > 0) steps.push(client.waited() > 0 ? `retries after ${client.waited()} s` : 'retries');
  if (outcome !== 'answered') steps.push(outcome);
  return steps.length === 0 ? 'uses the response' : steps.join(', ');
}

/** The same where no answer comes. A minute passes only here: a client that has done nothing by then keeps waiting. */
async function outcomeOfStall(wiki: Wiki, client: LoggedInClient, tried: InjectedFault): Promise<string> {
  const time = new TurnedTime();
  return time.replaceTimers(shortestTimeLimit, async () => {
    const stalled = new Promise<void>((resolve) => {
      wiki.tell(() => {
        resolve();
      });
    });
    let seen: string | undefined;
    const outcome = client.request(tried).then(() => 'answered', describeError);
    void outcome.then((text) => (seen = text));
    await stalled;
    const hasLimit = time.waits.includes(aMinute);
    time.turn(aMinute);
    if (hasLimit) return outcome;
    // Meanwhile another client is answered, by another wiki.
    await using other = createWiki();
    await fetch((await other.listen()).url);
    return seen ?? 'keeps waiting';
  });
}

/** Codes as far as there are any; what the platform says of a text that is no JSON differs between its versions. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) throw new TypeError('A client failed with what is no error.');
  const { name, message } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (error instanceof SyntaxError) return 'fails: `SyntaxError`';
  if (name === 'ApiErrors') return `fails: \`ApiErrors\` \`${message}\``;
  if (code !== undefined) return `fails: \`${code}\``;
  return name === 'Error' ? `fails: "${message}"` : `fails: \`${name}\` "${message}"`;
}

/** The rows of the table in docs/failures.md: the cells of each by its first. */
function documentedRows(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(__dirname, '../../docs/failures.md'), 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('| `'));
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(rows.map(([, first = '', ...cells]) => [first, cells]));
}

describe('docs/failures.md', () => {
  const rows = documentedRows();
  const fixture = readWikiFile(join(__dirname, '../../scenarios/vectors/fixture.wiki.yaml'));
  const { log } = console;
  before(() => {
    const write: WritableOptions['write'] = (_chunk, _encoding, done) => {
      done();
    };
    Mwn.setLoggingConfig({ stream: new Writable({ write }) });
  });
  after(() => {
    Mwn.setLoggingConfig({ stream: process.stdout });
  });
  afterEach(() => {
    console.log = log;
  });

  it('has a row for every kind of failure, and no other', () => {
    const kinds = new Set(injectedFaults.map(({ failure }) => String(failure.kind)));
    expect([...kinds].sort()).to.deep.equal(Object.keys(optionTypes).sort());
    expect([...rows.keys()]).to.deep.equal(injectedFaults.map(({ row }) => row));
  });

  for (const [column, library] of [
    [1, 'm3api'],
    [2, 'mwn'],
  ] as const) {
    for (const tried of injectedFaults) {
      it(`says what ${library} does about ${tried.row}`, async () => {
        await using wiki = createWiki({ ...fixture, users: [account] });
        const client = await libraries[library]((await wiki.listen()).url);
        // mwn waits by the clock of the computer, which nobody wants to wait for here.
        const hurry = tried.failure.kind === 'maxlag' && library === 'mwn' ? { retryAfter: 0 } : {};
        wiki.fail({ ...tried.failure, ...hurry, times: 1 });
        // mwn prints whatever it retries.
        console.log = () => undefined;
        const seen = await reaction(wiki, client, tried);
        console.log = log;
        wiki.assertAllFailuresConsumed();
        expect(rows.get(tried.row)?.[column]).to.equal(seen);
      });
    }
  }
});
