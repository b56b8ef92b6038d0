import { expect } from 'chai';
import { createWiki } from '../index';
import { send, bothReleases, Client, fixture, fixtureWiki } from '../testing/send.test-support';

const tokens = 'action=query&meta=tokens&format=json';

for (const release of bothReleases) {
  describe(`The checks before an action, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    // No request of fetch can have this method, so it is not among the vectors (vector main/method-put).
    it('rejects TRACE like other methods', () => {
      const { status, headers, body } = send(wiki, tokens, { method: 'PUT' });
      expect(status).to.equal(405);
      expect(send(wiki, tokens, { method: 'TRACE' })).to.deep.include({ status, headers, body });
    });

    it('responds to HEAD as to GET, and to OPTIONS without a body', () => {
      expect(send(wiki, tokens, { method: 'HEAD' }).headers).to.deep.equal(send(wiki, tokens).headers);
      const options = send(wiki, tokens, { method: 'OPTIONS' });
      expect(options.status).to.equal(200);
      expect(options.body).to.equal('');
      expect(options.headers).to.deep.equal([
        'X-Content-Type-Options: nosniff',
        'Content-type: text/html; charset=UTF-8',
      ]);
    });
  });
}

describe('assert and assertuser of a logged-in user', () => {
  const users = [
    { name: 'Alice', password: 'a' },
    { name: 'Robot', password: 'r', groups: ['bot'] },
  ];
  const wiki = createWiki({ ...fixture, users });
  const codeFor = (name: string, query: string): string | undefined => {
    const client = new Client(wiki);
    client.logIn(name, name.slice(0, 1).toLowerCase());
    return client.send(`action=query&format=json&${query}`).header('MediaWiki-API-Error');
  };

  for (const [name, query, code] of [
    ['Alice', 'assert=bot', 'assertbotfailed'],
    ['Robot', 'assert=bot', undefined],
    ['Robot', 'assert=anon', 'assertanonfailed'],
    ['Alice', 'assertuser=Robot', 'assertnameduserfailed'],
  ] as const) {
    it(`${name}, ${query}: ${code ?? 'passed'}`, () => {
      expect(codeFor(name, query)).to.equal(code);
    });
  }
});
