import { expect } from 'chai';

import { TurnedTime } from '../../emulator/testing/turned-time.test-support';
import { WikiUnreachable, type ReceivedResponse, type SentRequest } from '../runner/exchange';
import { Politeness, type PolitenessOptions } from './politeness';

const api = 'https://wiki.example/w/api.php';
const get: SentRequest = { method: 'GET', query: '?action=query&meta=tokens&format=json', headers: {} };
const post = (body: string): SentRequest => ({ method: 'POST', query: '', headers: {}, body });
const ok = { status: 200, headers: [], body: '{"batchcomplete":""}' } as const;
const later = (status: number, ...headers: [string, string][]): ReceivedResponse => ({ status, headers, body: '' });
const lagging = (status: number): ReceivedResponse => {
  return {
    status,
    headers: [
      ['MediaWiki-API-Error', 'maxlag'],
      ['Retry-After', '0'],
    ],
    body: '{"error":{"code":"maxlag"}}',
  };
};
const reset = new WikiUnreachable('closed', { cause: Object.assign(new Error('hang up'), { code: 'ECONNRESET' }) });

/** The longest wait, in milliseconds; tests do not wait at all. */
const longestWait = 30_000;

/** Sends a request to a wiki that gives these responses in turn, and then repeats the last one. */
async function sendOnce(
  request: SentRequest,
  responses: readonly (ReceivedResponse | Error)[],
  options: Partial<PolitenessOptions> = {},
) {
  let index = 0;
  const time = new TurnedTime(longestWait);
  const politeness = new Politeness({ budget: 150, permission: 'everything', pause: 0, backOff: 1, time, ...options });
  const send = politeness.wrap(api, () => {
    const response = responses[Math.min(index++, responses.length - 1)] ?? ok;
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  });
  const said = await send(request).then(
    ({ status }) => status,
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
  return { said, requests: politeness.requests, retries: politeness.retries, waited: time.now() };
}

describe('Politeness', () => {
  it('repeats a request at most twice, and notes why', async () => {
    expect(await sendOnce(get, [later(429), later(503, ['Retry-After', '0']), ok])).to.deep.equal({
      said: 200,
      requests: 3,
      retries: [
        {
          request: 'GET ?action=query&meta=tokens&format=json',
          reason: `${api} asks for fewer requests (status 429).`,
          seconds: 0.001,
        },
        {
          request: 'GET ?action=query&meta=tokens&format=json',
          reason: `${api} is not available now (status 503).`,
          seconds: 0,
        },
      ],
      waited: 1,
    });
    for (const response of [
      later(429),
      later(502),
      later(503),
      later(504),
      later(500),
      lagging(200),
      lagging(503),
      reset,
    ]) {
      const { said, requests } = await sendOnce(get, [response]);
      expect(said).to.be.a('string').that.contains(', and was sent the request 3 times.');
      expect(requests).to.equal(3);
      expect((await sendOnce(get, [response, ok])).said).to.equal(200);
    }
  });

  it('accepts what the API itself says as its response', async () => {
    const error = {
      status: 503,
      headers: [['MediaWiki-API-Error', 'readonly']],
      body: '{"error":{"code":"readonly"}}',
    } as const;
    expect(await sendOnce(get, [error])).to.include({ said: 503, requests: 1 });
    const wanted = { ...get, query: '?action=query&maxlag=-1' };
    expect(await sendOnce(wanted, [lagging(200)])).to.include({ said: 200, requests: 1 });
    expect(await sendOnce({ ...get, query: '?action=query&maxlag=5' }, [lagging(200)])).to.include({ requests: 3 });
  });

  it('accepts an API error with status 500 only if it comes each time', async () => {
    const error = { status: 500, headers: [], body: '{"error":{"code":"internal_api_error_DBQueryError"}}' } as const;
    expect(await sendOnce(get, [error])).to.include({ said: 500, requests: 3 });
    expect(await sendOnce(get, [error, ok])).to.include({ said: 200, requests: 2 });
    expect(await sendOnce(post('action=edit&title=A'), [error])).to.include({ said: 500, requests: 1 });
  });

  it('waits as long as Retry-After says, up to a limit', async () => {
    expect(await sendOnce(get, [later(503, ['Retry-After', '1']), ok])).to.include({ said: 200, waited: 1000 });
    expect(await sendOnce(get, [later(503), later(503), ok])).to.include({ said: 200, waited: 1 + 2 });
    expect(await sendOnce(get, [later(429, ['Retry-After', '30']), ok])).to.include({ said: 200, waited: longestWait });
    expect(await sendOnce(get, [later(429, ['Retry-After', '120'])])).to.include({
      said: `${api} asks for fewer requests (status 429), and asks for a pause of 120 seconds: --patience 120 waits for it.`,
      requests: 1,
      waited: 0,
    });
    const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
    expect(await sendOnce(get, [later(503, ['retry-after', tomorrow])])).to.include({ requests: 1 });
  });

  it('repeats a rate-limited request for as long as the user has patience', async () => {
    expect(await sendOnce(get, [later(429)], { patience: 100 })).to.include({
      requests: 7,
      waited: 1 + 2 + 4 + 8 + 16 + 32,
    });
    expect(await sendOnce(get, [later(429, ['Retry-After', '20']), ok], { patience: 20_000 })).to.include({
      said: 200,
    });
    expect(await sendOnce(get, [later(429, ['Retry-After', '20']), ok], { patience: 19_000 })).to.include({
      requests: 1,
    });
    expect(await sendOnce(get, [later(503), later(503), later(503), ok], { patience: 20_000 })).to.include({
      requests: 3,
    });
  });

  /** The results of two requests, and of one that deletes, to a wiki whose responses take some time. */
  async function askTwice(response: ReceivedResponse, options: Partial<PolitenessOptions> = {}, milliseconds = 0) {
    const time = new TurnedTime(longestWait);
    const politeness = new Politeness({ budget: 9, permission: 'everything', pause: 0, backOff: 1, time, ...options });
    const respond = (): Promise<ReceivedResponse> => {
      time.standStill(milliseconds);
      return Promise.resolve(response);
    };
    const [send, remove] = [politeness.wrap(api, respond), politeness.wrapRemoval(api, respond)];
    const said: string[] = [];
    for (const each of [send, send, remove]) {
      said.push(
        await each(get).then(
          ({ status }) => String(status),
          (error: unknown) => (error as Error).message,
        ),
      );
    }
    return { said, requests: politeness.requests };
  }

  it('sends nothing more to a wiki that limits requests, except for deletions', async () => {
    const { said, requests } = await askTwice(later(429));
    expect(said[0]).to.match(/ asks for fewer requests \(status 429\), and was sent the request 3 times\.$/);
    expect([said[1], requests]).to.deep.equal([said[0], 6]);
  });

  it('sends nothing more to a wiki whose responses take too long altogether, except for deletions', async () => {
    const { said, requests } = await askTwice(ok, { timeLimit: 10_000 }, 11_000);
    expect(requests).to.equal(2);
    expect(said).to.deep.equal([
      '200',
      'wiki.example took 11 seconds for one response, and is sent no further requests: --time-limit allows more.',
      '200',
    ]);
  });

  it('does not repeat a request that may have been executed', async () => {
    expect(await sendOnce(post('action=edit&title=A'), [reset])).to.include({ requests: 1 });
    expect(await sendOnce(post('action=edit&title=A'), [later(504)])).to.include({ requests: 1 });
    expect(await sendOnce(post('action=edit&title=A'), [later(429), lagging(200), ok])).to.include({
      requests: 3,
      said: 200,
    });
    expect(await sendOnce(post('action=query&meta=tokens'), [reset, ok])).to.include({ requests: 2, said: 200 });
  });

  it('sends only what is permitted', async () => {
    const sent = async (request: SentRequest, permission: PolitenessOptions['permission']) =>
      (await sendOnce(request, [ok], { permission })).said;
    expect(await sent(post('action=query'), 'reading')).to.equal(200);
    expect(await sent({ ...get, query: '?action=edit' }, 'reading')).to.equal(200);
    expect(await sent(post('action=edit'), 'reading')).to.equal('action=edit was not sent: it can write.');
    expect(await sent({ ...post(''), query: '?action=logout' }, 'reading')).to.match(/^action=logout was not sent/);
    expect(await sent(post('action=login'), 'sessions')).to.equal(200);
    expect(await sent(post('action=watch'), 'sessions')).to.match(/^action=watch was not sent/);
    expect(await sent(post('action=watch'), 'everything')).to.equal(200);
  });

  it('keeps to its budget, including repetitions but not deletions', async () => {
    expect(await sendOnce(get, [later(503)], { budget: 2 })).to.include({
      said: 'The budget of 2 requests is used up; --budget allows more.',
      requests: 2,
    });
    const politeness = new Politeness({ budget: 1, permission: 'everything', pause: 0, backOff: 1 });
    const remove = politeness.wrapRemoval(api, () => Promise.resolve(ok));
    await remove(get);
    expect((await remove(get)).status).to.equal(200);
  });

  it('stops waiting when the signal aborts', async () => {
    const controller = new AbortController();
    const time = new TurnedTime();
    const sending = sendOnce(get, [later(503, ['Retry-After', '20'])], { signal: controller.signal, time });
    await time.untilWaiting(20_000);
    controller.abort(new Error('Enough.'));
    const { said, requests } = await sending;
    expect([said, requests]).to.deep.equal(['Enough.', 1]);
  });
});
