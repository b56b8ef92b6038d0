import { expect } from 'chai';
import { createWiki } from '../../index';
import { Client, send, bothReleases, errorBody, member, type TestResponse } from '../../testing/send.test-support';

const secret = '0123456789abcdefghijklmnopqrstuv';
const users = [
  {
    ...{ id: 3, name: 'Bob', password: 'b', email: 'bob@example.org', registered: '2026-01-30T10:00:00Z' },
    botPasswords: [
      { app: 'app', password: secret, grants: ['basic' as const] },
      { app: 'high', password: secret, grants: ['basic' as const, 'highvolume' as const] },
    ],
  },
  {
    ...{
      id: 7,
      name: 'Rob',
      groups: ['bot'],
      editCount: 12,
      realName: 'Robert',
      options: { rcdays: '5', 'email-x': '0' },
    },
    ...{ password: 'r' },
    botPasswords: [
      { app: 'app', password: secret, grants: ['highvolume' as const] },
      { app: 'low', password: secret, grants: ['basic' as const, 'privateinfo' as const] },
    ],
  },
];

const failed = 'Incorrect username or password entered. Please try again.';
const throttled = 'You have made too many recent login attempts. Please wait 5 minutes before trying again.';
const aborted = 'Cannot log in when using MediaWiki\\Session\\BotPasswordSessionProvider sessions.';

const cookies = (response: TestResponse): string[] =>
  response.headers
    .filter((line) => line.startsWith('Set-Cookie: '))
    .map((line) => line.slice('Set-Cookie: '.length).replace(/=[a-v0-9]{32};/, '=SECRET;'));
const gone = 'deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly';

