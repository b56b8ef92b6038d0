import { expect } from 'chai';
import { createWiki } from '../../index';
import { send, bothReleases, Client, member } from '../../testing/send.test-support';

const users = [
  { id: 3, name: 'Alice', password: 'sécret+ 1' },
  { id: 4, name: 'Nopassword' },
];

const wrong = 'Incorrect username or password entered. Please try again.';
const impossible = 'The supplied credentials could not be authenticated.';

const failed = (reason: string): string => `{"login":{"result":"Failed","reason":"${reason}"}}`;

for (const release of bothReleases) {
  describe(`action=login, release ${release} (core 8.1)`, () => {
    const wiki = createWiki({ users }, { release, seed: 1, now: '2026-01-31T12:00:00Z' });
    const query = 'action=login&format=json';

    it('sets the cookies of vector login/success: the session ends with the browser, the others after 180 days', () => {
      const cookies = new Client(wiki)
        .logIn('Alice', 'sécret+ 1')
        .headers.filter((line) => line.startsWith('Set-Cookie'));
      const lasting = 'expires=Thu, 30 Jul 2026 12:00:00 GMT; Max-Age=15552000; path=/; HttpOnly';
      expect(cookies.map((line) => line.replace(/=[a-v0-9]{32};/, '=SECRET;'))).to.deep.equal([
        'Set-Cookie: wiki_session=SECRET; path=/; HttpOnly',
        `Set-Cookie: wikiUserID=3; ${lasting}`,
        `Set-Cookie: wikiUserName=Alice; ${lasting}`,
        `Set-Cookie: wikiToken=SECRET; ${lasting}`,
      ]);
    });

    it('gives the session a new id', () => {
      const client = new Client(wiki);
      client.token('login');
      const before = client.cookies.get('wiki_session');
      client.logIn('Alice', 'sécret+ 1');
      expect(client.cookies.get('wiki_session')).to.match(/^[a-v0-9]{32}$/);
      expect(client.cookies.get('wiki_session')).to.not.equal(before);
    });

    it('accepts the token that it returns where none was sent (vector login/no-token)', () => {
      const client = new Client(wiki);
      const response = client.send(query, { body: 'lgname=Alice' });
      const token = encodeURIComponent(String(member(response.json(), 'login.token')));
      const body = `lgname=Alice&lgpassword=${encodeURIComponent('sécret+ 1')}&lgtoken=${token}`;
      expect(member(client.send(query, { body }).json(), 'login.result')).to.equal('Success');
    });

    it('normalizes the name like a title', () => {
      for (const name of ['alice', '_Alice_', 'User:Alice', ' alice ']) {
        expect(member(new Client(wiki).logIn(name, 'sécret+ 1').json(), 'login.lgusername')).to.equal('Alice');
      }
    });

    for (const [what, credentials, reason] of [
      ['a wrong password', 'lgname=Alice&lgpassword=x', wrong],
      ['a password in the wrong case', 'lgname=Alice&lgpassword=S%C3%A9cret%2B 1', wrong],
      ['an unknown user', 'lgname=Zed&lgpassword=x', wrong],
      ['a user without a password', 'lgname=Nopassword&lgpassword=undefined', wrong],
      ['no password', 'lgname=Alice', impossible],
      ['an empty password', 'lgname=Alice&lgpassword=', impossible],
      ['no name', 'lgpassword=x', impossible],
      ['an empty name', 'lgname=&lgpassword=x', impossible],
      ['a name that nobody can have', 'lgname=a%23b&lgpassword=x', impossible],
      ['an address', 'lgname=1.2.3.4&lgpassword=x', impossible],
    ] as const) {
      it(`rejects ${what}, and accepts the same token again`, () => {
        const client = new Client(wiki);
        const token = client.token('login');
        const { body, headers } = client.send(query, { body: `${credentials}&lgtoken=${token}` });
        expect(body).to.equal(failed(reason));
        expect(headers.filter((line) => /^(?:Set-Cookie|MediaWiki-API-Error)/.test(line))).to.deep.equal([]);
        const right = `lgname=Alice&lgpassword=${encodeURIComponent('sécret+ 1')}&lgtoken=${token}`;
        expect(member(client.send(query, { body: right }).json(), 'login.result')).to.equal('Success');
      });
    }

    it('rejects a wrong token', () => {
      const client = new Client(wiki);
      const right = client.token('login');
      for (const token of ['x', '%2B%5C', right.replace('%5C', ''), right.replace('%2B', '+')]) {
        const { body } = client.send(query, { body: `lgname=Alice&lgpassword=x&lgtoken=${token}` });
        expect(body).to.equal('{"login":{"result":"WrongToken"}}');
      }
    });
  });

  describe(`action=logout, release ${release} (core 8.3)`, () => {
    const wiki = createWiki({ users }, { release, seed: 1 });
    const query = 'action=logout&format=json';

    it('ends the session, and keeps the cookie with the name', () => {
      const client = new Client(wiki);
      client.logIn('Alice', 'sécret+ 1');
      const { wiki_session: session } = Object.fromEntries(client.cookies) as Record<string, string>;
      const response = client.send(query, { body: `token=${client.token('csrf')}` });
      const gone = 'deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly';
      expect(response.body).to.equal('{}');
      expect(response.headers.filter((line) => line.startsWith('Set-Cookie'))).to.deep.equal([
        `Set-Cookie: wiki_session=${gone}`,
        `Set-Cookie: wikiUserID=${gone}`,
        `Set-Cookie: wikiToken=${gone}`,
      ]);
      expect([...client.cookies.keys()]).to.deep.equal(['wikiUserName']);
      expect(client.token('csrf')).to.equal('%2B%5C');
      const cookie = `wiki_session=${session ?? ''}; wikiUserID=3`;
      const late = send(wiki, 'action=query&assert=user&format=json', { headers: { cookie } });
      expect(late.header('MediaWiki-API-Error')).to.equal('assertuserfailed');
    });
  });
}
