import { expect } from 'chai';

import { account, exchange } from './exchange.test-support';
import { anonymousTokensAreFixed, tokensArePrivate } from './tokens';

const body = { batchcomplete: '', query: { tokens: { watchtoken: '+\\', logintoken: '12+\\' } } };

describe('invariants of tokens', () => {
  it('accept private responses with the fixed token', () => {
    expect(tokensArePrivate.judge(exchange({ body }))).to.equal('holds');
    expect(anonymousTokensAreFixed.judge(exchange({ body }))).to.equal('holds');
  });

  it('do not apply without tokens, and for the value not to accounts', () => {
    expect(tokensArePrivate.judge(exchange({ body: { batchcomplete: '' } }))).to.equal('does not apply');
    expect(anonymousTokensAreFixed.judge(exchange({ body, client: account }))).to.equal('does not apply');
  });

  it('accept what caches for many users make of the header', () => {
    const headers = { 'Cache-Control': 'private, s-maxage=0, max-age=0, must-revalidate' };
    expect(tokensArePrivate.judge(exchange({ body, headers }))).to.equal('holds');
  });

  for (const control of ['public, max-age=60', 'private, s-maxage=60', 'max-age=0', 's-maxage=5, private']) {
    it(`reject tokens with Cache-Control: ${control}`, () => {
      expect(tokensArePrivate.judge(exchange({ body, headers: { 'Cache-Control': control } }))).to.deep.equal({
        at: 'header Cache-Control',
        expected: 'private, without public and s-maxage',
        actual: JSON.stringify(control),
      });
    });
  }

  it('reject another token of a client without an account', () => {
    const other = { query: { tokens: { watchtoken: 'abc+\\' } } };
    expect(anonymousTokensAreFixed.judge(exchange({ body: other }))).to.deep.include({
      at: '/query/tokens/watchtoken',
    });
  });
});
