import { expect } from 'chai';
import { createWiki } from '../../index';
import {
  announcement,
  ask,
  bothReleases,
  Client,
  errorBody,
  fixtureWiki,
  member,
} from '../../testing/ask.test-support';
import { releases } from '../../releases/releases';

const users = [
  { id: 3, name: 'Alice', password: 'sécret+ 1' },
  { id: 4, name: 'Nopassword' },
];

const outdated =
  'Main-account login via \\"action=login\\" is deprecated and may stop working without warning. To continue login with \\"action=login\\", see [[Special:BotPasswords]]. To safely continue using main-account login, see \\"action=clientlogin\\".';
const wrong = 'Incorrect username or password entered. Please try again.';
const impossible = 'The supplied credentials could not be authenticated.';
const timedOut = 'Unable to continue login. Your session most likely timed out.';

const failed = (reason: string): string => `{"login":{"result":"Failed","reason":"${reason}"}}`;

for (const release of bothReleases) {
  describe(`action=login, release ${release} (core 8.1)`, () => {
    const wiki = createWiki({ users }, { release, seed: 1, now: '2026-01-31T12:00:00Z' });
    const query = 'action=login&format=json';

    it('logs in with a token of meta=tokens, and says that this will end', () => {
      const response = new Client(wiki).logIn('Alice', 'sécret+ 1');
      expect(response.body).to.equal(
        `{"warnings":{"main":{"*":"${announcement}"},"login":{"*":"${outdated}"}},"login":{"result":"Success","lguserid":3,"lgusername":"Alice"}}`,
      );
      expect(response.status).to.equal(200);
    });

    it('sets four cookies: the session ends with the browser, the others after 180 days', () => {
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

    it('takes 0 for no token', () => {
      const response = ask(wiki, query, { body: 'lgname=Alice&lgtoken=0' });
      expect(response.body).to.contain('"login":{"result":"NeedToken"');
    });

    it('gives the session a new id', () => {
      const client = new Client(wiki);
      client.token('login');
      const before = client.cookies.get('wiki_session');
      client.logIn('Alice', 'sécret+ 1');
      expect(client.cookies.get('wiki_session')).to.match(/^[a-v0-9]{32}$/);
      expect(client.cookies.get('wiki_session')).to.not.equal(before);
    });

    it('gives a token itself where none was sent, as it used to', () => {
      const client = new Client(wiki);
      const response = client.ask(query, { body: 'lgname=Alice' });
      expect(response.body.replace(/[0-9a-f]{40}/, 'real')).to.equal(
        `{"warnings":{"main":{"*":"${announcement}"},"login":{"*":"Fetching a token via \\"action=login\\" is deprecated. Use \\"action=query&meta=tokens&type=login\\" instead."}},"login":{"result":"NeedToken","token":"real+\\\\"}}`,
      );
      const token = encodeURIComponent(String(member(response.json(), 'login.token')));
      const body = `lgname=Alice&lgpassword=${encodeURIComponent('sécret+ 1')}&lgtoken=${token}`;
      expect(member(client.ask(query, { body }).json(), 'login.result')).to.equal('Success');
    });

    it('reads the name as a title is read', () => {
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
      it(`refuses ${what}, and takes the same token again`, () => {
        const client = new Client(wiki);
        const token = client.token('login');
        const { body, headers } = client.ask(query, { body: `${credentials}&lgtoken=${token}` });
        expect(body).to.equal(failed(reason));
        expect(headers.filter((line) => /^(?:Set-Cookie|MediaWiki-API-Error)/.test(line))).to.deep.equal([]);
        const right = `lgname=Alice&lgpassword=${encodeURIComponent('sécret+ 1')}&lgtoken=${token}`;
        expect(member(client.ask(query, { body: right }).json(), 'login.result')).to.equal('Success');
      });
    }

    it('refuses a wrong token', () => {
      const client = new Client(wiki);
      const right = client.token('login');
      for (const token of ['x', '%2B%5C', right.replace('%5C', ''), right.replace('%2B', '+')]) {
        const { body } = client.ask(query, { body: `lgname=Alice&lgpassword=x&lgtoken=${token}` });
        expect(body).to.equal('{"login":{"result":"WrongToken"}}');
      }
    });

    it('refuses a token without the session that it belongs to, and gives a session', () => {
      const token = new Client(wiki).token('login');
      const response = ask(wiki, query, { body: `lgname=Alice&lgpassword=x&lgtoken=${token}` });
      expect(response.body).to.equal(failed(timedOut));
      expect(response.header('Set-Cookie')).to.match(/^wiki_session=[a-v0-9]{32}; path=\/; HttpOnly$/);
    });

    it('refuses whoever may be a page of another site', () => {
      const client = new Client(wiki);
      const body = `lgname=Alice&lgpassword=x&lgtoken=${client.token('login')}`;
      const aborted =
        '{"login":{"result":"Aborted","reason":"Cannot log in when the same-origin policy is not applied."}}';
      expect(client.ask(query, { body, headers: { 'treat-as-untrusted': '1' } }).body).to.equal(aborted);
      expect(client.ask(`${query}&origin=*`, { body }).body).to.equal(aborted);
      expect(client.ask(`${query}&callback=f`, { body }).body).to.equal(`/**/f(${aborted})`);
      expect(client.ask(`${query}&callback=f&lgpassword=x`, { body: '' }).body).to.contain('"result":"Aborted"');
    });

    it('says the reason as an object in the newer error formats', () => {
      const client = new Client(wiki);
      const body = `lgname=Alice&lgpassword=x&lgtoken=${client.token('login')}`;
      expect(client.ask(`${query}&errorformat=plaintext&formatversion=2`, { body }).body).to.equal(
        `{"login":{"result":"Failed","reason":{"code":"wrongpassword","text":"${wrong}"}}}`,
      );
    });

    it('wants POST, and its secrets in the body', () => {
      expect(ask(wiki, query).body).to.equal(
        errorBody('mustbeposted', 'The \\"login\\" module requires a POST request.'),
      );
      const misplaced = 'found in the query string, but must be in the POST body';
      expect(ask(wiki, `${query}&lgtoken=x&lgpassword=y`, { body: 'lgname=x' }).body).to.equal(
        errorBody('mustpostparams', `The following parameters were ${misplaced}: lgpassword, lgtoken.`),
      );
      expect(ask(wiki, `${query}&lgtoken=x`, { body: 'lgname=x' }).body).to.equal(
        errorBody('mustpostparams', `The following parameter was ${misplaced}: lgtoken.`),
      );
    });

    it('logs in again whoever is logged in', () => {
      const client = new Client(wiki);
      for (let time = 0; time < 2; time++) {
        expect(member(client.logIn('Alice', 'sécret+ 1').json(), 'login.result')).to.equal('Success');
      }
    });
  });

  describe(`action=logout, release ${release} (core 8.3)`, () => {
    const wiki = createWiki({ users }, { release, seed: 1 });
    const query = 'action=logout&format=json';

    it('ends the session; the cookie with the name stays', () => {
      const client = new Client(wiki);
      client.logIn('Alice', 'sécret+ 1');
      const { wiki_session: session } = Object.fromEntries(client.cookies) as Record<string, string>;
      const response = client.ask(query, { body: `token=${client.token('csrf')}` });
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
      const late = ask(wiki, 'action=query&assert=user&format=json', { headers: { cookie } });
      expect(late.header('MediaWiki-API-Error')).to.equal('assertuserfailed');
    });

    it('does nothing for whoever is not logged in', () => {
      const response = ask(wiki, query, { body: 'token=%2B%5C' });
      expect(response.body).to.equal(
        !releases[release].since('1.43') ? '{}' : '{"warnings":{"logout":{"*":"You must be logged in."}}}',
      );
      expect(response.header('Set-Cookie')).to.equal(undefined);
    });

    it('looks for the token before the method, and takes none from the query string', () => {
      expect(ask(wiki, query).header('MediaWiki-API-Error')).to.equal('missingparam');
      expect(ask(wiki, `${query}&token=x`).header('MediaWiki-API-Error')).to.equal('mustpostparams');
      expect(ask(wiki, `${query}&token=x`, { body: '' }).body).to.equal(
        errorBody(
          'mustpostparams',
          'The following parameter was found in the query string, but must be in the POST body: token.',
        ),
      );
    });
  });
}

const unknownSession = { cookie: 'wiki_session=abcdefghij0123456789abcdefghij01' };

for (const release of bothReleases) {
  describe(`logging in with a session that the wiki does not know, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    it('fails with the message of a lost session', () => {
      const body = 'lgname=Nobody&lgpassword=x&lgtoken=0123456789abcdef0123456789abcdef01234567%2B%5C';
      expect(ask(wiki, 'action=login&format=json', { body, headers: unknownSession }).body).to.equal(
        '{"login":{"result":"Failed","reason":"Unable to continue login. Your session most likely timed out."}}',
      );
    });
  });
}
