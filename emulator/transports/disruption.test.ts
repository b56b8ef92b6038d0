import axios from 'axios';
import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createWiki, DisruptionError, type Wiki } from '../index';
import { send } from '../testing/send.test-support';
import { TurnedTime } from '../testing/turned-time.test-support';
import { runTypeScript } from '../testing/run-typescript.test-support';

const query = 'action=query&meta=tokens&format=json';
const whole = '{"batchcomplete":"","query":{"tokens":{"csrftoken":"+\\\\"}}}';
const base = 'https://wiki.example/w';

/** The error of a rejected `fetch`, and its cause. */
async function failureOf(sent: Promise<unknown>): Promise<string> {
  try {
    await sent;
    return 'none';
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    const cause = error.cause instanceof Error ? error.cause : undefined;
    const code = cause && 'code' in cause ? ` ${String(cause.code)}` : '';
    return `${error.name}: ${error.message}${cause ? ` (${cause.name}: ${cause.message}${code})` : ''}`;
  }
}

const textOf = async (response: Promise<Response>): Promise<string> => (await response).text();

/** Resolves when the wiki has received its next request. */
const nextRequest = (wiki: Wiki): Promise<void> =>
  new Promise((resolve) => {
    wiki.tell(() => {
      resolve();
    });
  });

/** How a client fails whose time limit ends once the wiki has received the request. */
async function failureAfterTimeout(wiki: Wiki, request: (init: { signal: AbortSignal }) => Promise<unknown>) {
  const limit = new AbortController();
  const failure = failureOf(request({ signal: limit.signal }));
  await nextRequest(wiki);
  limit.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  return failure;
}

/** What a client receives that waits one simulated minute for a delayed response. */
async function afterOneMinute<Value>(request: () => Promise<Value>): Promise<Value> {
  const time = new TurnedTime();
  return time.replaceTimers(60_000, async () => {
    let hasResponse = false;
    const response = request().finally(() => (hasResponse = true));
    await time.untilWaiting(60_000);
    time.turn(59_999);
    await new Promise((resolve) => setImmediate(resolve));
    expect(hasResponse).to.equal(false);
    time.turn(1);
    return response;
  });
}

const reset = 'TypeError: fetch failed (Error: read ECONNRESET ECONNRESET)';
const closed = 'TypeError: fetch failed (SocketError: other side closed UND_ERR_SOCKET)';
const cut = 'TypeError: terminated (SocketError: other side closed UND_ERR_SOCKET)';

interface Way {
  readonly name: string;
  /** Gives a `fetch` of the wiki's `api.php`. */
  readonly open: (wiki: Wiki) => Promise<(init?: RequestInit) => Promise<Response>>;
}

const ways: readonly Way[] = [
  { name: 'wiki.fetch', open: (wiki) => Promise.resolve((init) => wiki.fetch(`${base}/api.php?${query}`, init)) },
  {
    name: 'wiki.listen',
    open: async (wiki) => {
      const { url } = await wiki.listen();
      return (init) => fetch(`${url}/api.php?${query}`, init);
    },
  },
];

for (const { name, open } of ways) {
  describe(`a disruption through ${name}`, () => {
    let wiki: Wiki;
    let request: (init?: RequestInit) => Promise<Response>;
    beforeEach(async () => {
      wiki = createWiki();
      request = await open(wiki);
    });
    afterEach(() => wiki.close());

    it('delays the correct response', async () => {
      wiki.failNext('slow', { milliseconds: 60_000 });
      expect(await afterOneMinute(() => textOf(request()))).to.equal(whole);
    });

    it('delays a response longer than the client waits', async () => {
      wiki.failNext('slow', { milliseconds: 60_000 });
      expect(await failureAfterTimeout(wiki, request)).to.match(/^TimeoutError: /);
    });

    it('stalls until the time limit of the client', async () => {
      wiki.failNext('stall');
      expect(await failureAfterTimeout(wiki, request)).to.match(/^TimeoutError: /);
      expect(wiki.requests.map(({ status, failure }) => [status, failure])).to.deep.equal([[0, 'stall']]);
      expect(await textOf(request())).to.equal(whole);
    });

    it('stalls until the wiki is closed', async () => {
      wiki.failNext('stall');
      const failure = failureOf(request());
      await nextRequest(wiki);
      await wiki.close();
      expect(await failure).to.equal(closed);
    });

    it('resets the connection', async () => {
      wiki.failNext('reset');
      expect(await failureOf(request())).to.equal(reset);
      expect(await textOf(request())).to.equal(whole);
    });

    it('ends the body early', async () => {
      wiki.fail({ kind: 'truncated-body', bytes: 20, times: 2 });
      const response = await request();
      expect(response.headers.get('content-length')).to.equal(String(whole.length));
      const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = response.body?.getReader();
      expect(Buffer.from((await reader?.read())?.value ?? []).toString()).to.equal(whole.slice(0, 20));
      expect(await failureOf(textOf(request()))).to.equal(cut);
    });
  });
}

