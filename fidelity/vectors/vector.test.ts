import { expect } from 'chai';

import { comparable, withPlaceholders } from './vector';

const api = 'http://wiki.example/w/api.php';
const mailingList = 'https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/';
const request = (query: string) => ({ method: 'GET', query, headers: {}, body: undefined });

const specific = [
  [
    '{documentation reference}',
    `See ${api} for API usage. Subscribe to the mediawiki-api-announce mailing list at &lt;${mailingList}&gt; for notice of API deprecations and breaking changes.`,
  ],
  [
    '{announcement}',
    `Subscribe to the mediawiki-api-announce mailing list at <${mailingList}> for notice of API deprecations and breaking changes.`,
  ],
  ['{api}', api],
  ['{server}', 'http://wiki.example'],
] as const;

for (const [placeholder, text] of specific) {
  describe(`The placeholder ${placeholder}`, () => {
    it('stands for what the wiki sends', () => {
      const { expected, actual } = comparable(`"${placeholder}"`, Buffer.from(`"${text}"`), api);
      expect(expected.toString()).to.equal(`"${text}"`);
      expect(actual.toString()).to.equal(`"${text}"`);
    });

    it('is what a recording keeps of it', () => {
      expect(withPlaceholders(`"${text}"`, request(''), api)).to.equal(`"${placeholder}"`);
    });
  });
}

describe('The placeholder {timestamp}', () => {
  it('stands for any timestamp', () => {
    const { expected, actual } = comparable('a {timestamp} ü', Buffer.from('a 2026-01-31T12:00:00Z ü'), api);
    expect(actual.equals(expected)).to.be.true;
  });

  it('stands for nothing else', () => {
    const { expected, actual } = comparable('a {timestamp}', Buffer.from('a 20260131120000'), api);
    expect(actual.equals(expected)).to.be.false;
  });

  it('replaces timestamps of content, but none that the request may have named', () => {
    const body = '"timestamp":"2026-01-31T12:00:00Z"';
    expect(withPlaceholders(body, request('action=query'), api)).to.equal('"timestamp":"{timestamp}"');
    expect(withPlaceholders(body, request('rvstart=2026-01-31T12:00:00Z'), api)).to.equal(body);
  });
});
