import { expect } from 'chai';
import { createWiki } from '../../index';
import { Client, send, bothReleases, errorBody, member, type TestResponse } from '../../testing/send.test-support';

const users = [
  { id: 3, name: 'Bob', password: 'b b' },
  { id: 4, name: 'Carl', password: 'c' },
];

const query = 'action=clientlogin&format=json';
const back = 'loginreturnurl=http%3A%2F%2Fx.example%2F';

const failed = (code: string, message: string): string =>
  `{"clientlogin":{"status":"FAIL","message":"${message}","messagecode":"${code}"}}`;
const wrong = failed('wrongpassword', 'Incorrect username or password entered.\\nPlease try again.');
const impossible = failed('authmanager-authn-no-primary', 'The supplied credentials could not be authenticated.');

const cookies = (response: TestResponse): string[] =>
  response.headers
    .filter((line) => line.startsWith('Set-Cookie: '))
    .map((line) => line.slice('Set-Cookie: '.length).replace(/=[a-v0-9]{32};/, '=SECRET;'));

for (const release of bothReleases) {
  describe(`action=clientlogin, release ${release} (core 8.2)`, () => {
    const wiki = createWiki({ users }, { release, seed: 1, now: '2026-01-31T12:00:00Z' });
    let client = new Client(wiki);
    beforeEach(() => {
      wiki.reset();
      client = new Client(wiki);
    });

    const logInWith = (body: string, form = ''): TestResponse =>
      client.send(query + form, { body: `${body}&logintoken=${client.token('login')}` });

    it('logs in for thirty days, without a token cookie', () => {
      const response = logInWith(`${back}&username=bob_&password=b+b`);
      expect(response.body).to.equal('{"clientlogin":{"status":"PASS","username":"Bob"}}');
      const lasting = 'expires=Mon, 02 Mar 2026 12:00:00 GMT; Max-Age=2592000; path=/; HttpOnly';
      expect(cookies(response)).to.deep.equal([
        'wiki_session=SECRET; path=/; HttpOnly',
        `wikiUserID=3; ${lasting}`,
        `wikiUserName=Bob; ${lasting}`,
      ]);
      expect(client.token('csrf')).to.not.equal('%2B%5C');
    });

    it('sets the token cookie with rememberMe, and deletes it at a log-in without', () => {
      const remembered = logInWith(`${back}&username=Bob&password=b+b&rememberMe=1`, '&format=xml');
      expect(remembered.body).to.equal('<?xml version="1.0"?><api><clientlogin status="PASS" username="Bob" /></api>');
      const lasting = 'expires=Thu, 30 Jul 2026 12:00:00 GMT; Max-Age=15552000; path=/; HttpOnly';
      expect(cookies(remembered)).to.deep.equal([
        'wiki_session=SECRET; path=/; HttpOnly',
        `wikiUserID=3; ${lasting}`,
        `wikiUserName=Bob; ${lasting}`,
        `wikiToken=SECRET; ${lasting}`,
      ]);
      expect(cookies(logInWith(`${back}&username=Bob&password=b+b`)).at(-1)).to.equal(
        'wikiToken=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly',
      );
    });

    it('deletes only existing cookies at log-out', () => {
      logInWith(`${back}&username=Bob&password=b+b`);
      const gone = 'deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly';
      const response = client.send('action=logout&format=json', { body: `token=${client.token('csrf')}` });
      expect(cookies(response)).to.deep.equal([`wiki_session=${gone}`, `wikiUserID=${gone}`]);
    });

    for (const [what, credentials, expected] of [
      ['a wrong password', '&username=Bob&password=x', wrong],
      ['an unknown user', '&username=Nobody&password=x', wrong],
      ['the name of a program', '&username=Bob%40app&password=0123456789abcdefghijklmnopqrstuv', wrong],
      ['no password', '&username=Bob', impossible],
      ['no name', '&password=x', impossible],
      ['a name that nobody can have', '&username=a%23b&password=x', impossible],
      ['nothing', '', impossible],
    ] as const) {
      it(`rejects ${what}; the token can be used again`, () => {
        const token = client.token('login');
        const response = client.send(query, { body: `${back}${credentials}&logintoken=${token}` });
        expect(response.body).to.equal(expected);
        expect(response.header('MediaWiki-API-Error')).to.equal(undefined);
        const right = `${back}&username=Bob&password=b+b&logintoken=${token}`;
        expect(member(client.send(query, { body: right }).json(), 'clientlogin.status')).to.equal('PASS');
        expect(client.send(query, { body: right }).body).to.equal(errorBody('badtoken', 'Invalid CSRF token.'));
      });
    }

    it('rejects too many attempts, including those of action=login', () => {
      for (let time = 0; time < 5; time++) client.logIn('Bob', 'x');
      const response = logInWith(`${back}&username=Bob&password=b+b&loginmessageformat=raw`);
      expect(response.body).to.equal(
        '{"clientlogin":{"status":"FAIL","message":{"key":"login-throttled","params":[{"duration":300}]},"messagecode":"login-throttled"}}',
      );
      expect(logInWith(`${back}&username=Bob&password=b+b`).body).to.equal(
        failed(
          'login-throttled',
          'You have made too many recent login attempts.\\nPlease wait 5 minutes before trying again.',
        ),
      );
    });

    it('requires its own token in the body, and starts a session', () => {
      const missing = errorBody('missingparam', 'The \\"logintoken\\" parameter must be set.');
      expect(send(wiki, query).body).to.equal(missing);
      expect(send(wiki, query, { body: `${back}&token=x` }).body).to.equal(missing);
      expect(send(wiki, `${query}&logintoken=x`, { body: back }).header('MediaWiki-API-Error')).to.equal(
        'mustpostparams',
      );
      const bad = send(wiki, query, { body: `${back}&logintoken=abc` });
      expect(bad.body).to.equal(errorBody('badtoken', 'Invalid CSRF token.'));
      expect(cookies(bad)).to.deep.equal(['wiki_session=SECRET; path=/; HttpOnly']);
      const others = client.token('createaccount');
      expect(client.send(query, { body: `${back}&logintoken=${others}` }).body).to.equal(bad.body);
    });
  });
}
