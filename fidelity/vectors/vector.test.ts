import { expect } from 'chai';

import { comparable, textOf, withPlaceholders, type Vector } from './vector';

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

const session = `wiki_session=${'0v'.repeat(16)}; path=/`;

for (const [placeholder, text, other] of [
  ['{secret}', session, 'wiki_session=deleted; path=/'],
  ['{secret}', `"${'0a'.repeat(20)}+\\\\"`, `"${'0a'.repeat(20)}"`],
  ['{date}', 'expires=Mon, 02 Mar 2026 12:00:00 GMT', 'expires=Thu, 01 Jan 1970 00:00:01 GMT'],
  ['{time taken}', '"continue":null,"time":17}', '"time":17,'],
  ['{request id}', `[${'0a'.repeat(12)}] Caught`, `[${'0a'.repeat(12)}]`],
] as const) {
  describe(`The placeholder ${placeholder} of ${other.slice(0, 24)}`, () => {
    it('stands for what differs from response to response', () => {
      const recorded = withPlaceholders(text, request(''), api);
      expect(recorded).to.contain(placeholder);
      const { expected, actual } = comparable(recorded, Buffer.from(text), api);
      expect(actual.toString()).to.equal(expected.toString());
    });

    it('stands for nothing else', () => {
      expect(withPlaceholders(other, request(''), api)).to.equal(other);
    });
  });
}

describe('textOf', () => {
  const vector = (shows: readonly string[]): Vector => ({
    id: 'query/example',
    user: undefined,
    request: request(''),
    shows,
    responses: {},
  });
  const headers = [
    ['set-cookie', 'a=1'],
    ['Set-Cookie', 'b=2'],
    ['Vary', 'Cookie'],
  ] as const;

  it('is the body alone where the vector shows no headers', () => {
    expect(textOf(vector([]), { status: 200, headers, body: '{}' }).toString()).to.equal('{}');
  });

  it('begins with the headers that the vector shows, in its order', () => {
    const text = textOf(vector(['Status', 'Vary', 'Expires', 'Set-Cookie']), { status: 405, headers, body: '{}' });
    expect(text.toString()).to.equal('Status: 405\nVary: Cookie\nset-cookie: a=1\nSet-Cookie: b=2\n\n{}');
  });
});