for (const release of bothReleases) {
  describe(`Bot passwords, release ${release} (core 8.1; writing 7)`, () => {
    const wiki = createWiki({ users }, { release, seed: 1, now: '2026-01-31T12:00:00Z' });
    let client = new Client(wiki);
    beforeEach(() => {
      wiki.reset();
      client = new Client(wiki);
    });
    const result = (name: string, password: string): unknown => {
      const response = client.logIn(name, password).json();
      return member(response, 'login.reason') ?? member(response, 'login.result');
    };
    const info = (properties: string): string =>
      client.send(`action=query&meta=userinfo&uiprop=${properties}&format=json`).body;

    it('log in with one cookie, whether the application is part of the name or of the password', () => {
      for (const [name, password] of [
        ['Bob@app', secret],
        ['bob@app', secret],
        ['User:Bob @app', secret],
        ['Bob', `app@${secret}`],
      ] as const) {
        client = new Client(wiki);
        const response = client.logIn(name, password);
        expect(response.body).to.equal('{"login":{"result":"Success","lguserid":3,"lgusername":"Bob"}}');
        expect(cookies(response)).to.deep.equal(['wiki_BPsession=SECRET; path=/; HttpOnly']);
      }
    });

    for (const [name, password] of [
      ['Bob@nope', secret],
      ['Bob@App', secret],
      ['Bob@app', `1${secret}`],
      ['Bob@app', 'short'],
      ['Bob@app', 'b'],
      ['Bob@app ', secret],
      ['Bob@ app', secret],
      ['Bob@x@app', secret],
      ['Bob@high', `app@${secret}`],
      ['Nobody@app', secret],
      ['@app', secret],
      ['Bob', `nope@${secret}`],
    ] as const) {
      it(`do not log in as "${name}" with ${password.slice(0, 6)}…`, () => {
        expect(result(name, password)).to.equal(failed);
      });
    }

    it('allow no further log-in before the log-out', () => {
      client.logIn('Bob@app', secret);
      for (const name of ['Bob@app', 'Bob@high']) expect(result(name, secret)).to.equal(aborted);
      expect(member(client.send('action=login&format=json', { body: 'lgname=Bob' }).json(), 'login.result')).to.equal(
        'Aborted',
      );
    });

    it('keep the session of the account, which continues after the log-out', () => {
      client.logIn('Bob', 'b');
      client.logIn('Bob@app', secret);
      expect([...client.cookies.keys()]).to.deep.equal([
        ...['wiki_session', 'wikiUserID', 'wikiUserName', 'wikiToken', 'wiki_BPsession'],
      ]);
      const response = client.send('action=logout&format=json', { body: `token=${client.token('csrf')}` });
      expect(response.body).to.equal('{}');
      expect(cookies(response)).to.deep.equal([`wiki_BPsession=${gone}`]);
      expect(client.logIn('Bob', 'b').body).to.contain('"result":"Success"');
    });

    it('are recognized by their cookie, whatever the other cookies', () => {
      client.logIn('Bob@app', secret);
      const id = client.cookies.get('wiki_BPsession') ?? '';
      const who = (cookie: string): TestResponse =>
        send(wiki, 'action=query&meta=userinfo&format=json', { headers: { cookie } });
      const bob = '{"batchcomplete":"","query":{"userinfo":{"id":3,"name":"Bob"}}}';
      const nobody = '{"batchcomplete":"","query":{"userinfo":{"id":0,"name":"127.0.0.1","anon":""}}}';
      for (const beside of ['', '; wikiUserID=9', '; wikiToken=abc', '; wiki_session=short', '; wikiUserID=7']) {
        expect(who(`wiki_BPsession=${id}${beside}`).body).to.equal(bob);
        expect(cookies(who(`wiki_BPsession=${id}${beside}`))).to.deep.equal([]);
      }
      const unknown = who('wiki_BPsession=0123456789abcdef0123456789abcdef');
      expect(unknown.body).to.equal(nobody);
      expect(cookies(unknown)).to.deep.equal([`wiki_BPsession=${gone}`]);
      expect(cookies(who('wiki_BPsession=short'))).to.deep.equal([]);
      expect(cookies(who(`wiki_session=${id}; wikiUserID=3`))).to.deep.equal([
        ...[`wiki_session=${gone}`, `wikiUserID=${gone}`],
      ]);
      const main = new Client(wiki);
      main.logIn('Bob', 'b');
      const mainId = main.cookies.get('wiki_session') ?? '';
      expect(cookies(who(`wiki_BPsession=${mainId}`))).to.deep.equal([`wiki_BPsession=${gone}`]);
    });

    it('hide the e-mail address, which their grants do not include (vector userinfo/bot-password-rights)', () => {
      client.logIn('Bob@app', secret);
      expect(info('email')).not.to.contain('"email":');
      client = new Client(wiki);
      client.logIn('Bob', 'b');
      expect(info('email')).to.contain('"email":"bob@example.org"');
    });

    for (const [name, password, isBot] of [
      ['Rob', 'r', true],
      ['Rob@app', secret, true],
      ['Rob@low', secret, false],
      ['Bob@high', secret, false],
    ] as const) {
      it(`${isBot ? 'pass' : 'do not pass'} assert=bot as ${name}, with the corresponding limits`, () => {
        client.logIn(name, password);
        const response = client.send('action=query&assert=bot&format=json').body;
        if (isBot) expect(response).to.equal('{"batchcomplete":""}');
        else {
          expect(response).to.equal(
            errorBody('assertbotfailed', 'You do not have the \\"bot\\" right, so the action could not be completed.'),
          );
        }
        const list = client.send('action=query&list=allfileusages&aflimit=max&format=json').json();
        expect(member(list, 'limits.allfileusages')).to.equal(isBot ? 5000 : 500);
        expect(client.send(`action=query&assertuser=${name.slice(0, 3)}&format=json`).body).to.equal(
          '{"batchcomplete":""}',
        );
      });
    }

    it('are rejected after five attempts with any bot password of a user, independently of the account password', () => {
      const wrong = Array.from({ length: 6 }, () => result('Bob@high', `1${secret}`));
      expect(wrong).to.deep.equal([failed, failed, failed, failed, failed, throttled]);
      expect(result('Bob@app', secret)).to.equal(throttled);
      expect(result('Rob@app', secret)).to.equal('Success');
      client = new Client(wiki);
      expect(result('Bob', 'b')).to.equal('Success');
      wiki.clock.advance('5 minutes');
      client = new Client(wiki);
      expect(result('Bob@app', secret)).to.equal('Success');
    });

    it('may log in any number of times', () => {
      for (let time = 0; time < 7; time++) {
        client = new Client(wiki);
        expect(result('Rob@app', secret)).to.equal('Success');
      }
    });

    it('count as attempts for the name as sent when they are wrong', () => {
      for (let time = 0; time < 5; time++) client.logIn('Bob@none', secret);
      const body = `loginreturnurl=http://x.example&username=Bob%40none&password=x&logintoken=${client.token('login')}`;
      expect(
        member(client.send('action=clientlogin&format=json', { body }).json(), 'clientlogin.messagecode'),
      ).to.equal('login-throttled');
    });

    it('show the data of the account', () => {
      client.logIn('Rob@app', secret);
      expect(info('editcount|realname|registrationdate')).to.equal(
        '{"batchcomplete":"","query":{"userinfo":{"id":7,"name":"Rob","editcount":12,"realname":"Robert","registrationdate":"2026-01-31T12:00:00Z"}}}',
      );
      expect(info('options')).to.contain('"options":{"email-x":0,"rcdays":"5",');
    });

    it('must have different names per user', () => {
      const twice = [{ ...users[0]!, botPasswords: [users[0]!.botPasswords[0]!, users[0]!.botPasswords[0]!] }];
      expect(() => createWiki({ users: twice })).to.throw(
        'users[0].botPasswords[1].app "app" is the name of another program of the user too.',
      );
    });
  });
}
