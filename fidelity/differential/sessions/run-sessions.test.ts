import { expect } from 'chai';

import type { DiffParameter, DiffRequest } from '../diff-request';
import type { DiffResponse } from '../diff-response';
import { SessionReplay, type SessionEndpoint } from './replay-session';
import { runSessions } from './run-sessions';
import type { DiffSession, SessionStep } from './session';

function get(...query: DiffParameter[]): DiffRequest {
  return { method: 'GET', pathInfo: '', query, headers: [], loggedIn: false };
}

interface Seen {
  readonly query: DiffRequest['query'];
  readonly cookies: string | undefined;
}

/** An endpoint that records the requests it receives. */
function endpoint(
  seen: Seen[],
  body: (request: DiffRequest) => string,
  headers: DiffResponse['headers'] = [],
): SessionEndpoint {
  return {
    sendInSession: (request, cookies) => {
      seen.push({ query: request.query, cookies });
      return Promise.resolve({ status: 200, headers, body: Buffer.from(body(request)) });
    },
  };
}

const names = { user: 'Alice', password: 'secret & more', stranger: 'Stranger 1' };
const given = '{"query":{"tokens":{"watchtoken":"0123456789abcdef0123456789abcdef65000000+\\\\"}}}';

describe('a step of a session', () => {
  it('fills in names in braces, and the anonymous token by default', async () => {
    const seen: Seen[] = [];
    const replay = new SessionReplay(endpoint(seen, () => given), names); // prettier-ignore
    await replay.play({ request: get(['p', '{password}'], ['token', '{1.watch}']), client: 'first', mark: '1' });
    await replay.play({ request: get(['token', '{1.watch}'], ['other', '{1.csrf}']), client: 'second' });
    expect(seen.map(({ query }) => query)).to.deep.equal([
      [['p', 'secret%20%26%20more'], ['token', '%2B%5C']],
      [['token', '0123456789abcdef0123456789abcdef65000000%2B%5C'], ['other', '%2B%5C']],
    ]); // prettier-ignore
  });

  it('keeps the cookies of each client, and sends older ones if told to', async () => {
    const seen: Seen[] = [];
    let count = 0;
    const counting: SessionEndpoint = {
      sendInSession: (request, cookies) => {
        const headers: DiffResponse['headers'] = [
          ['Set-Cookie', `a=${++count}; path=/`],
          ['Set-Cookie', 'UseDC=master'],
        ];
        return endpoint(seen, () => '{}', headers).sendInSession(request, cookies);
      },
    };
    const replay = new SessionReplay(counting, names);
    const steps: SessionStep[] = [
      { request: get(), client: 'first', mark: '1' },
      { request: get(), client: 'first' },
      { request: get(), client: 'second' },
      { request: get(), client: 'first', cookiesOf: '1' },
      { request: get(), client: 'first' },
    ];
    for (const step of steps) await replay.play(step);
    expect(seen.map(({ cookies }) => cookies)).to.deep.equal([undefined, 'a=1', undefined, 'a=1', 'a=2']);
  });
});

describe('a run of sessions', () => {
  const step = (name: string): SessionStep => ({ request: get(['step', name]), client: 'first' });
  const json: DiffResponse['headers'] = [['Content-Type', 'application/json']];
  const session: DiffSession = { index: 4, steps: ['a', 'b', 'c', 'd', 'e'].map(step) };

  /** Responds differently to `d` after `b`. */
  function forgetful(response: string): SessionEndpoint {
    let last = false;
    return {
      sendInSession: ({ query }) => {
        const name = query[0]?.[1];
        if (name === 'b') last = true;
        const text = name === 'd' && last ? response : 'same';
        if (name === 'd') last = false;
        return Promise.resolve({ status: 200, headers: json, body: Buffer.from(`{"x":"${text}"}`) });
      },
    };
  }

  it('removes steps on which a difference does not depend', async () => {
    const endpoints = { emulator: forgetful('ours'), wiki: forgetful('theirs') };
    const result = await runSessions({ ...endpoints, sessions: [session], user: 'Alice', password: 'secret' });
    expect(result).to.include({ sessions: 1, steps: 5 });
    expect(result.differing.map(({ index, steps }) => [index, ...steps])).to.deep.equal([[4, step('b'), step('d')]]);
    const { found } = result.differing[0] ?? {};
    expect(found?.step).to.equal(1);
    expect(found?.difference).to.include({ kind: 'body $.x', emulator: '"ours"', wiki: '"theirs"' });
  });

  it('finds no difference if both respond alike, and reports missing responses', async () => {
    const endpoints = { emulator: forgetful('same'), wiki: forgetful('same') };
    const run = { ...endpoints, sessions: [session], user: 'Alice', password: 'secret' };
    expect((await runSessions(run)).differing).to.deep.equal([]);
    const wiki: SessionEndpoint = { sendInSession: () => Promise.reject(new Error('Nothing listens there.')) };
    const { withoutResponse, differing } = await runSessions({ ...run, wiki });
    expect(withoutResponse).to.deep.equal([{ index: 4, reason: 'Nothing listens there.' }]);
    expect(differing).to.deep.equal([]);
  });
});
