import { expect } from 'chai';

import type { DiffRequest } from './diff-request';
import type { DiffResponse } from './diff-response';
import type { DiffResult } from './diff-result';
import type { Endpoint } from './endpoints/endpoint';
import { runDiff, type DiffRun } from './run-diff';

function request(...query: DiffRequest['query']): DiffRequest {
  return { method: 'GET', pathInfo: '', query: [['action', 'query'], ...query], headers: [], loggedIn: false };
}

function endpoint(body: (request: DiffRequest) => string | Promise<string>): Endpoint {
  const send = async (sent: DiffRequest): Promise<DiffResponse> => {
    const text = await body(sent);
    return { status: 200, headers: [['Content-Type', 'application/json']], body: Buffer.from(text) };
  };
  return { send, curlLine: (sent) => `curl ${sent.query.length}` };
}

async function run(emulator: Endpoint, wiki: Endpoint, more: Partial<DiffRun> = {}): Promise<DiffResult> {
  const described = { api: 'http://wiki.example/api.php', release: '1.43', version: 'MediaWiki 1.43.9' };
  const requests = Array.from({ length: 6 }, (_, index) => request(['requestid', String(index)]));
  return runDiff({ emulator, wiki, described, seed: 1, loggedIn: false, requests, sendsExamples: false, ...more });
}

describe('a differential run', () => {
  const good = endpoint(() => '{"batchcomplete":""}');

  it('keeps the order of the requests, whatever the order of responses', async () => {
    // The first request gets its response last.
    let respondFirst = (): void => undefined;
    const lastReceived = new Promise<void>((resolve) => (respondFirst = resolve));
    const slow = endpoint(async ({ query }) => {
      const place = Number(query[1]?.[1]);
      if (place === 0) await lastReceived;
      if (place === 5) respondFirst();
      return place === 3 ? '{"batchcomplete":""}' : `{"x":${place}}`;
    });
    const { differing, requests } = await run(good, slow);
    expect(requests).to.equal(6);
    expect(differing.map(({ request: { query } }) => query[1]?.[1])).to.deep.equal(['0', '1', '2', '4', '5']);
  });

  it('counts known differences separately, and tries their examples', async () => {
    const norwegian = endpoint(({ query }) => {
      const isNorwegian = query.some(([name, value]) => name.endsWith('lang') && value === 'nb');
      return isNorwegian ? '{"warnings":{"main":{"*":"Ja"}}}' : '{"warnings":{"main":{"*":"Yes"}}}';
    });
    const english = endpoint(() => '{"warnings":{"main":{"*":"Yes"}}}');
    const requests = [request(['uselang', 'nb']), request(['uselang', 'en'])];
    const result = await run(english, norwegian, { requests, sendsExamples: true });
    expect(result.differing).to.deep.equal([]);
    expect(result.explained.find(({ id }) => id === 'untranslated-languages')).to.deep.equal({
      id: 'untranslated-languages',
      requests: 1,
      example: 'differs',
    });
    expect(result.explained.find(({ id }) => id === 'statistics')?.example).to.equal('does not differ');
  });

  it('reports missing responses, and ends when the wiki is gone', async () => {
    const gone = endpoint(() => {
      throw new Error('Nothing listens there.');
    });
    const many = Array.from({ length: 40 }, () => request());
    const dead = await run(good, gone, { requests: many });
    expect(dead.requests).to.be.within(8, 9);
    expect(dead.withoutResponse[0]).to.deep.equal({
      request: request(),
      side: 'wiki',
      reason: 'Nothing listens there.',
    });
    const broken = await run(gone, good, { requests: many });
    expect(broken.requests).to.equal(40);
    expect(broken.withoutResponse[39]?.side).to.equal('emulator');
  });

  it('ends early when aborted, with the results so far', async () => {
    const end = new AbortController();
    const wiki = endpoint(({ query }) => {
      if (query[1]?.[1] === '2') end.abort();
      return '{}';
    });
    const { requests, differing } = await run(good, wiki, { signal: end.signal });
    expect(requests).to.be.within(3, 4);
    expect(differing).to.have.length(requests);
    expect(differing[0]?.shrunk).to.equal(undefined);
  });

  it('shrinks the first two requests of each kind', async () => {
    const { differing } = await run(
      good,
      endpoint(() => '{}'),
    );
    expect(differing.map(({ shrunk }) => shrunk?.query.length)).to.deep.equal([0, 0, undefined, undefined, undefined, undefined]); // prettier-ignore
    expect(differing.map(({ curl }) => curl.wiki)).to.deep.equal(['curl 0', 'curl 0', 'curl 2', 'curl 2', 'curl 2', 'curl 2']); // prettier-ignore
  });
});
