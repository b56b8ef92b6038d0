import { expect } from 'chai';

import { describeExchange, exchangeOf, keepLittle, type Exchange } from './exchanges';

const api = 'https://wiki.example/api.php';
const request = { method: 'GET', query: '?action=query', headers: {} };

function shown(exchange: { request?: Partial<Exchange['request']>; received?: Partial<Exchange['received']> }) {
  return describeExchange({
    request: { ...request, ...exchange.request },
    received: { status: 200, headers: [], body: '', ...exchange.received },
  });
}

describe('an exchange in a report', () => {
  it('shows the request and the response, with indented JSON', () => {
    expect(
      shown({
        request: { headers: { origin: 'https://a.example' } },
        received: { headers: [['Age', '1']], body: '{"a":[1]}' },
      }),
    ).to.deep.equal({
      method: 'GET',
      query: '?action=query',
      requestHeaders: ['origin: https://a.example'],
      status: 200,
      headers: ['Age: 1'],
      body: '{\n  "a": [\n    1\n  ]\n}',
    });
    expect(shown({ received: { body: '<p>\r\n</p>' } }).body).to.equal('<p>\n</p>');
  });

  it('shows no secrets', () => {
    const token = '0123456789abcdef0123456789abcdef65f1a2b3+\\';
    const text = JSON.stringify(
      shown({
        request: {
          method: 'POST',
          query: '?lgtoken=secret-a',
          headers: { cookie: 'session=secret-b', authorization: 'Basic secret-c' },
          body: 'lgpassword=secret-d&lgtoken=secret-e&lgname=Alice',
        },
        received: {
          headers: [
            ['Set-Cookie', 'session=secret-f; path=/'],
            ['Proxy-Authorization', 'secret-g'],
          ],
          body: JSON.stringify({ token }),
        },
      }),
    );
    expect(text).to.not.contain('secret').and.not.contain('0123456789abcdef');
    expect(text).to.contain('lgname=Alice').and.contain('Set-Cookie: session=<hidden>; path=/');
  });

  it('is short, however long the response is', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `${index}`);
    const { body, missingLines } = shown({ received: { body: ['x'.repeat(1000), ...lines].join('\n') } });
    expect(body.split('\n')).to.have.lengthOf(120);
    expect(body.split('\n')[0]).to.equal(`${'x'.repeat(399)}…`);
    expect(missingLines).to.equal(81);
  });

  it('takes little memory until it is shown, and shows the same then', () => {
    const rows = Array.from({ length: 5000 }, (_, id) => ({ id, title: `A "title", {${id}}: [x]`, list: [], map: {} }));
    const bodies = [
      JSON.stringify({ query: { rows } }),
      JSON.stringify({ query: { rows } }, null, 4),
      'line\n'.repeat(50_000),
    ];
    for (const body of bodies) {
      const kept = keepLittle({ request, received: { status: 200, headers: [['Age', '1']], body } });
      expect(JSON.stringify(kept).length).to.be.below(60_000);
      const isJson = body.startsWith('{');
      const lines = (isJson ? JSON.stringify(JSON.parse(body), null, 2) : body).split('\n');
      expect(describeExchange(kept)).to.deep.include({
        headers: ['Age: 1'],
        body: lines.slice(0, 120).join('\n'),
        missingLines: lines.length - 120,
      });
    }
    const short = { request, received: { status: 200, headers: [], body: '{}' } };
    expect(keepLittle(short)).to.deep.equal(short);
  });

  it('is found by its curl command, and by its step if several look the same', () => {
    const received = { status: 200, headers: [], body: '' };
    const other = { ...request, query: '?action=help' };
    const scenario = {
      id: 'cat',
      title: 'Cat.',
      rules: ['1.json'],
      when: [{ name: 'one' }, { name: 'two' }, { name: 'three' }],
      then: [{ status: 200 }],
    };
    const all = [request, other, request].map((each) => ({ request: each, received }));
    const failure = { rules: [], step: 'three', at: 'status', expected: '', actual: '' };
    const curl = (query: string) => `curl --silent --include --globoff '${api}${query}'`;
    expect(exchangeOf({ ...failure, curl: curl('?action=help') }, scenario, all, api)).to.equal(1);
    expect(exchangeOf({ ...failure, curl: curl('?action=query') }, scenario, all, api)).to.equal(2);
    expect(exchangeOf({ ...failure, curl: curl('?action=x') }, scenario, all, api)).to.equal(undefined);
    const walking = { ...scenario, when: [{ name: 'one', walk: true as const }, { name: 'three' }] };
    expect(exchangeOf({ ...failure, curl: curl('?action=query') }, walking, all, api)).to.equal(undefined);
  });
});