describe('a disruption through wiki.intercept', () => {
  let wiki: Wiki;
  beforeEach(() => {
    wiki = createWiki();
    wiki.intercept(base);
  });
  afterEach(() => wiki.close());
  const request = (options = {}) => axios.get<string>(`${base}/api.php?${query}`, { responseType: 'text', ...options });

  it('delays the correct response', async () => {
    wiki.failNext('slow', { milliseconds: 60_000 });
    const { data } = await afterOneMinute(() => request({ responseType: 'json' }));
    expect(JSON.stringify(data)).to.equal(whole);
  });

  it('stalls until the time limit of the client', async () => {
    wiki.failNext('stall');
    expect(await failureAfterTimeout(wiki, request)).to.equal('CanceledError: canceled');
  });

  it('stalls until the wiki is closed', async () => {
    wiki.failNext('stall');
    const failure = failureOf(request());
    await nextRequest(wiki);
    await wiki.close();
    expect(await failure).to.match(/^(Axios)?Error: socket hang up/);
  });

  it('resets the connection, also for fetch', async () => {
    wiki.fail({ kind: 'reset', times: 2 });
    expect(await failureOf(request())).to.match(/^(Axios)?Error: read ECONNRESET/);
    // nock hands the error to the client as it is; Node's own fetch would make it the cause of another.
    expect(await failureOf(fetch(`${base}/api.php?${query}`))).to.equal('Error: read ECONNRESET');
  });

  it('ends the body early', async () => {
    wiki.failNext('truncated-body');
    expect(await failureOf(request())).to.match(/aborted/);
    wiki.failNext('truncated-body');
    expect(await failureOf(textOf(fetch(`${base}/api.php?${query}`)))).to.match(/terminated|aborted/);
  });
});

describe('a disruption', () => {
  it('makes wiki.handle throw', () => {
    const wiki = createWiki();
    for (const [kind, disruption] of [
      ['stall', 'stall'],
      ['reset', 'reset'],
      ['slow', 'delay'],
      ['truncated-body', 'truncation'],
    ] as const) {
      wiki.failNext(kind);
      expect(() => send(wiki, query)).to.throw(
        DisruptionError,
        `wiki.handle returns complete responses, so it cannot deliver the fault "${disruption}". ` +
          'Send the request through wiki.listen, wiki.intercept or wiki.fetch.',
      );
    }
    expect(send(wiki, query).body).to.equal(whole);
  });

  it('does not keep the process running', () => {
    const script = `
      const { createWiki } = require('./index');
      const { connect } = require('node:net');
      const wiki = createWiki();
      const untilBothWait = setInterval(() => undefined, 1000);
      wiki.tell(() => {
        if (wiki.requests.length < 2) return;
        console.log(wiki.requests.length);
        clearInterval(untilBothWait);
      });
      wiki.failNext('stall');
      wiki.fail({ kind: 'slow', milliseconds: 60_000 });
      void wiki.fetch('https://wiki.example/api.php');
      void wiki.listen().then(({ port }) => {
        const socket = connect(port, '127.0.0.1', () => socket.write('GET /api.php HTTP/1.1\\r\\n\\r\\n', () => socket.unref()));
      });`;
    const run = spawnSync(process.execPath, [...runTypeScript, '-e', script], {
      cwd: join(__dirname, '..'),
      encoding: 'utf8',
      timeout: 100_000,
    });
    expect([run.signal, run.stdout, run.stderr]).to.deep.equal([null, '2\n', '']);
  });
});
