import { expect } from 'chai';

import { receivedResponse, sentRequest, type MadeUp } from './exchange.test-support';
import { pair, single, type Invariant } from './invariant';
import { Judge } from './judge';

function invariant(judging: Invariant['judging']): Invariant {
  return {
    id: 'made-up',
    rule: '4.1.2',
    quote: '',
    title: 'It is so.',
    predicate: 'madeUp',
    contract: 'whole',
    judging,
  };
}

function observe(judge: Judge, madeUp: MadeUp): readonly string[] {
  const broken = judge.observe(sentRequest(madeUp), receivedResponse(madeUp));
  return broken.map(({ at, expected, actual }) => `${at}: ${expected}, not ${actual}`);
}

describe('Judge', () => {
  it('judges each exchange, and counts those to which an invariant applies', () => {
    const judge = new Judge({
      invariants: [
        invariant(
          single(({ method, status }) => {
            if (method === 'HEAD') return 'does not apply';
            return status === 200 ? 'holds' : { at: 'status', expected: '200', actual: String(status) };
          }),
        ),
      ],
    });
    expect(observe(judge, {})).to.deep.equal([]);
    expect(observe(judge, { method: 'HEAD', status: 500 })).to.deep.equal([]);
    expect(observe(judge, { status: 404 })).to.deep.equal(['status: 200, not 404']);
    expect([judge.applied.get('made-up'), judge.brokenBy.get('made-up')]).to.deep.equal([2, 1]);
    expect(judge.broken.map(({ exchange }) => exchange.status)).to.deep.equal([404]);
  });

  const sameName = invariant(
    pair(({ sent, document }) => [{ key: sent.query, value: { name: document?.name }, at: '/' }]),
  );

  it('compares what exchanges with the same key state', () => {
    const judge = new Judge({ invariants: [sameName] });
    expect(observe(judge, { query: 'a', body: { name: 'Ann' } })).to.deep.equal([]);
    expect(observe(judge, { query: 'b', body: { name: 'Bob' } })).to.deep.equal([]);
    expect(observe(judge, { query: 'a', body: { name: 'Bob' } })).to.deep.equal([
      '/: the same as in the response to GET ?a: "Ann", not "Bob"',
    ]);
    expect(judge.broken[0]).to.deep.include({ firstDifference: '/name', earlier: sentRequest({ query: 'a' }) });
  });

  it('notices a difference in a value that is too long to be kept', () => {
    const judge = new Judge({ invariants: [sameName] });
    observe(judge, { query: 'a', body: { name: 'A'.repeat(10_000) } });
    expect(observe(judge, { query: 'a', body: { name: `${'A'.repeat(9_999)}B` } })).to.have.lengthOf(1);
  });

  it('does not compare one wiki with another', () => {
    const judge = new Judge({ invariants: [sameName] });
    observe(judge, { query: 'a', body: { name: 'Ann' } });
    judge.beginWiki();
    expect(observe(judge, { query: 'a', body: { name: 'Bob' } })).to.deep.equal([]);
  });

  for (const [title, after, expected] of [
    ['confirms a contradiction by sending the earlier request again', 'Ann', ['made-up']],
    ['drops a contradiction if the wiki has changed', 'Bob', []],
  ] as const) {
    it(title, async () => {
      const judge = new Judge({ invariants: [sameName] });
      const names = ['Ann', 'Bob', after];
      const send = judge.watch(() => Promise.resolve(receivedResponse({ body: { name: names.shift() } })));
      await send(sentRequest({ query: 'a' }));
      await send(sentRequest({ query: 'a' }));
      expect(names).to.deep.equal([]);
      expect(judge.broken.map(({ invariant: { id } }) => id)).to.deep.equal(expected);
    });
  }

  it('keeps few of many exchanges that break the same invariant', () => {
    const never = invariant(single(() => ({ at: 'body', expected: 'something', actual: 'nothing' })));
    const judge = new Judge({ invariants: [never] });
    for (let index = 0; index < 100; index++) observe(judge, {});
    expect([judge.broken.length, judge.brokenBy.get('made-up')]).to.deep.equal([10, 100]);
  });

  it('knows which client sent a request by the cookies that it was given', () => {
    const seen: unknown[] = [];
    const watching = invariant(
      single(({ client }) => {
        seen.push(client.loggedIn);
        return 'does not apply';
      }),
    );
    const judge = new Judge({ invariants: [watching] });
    const as = (cookie: string): MadeUp => ({ requestHeaders: { cookie } });
    const form = { method: 'POST', query: 'format=json' };
    observe(judge, { headers: { 'Set-Cookie': 'session=1; path=/' } });
    observe(judge, as('session=1'));
    observe(judge, {
      ...form,
      requestHeaders: { cookie: 'session=1', 'content-type': 'application/x-www-form-urlencoded' },
      requestBody: 'action=login',
      headers: { 'Set-Cookie': 'session=2; path=/' },
      body: { login: { result: 'Success' } },
    });
    observe(judge, as('session=2'));
    observe(judge, as('session=unheard-of'));
    observe(judge, { ...form, ...as('session=2'), query: 'action=logout', body: {} });
    observe(judge, as('session=2'));
    expect(seen).to.deep.equal([false, false, false, true, undefined, true, false]);
  });

  it('knows no client if a header may identify one', () => {
    const judge = new Judge({ headers: ['Authorization'] });
    const token = { query: { tokens: { watchtoken: 'x' } } };
    expect(observe(judge, { body: token })).to.deep.equal([]);
    expect(observe(new Judge(), { body: token })).to.have.lengthOf(1);
  });
});
