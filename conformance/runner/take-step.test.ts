import { expect } from 'chai';

import { CookieJar } from './cookie-jar';
import type { Send, SentRequest } from './exchange';
import { Placeholders } from './placeholders';
import { takeStep, walkLimit } from './take-step';

/** A wiki that responds by a function of the query, and the requests that it received. */
function wiki(response: (query: URLSearchParams) => unknown) {
  const sent: SentRequest[] = [];
  const send: Send = (request) => {
    sent.push(request);
    const body = JSON.stringify(response(new URLSearchParams(request.query)));
    return Promise.resolve({ status: 200, headers: [['Set-Cookie', 'n=1']], body });
  };
  const placeholders = new Placeholders(new Map());
  return { sent, placeholders, sending: { send, placeholders, cookies: undefined, ignoreDebugBlock: true } };
}

const counting = (query: URLSearchParams) => {
  const at = Number(query.get('from') ?? 1);
  return { ids: [at], ...(at < 3 ? { continue: { from: at + 1, continue: `-||${at}` } } : {}) };
};

describe('takeStep', () => {
  it('sends one request, and keeps the cookies of its client', async () => {
    const { sending, sent } = wiki(counting);
    const cookies = new CookieJar();
    await takeStep({ query: { a: 1 } }, { ...sending, cookies });
    const { responses } = await takeStep({ name: 'second', query: { a: 2 } }, { ...sending, cookies });
    expect(sent.map(({ headers }) => headers)).to.deep.equal([{}, { cookie: 'n=1' }]);
    expect(responses).to.include({ step: 'second', isWalk: false });
  });

  it('continues with the whole of the last continue', async () => {
    const { sending, sent } = wiki(counting);
    const { responses, problem } = await takeStep({ walk: true, query: { a: 'b' } }, sending);
    expect(sent.map(({ query }) => query)).to.deep.equal([
      '?a=b',
      '?a=b&from=2&continue=-%7C%7C1',
      '?a=b&from=3&continue=-%7C%7C2',
    ]);
    expect(responses.responses.map(({ body }) => body)).to.deep.include({ ids: [3] });
    expect(problem).to.equal(undefined);
  });

  it('drops parameters of earlier continues that the last one lacks', async () => {
    const { sending, sent } = wiki((query) => {
      if (query.has('x')) return { continue: { y: '1' } };
      return query.has('y') ? {} : { continue: { x: '1' } };
    });
    await takeStep({ walk: true }, sending);
    expect(sent.map(({ query }) => query)).to.deep.equal(['', '?x=1', '?y=1']);
  });

  it('gives up on a continuation that repeats itself or never ends', async () => {
    const circle = await takeStep({ walk: true }, wiki(() => ({ continue: { from: '1' } })).sending);
    expect(circle.problem).to.deep.equal({
      at: '/1/continue',
      expected: 'that the walk goes on',
      actual: '{"from":"1"} again',
    });
    let last = 0;
    const endless = await takeStep({ walk: true }, wiki(() => ({ continue: { from: last++ } })).sending);
    expect(endless.responses.responses).to.have.length(walkLimit);
    expect(endless.problem).to.include({ expected: 'an end within 100 responses', at: '/99/continue' });
    const broken = await takeStep({ walk: true }, wiki(() => ({ continue: ['x'] })).sending);
    expect(broken.problem).to.include({ expected: 'an object of parameters', actual: '["x"]' });
  });

  it('captures values for later steps, and joins lists as parameters', async () => {
    const { sending, placeholders } = wiki(() => ({ token: 'x+\\', pages: [{ id: 2 }, { id: 3 }] }));
    await takeStep({ capture: { token: '/token', ids: '/pages/*/id' } }, sending);
    expect(placeholders.fill('{token} {ids}')).to.equal('x+\\ 2|3');
  });

  it('cannot continue without the value to capture', async () => {
    const { sending } = wiki(() => ({ error: { code: 'x' }, list: [] }));
    expect((await takeStep({ capture: { token: '/query/token' } }, sending)).problem).to.deep.equal({
      at: '/query/token',
      expected: 'a text or number to go on with as {token}',
      actual: 'nothing in {"error":{"code":"x"},"list":[]}',
    });
    expect((await takeStep({ capture: { a: '/error' } }, sending)).problem?.actual).to.equal('{"code":"x"}');
    expect((await takeStep({ capture: { a: '/list/*' } }, sending)).problem?.at).to.equal('/list/*');
  });
});
