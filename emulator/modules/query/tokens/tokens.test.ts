import { expect } from 'chai';
import { createWiki } from '../../../index';
import { Client, ask, bothReleases, fixtureWiki, member } from '../../../testing/ask.test-support';

/** What a client without a logged-in session gets: two characters, as JSON shows them (spec 2.2). */
const fixed = '"+\\\\"';

const real = /^[0-9a-f]{40}\+\\$/;

const tokensOf = (response: { json(): unknown }): unknown => member(response.json(), 'query.tokens');

for (const release of bothReleases) {
  describe(`meta=tokens, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    for (const [type, body] of [
      ['', `{"batchcomplete":"","query":{"tokens":{"csrftoken":${fixed}}}}`],
      ['&type=watch|patrol', `{"batchcomplete":"","query":{"tokens":{"watchtoken":${fixed},"patroltoken":${fixed}}}}`],
      [
        '&type=patrol|watch|patrol',
        `{"batchcomplete":"","query":{"tokens":{"patroltoken":${fixed},"watchtoken":${fixed}}}}`,
      ],
      [
        '&type=userrights|rollback',
        `{"batchcomplete":"","query":{"tokens":{"userrightstoken":${fixed},"rollbacktoken":${fixed}}}}`,
      ],
      ['&type=', '{"batchcomplete":"","query":{"tokens":{}}}'],
      ['&type=&formatversion=2', '{"batchcomplete":true,"query":{"tokens":{}}}'],
    ] as const) {
      it(`gives the fixed string to a client without a session: ${type}`, () => {
        const response = ask(wiki, `action=query&meta=tokens&format=json${type}`);
        expect(response.body).to.equal(body);
        expect(response.headers).to.deep.equal([
          'X-Content-Type-Options: nosniff',
          'Content-Type: application/json; charset=utf-8',
          'X-Frame-Options: DENY',
          'Content-Disposition: inline; filename=api-result.json',
          'Cache-Control: private, must-revalidate, max-age=0',
        ]);
      });
    }

    it('gives real login and createaccount tokens, and a session with them', () => {
      for (const type of ['login', 'createaccount']) {
        const response = ask(wiki, `action=query&meta=tokens&type=${type}&format=json`);
        expect(member(response.json(), `query.tokens.${type}token`)).to.match(real);
        expect(response.header('Set-Cookie')).to.match(/^wiki_session=[a-v0-9]{32}; path=\/; HttpOnly$/);
      }
    });

    it('gives every type in alphabetical order for *', () => {
      const response = ask(wiki, 'action=query&meta=tokens&type=*&format=json');
      const shapes = response.body.replace(/[0-9a-f]{40}/g, 'real');
      expect(shapes).to.equal(
        `{"batchcomplete":"","query":{"tokens":{"createaccounttoken":"real+\\\\","csrftoken":${fixed},"logintoken":"real+\\\\","patroltoken":${fixed},"rollbacktoken":${fixed},"userrightstoken":${fixed},"watchtoken":${fixed}}}}`,
      );
    });

    it('gives none where a page of another site may be asking', () => {
      const refused =
        '{"batchcomplete":"","warnings":{"tokens":{"*":"Tokens may not be obtained when the same-origin policy is not applied."}}}';
      const query = 'action=query&meta=tokens&type=watch&format=json';
      expect(ask(wiki, query, { headers: { 'treat-as-untrusted': '1' } }).body).to.equal(refused);
      expect(ask(wiki, `${query}&origin=*`).body).to.equal(refused);
      expect(ask(wiki, `${query}&callback=cb`).body).to.equal(`/**/cb(${refused})`);
      expect(ask(wiki, `${query}&callback=cb`).header('MediaWiki-Login-Suppressed')).to.equal('true');
    });
  });
}

describe('the tokens of a session', () => {
  const users = [
    { name: 'Alice', password: 'a' },
    { name: 'Bob', password: 'b' },
  ];
  const noon = '2026-01-31T12:00:00Z';
  const wiki = createWiki({ users }, { seed: 1, now: noon });
  const alice = new Client(wiki);
  alice.logIn('Alice', 'a');

  it('are real for every type, whatever the rights', () => {
    const response = alice.ask('action=query&meta=tokens&type=*&format=json');
    const values = Object.values(tokensOf(response) as object) as string[];
    expect(values).to.have.lengthOf(7);
    expect(new Set(values)).to.have.lengthOf(7);
    for (const value of values) expect(value).to.match(real);
  });

  it('end with the second of their issue, are the same within it, and stay good', () => {
    const early = alice.token('csrf');
    expect(early.slice(32)).to.equal(`${(Date.parse(noon) / 1000).toString(16)}%2B%5C`);
    expect(alice.token('csrf')).to.equal(early);
    wiki.clock.advance('1 day');
    expect(alice.token('csrf')).to.not.equal(early);
    expect(alice.ask('action=logout&format=json', { body: `token=${early}` }).body).to.equal('{}');
    alice.logIn('Alice', 'a');
  });

  it('are of one type, one user and one session', () => {
    const bob = new Client(wiki);
    bob.logIn('Bob', 'b');
    const second = new Client(wiki);
    second.logIn('Alice', 'a');
    const anonymous = new Client(wiki);
    for (const [who, token] of [
      [alice, alice.token('watch')],
      [alice, bob.token('csrf')],
      [alice, second.token('csrf')],
      [alice, alice.token('csrf').replace('%2B%5C', '')],
      [alice, alice.token('csrf').replace('%2B', '+')],
      [alice, '%2B%5C'],
      [anonymous, alice.token('csrf')],
    ] as const) {
      const { body } = who.ask('action=logout&format=json', { body: `token=${token}` });
      expect(body).to.contain('{"error":{"code":"badtoken","info":"Invalid CSRF token."');
    }
  });
});
