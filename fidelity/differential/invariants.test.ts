import { expect } from 'chai';

import { Judge } from '../../conformance/invariants/judge';
import { sendInProcess } from '../../conformance/http/send-in-process';
import type { ReceivedResponse, Send, SentRequest } from '../../conformance/runner/exchange';
import { logIn } from '../../conformance/targets/log-in';
import type { Wiki } from '../../emulator';
import { defaultRelease, releaseNames } from '../../emulator/releases/release';
import { fixture, fixtureWiki } from '../../emulator/testing/send.test-support';
import type { DiffRequest } from './diff-request';
import { requestAt } from './generate/requests';
import type { Vocabulary } from './generate/vocabulary';
import { wireForm } from './wire-form';

const api = 'https://wiki.example/w/api.php';
const seed = 'invariants';
const count = 2200;

const vocabulary: Vocabulary = {
  pages: [
    { id: 2, namespace: 0, title: 'Alpha' },
    { id: 9, namespace: 6, title: 'File:Redir.png', redirect: true },
    { id: 12, namespace: 0, title: 'ViaRedir2' },
  ],
  files: ['File:Used.png', 'File:Redir.png', 'File:Two words.png', 'File:日本.png'],
  namespaces: [0, 1, 2, 3, 6, 10, 12, 14],
  users: ['Alice'],
  withAccount: true,
};

/** The request as the harness sends requests; undefined for addresses and bodies that it never sends. */
function sentRequest(request: DiffRequest, cookies: string | undefined): SentRequest | undefined {
  const { target, headers, body } = wireForm(request);
  if (request.pathInfo !== '') return undefined;
  const named = headers.map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  const own = new Map(named);
  if (request.loggedIn && cookies !== undefined && !own.has('cookie')) own.set('cookie', cookies);
  own.delete('content-length');
  return {
    method: request.method,
    query: target.slice('/api.php'.length),
    headers: Object.fromEntries(own),
    ...(body === undefined ? {} : { body: body.toString() }),
  };
}

/** Sends requests as they are, to the wiki itself: `fetch` knows fewer methods. */
function sendTo(wiki: Wiki): Send {
  return async ({ method, query, headers, body = '' }): Promise<ReceivedResponse> => {
    const response = wiki.handle({
      method,
      url: `/w/api.php${query}`,
      headers: { host: 'wiki.example', ...headers },
      body: Buffer.from(body),
      server: 'https://wiki.example',
      scriptPath: '/w',
      remoteAddress: '127.0.0.1',
    });
    const pairs = Array.from({ length: response.headers.length / 2 }, (_, index): [string, string] => {
      return [response.headers[index * 2] ?? '', response.headers[index * 2 + 1] ?? ''];
    });
    return Promise.resolve({ status: response.status, headers: pairs, body: method === 'HEAD' ? '' : response.body });
  };
}

describe('generated requests, judged by invariants', () => {
  const account = fixture.users?.find((user) => user.password !== undefined);
  for (const release of releaseNames) {
    for (const names of [undefined, release === defaultRelease ? 'neutral' : 'mediawiki'] as const) {
      const block = names === undefined ? 'without a debug block' : `with a debug block of ${names} names`;
      it(`break none: ${count} requests with the seed "${seed}" to the fake ${release} ${block}`, async () => {
        const wiki = fixtureWiki(release, { unsupported: 'as-unknown', ...(names && { debug: { names } }) });
        const judge = new Judge();
        const credentials = { name: account?.name ?? '', password: account?.password ?? '' };
        const { cookies } = await logIn(judge.watch(sendInProcess(wiki, api)), credentials);
        const send = judge.watch(sendTo(wiki));
        for (let index = 0; index < count; index++) {
          const request = sentRequest(requestAt(seed, index, vocabulary), cookies.header);
          if (request) cookies.take((await send(request)).headers);
        }
        const broken = judge.broken.map(({ invariant, at, expected, actual, exchange }) => {
          const { method, query, body = '' } = exchange.sent;
          return `${invariant.id}: ${method} ${query} ${body}: ${at}: expected ${expected}, got ${actual}`;
        });
        expect(broken.join('\n')).to.equal('');
        const often = ['usage-is-always-ordered', 'tokens-are-always-private', 'usage-of-a-file-is-the-same'];
        for (const id of often) expect(judge.applied.get(id), id).to.be.above(10);
      });
    }
  }
});
