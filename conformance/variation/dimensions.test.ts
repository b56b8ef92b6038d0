import { expect } from 'chai';

import type { Combination } from './covering';
import { dimensionsOf, isPossible, isWorthwhile, requestOf, wordsFor, type Material } from './dimensions';

const material: Material = {
  used: { name: 'Used.png', pages: 3, later: '0|2' },
  spaced: 'Some file.png',
  account: 'wikiUserID=1',
  visitor: 'wiki_session=a',
};

/** The request of a combination: its method, address and body, decoded. */
function sent(combination: Combination): string {
  const { method, query, body = '' } = requestOf(combination, material);
  return `${method} ${decodeURIComponent(query)} ${decodeURIComponent(body)}`.trim();
}

describe('the request of a combination', () => {
  it('is plain without special values', () => {
    expect(sent({ subject: 'tokens' })).to.equal('GET ?action=query&meta=tokens&type=watch|patrol&format=json');
    expect(wordsFor({ subject: 'usage', format: 'json', method: 'GET' })).to.deep.equal([]);
  });

  it('has its parameters in a form if it is a POST request, but for its origin', () => {
    expect(sent({ subject: 'tokens', origin: 'given', method: 'POST' })).to.equal(
      'POST ?origin=* action=query&meta=tokens&type=watch|patrol&format=json',
    );
  });

  it('writes separators and spaces in several ways', () => {
    const { query } = requestOf({ subject: 'both', title: 'spaces', '%20': 'given', pipe: '%7c' }, material);
    expect(query).to.include('type=watch%7cpatrol').and.to.include('Some%20file.png');
  });

  it('may have a body that nobody reads', () => {
    const request = requestOf({ subject: 'tokens', body: 'given' }, material);
    expect(request).to.deep.include({ method: 'GET', body: 'action=nonesuch' });
  });

  it('has no action, another format or no title if that is its mistake', () => {
    expect(sent({ subject: 'tokens', mistake: 'no action' })).to.not.include('action=');
    expect(sent({ subject: 'tokens', mistake: 'unknown format' })).to.include('format=nonesuch');
    expect(sent({ subject: 'usage', mistake: 'no title' })).to.not.include('iutitle');
  });

  it('logs nobody out', () => {
    const fixed = { mistake: 'log-out with fixed token', method: 'POST' };
    expect(sent({ subject: 'none', ...fixed })).to.match(/^POST .*action=logout.*token=\+\\$/);
    expect(isPossible({ ...fixed, client: 'anonymous' })).to.equal(true);
    expect(isPossible({ ...fixed, client: 'account' })).to.equal(false);
  });
});

describe('the dimensions', () => {
  const valuesOf = (known: Material, name: string): readonly string[] | undefined =>
    dimensionsOf(known).find((each) => each.name === name)?.values;

  it('have no log-outs without an account', () => {
    expect(valuesOf(material, 'mistake')).to.include('log-out without token');
    expect(valuesOf({ ...material, account: undefined }, 'mistake')).to.not.include('log-out without token');
  });

  it('have the clients that there are', () => {
    expect(valuesOf(material, 'client')).to.deep.equal(['anonymous', 'account', 'visitor']);
    expect(valuesOf({}, 'client')).to.deep.equal(['anonymous']);
  });

  it('combine what is requested with how it is sent', () => {
    expect(isWorthwhile({ mistake: 'no title', format: 'xml' })).to.equal(true);
    expect(isWorthwhile({ language: 'given', format: 'xml' })).to.equal(false);
    expect(isWorthwhile({ limit: '1', method: 'HEAD' })).to.equal(false);
    expect(isWorthwhile({ mistake: 'no title', method: 'HEAD' })).to.equal(true);
  });
});
