import { expect } from 'chai';
import { createWiki } from '../../index';
import { Client, bothReleases, member, type TestResponse } from '../../testing/send.test-support';
import { releases } from '../../releases/releases';

const query = 'action=createaccount&format=json';
const back = 'createreturnurl=http%3A%2F%2Fx.example%2F';
const good = 'password=Quite-unusual-9&retype=Quite-unusual-9';

const passed = (name: string): string => `{"createaccount":{"status":"PASS","username":"${name}"}}`;
const failed = (code: string, message: string): string =>
  `{"createaccount":{"status":"FAIL","message":"${message}","messagecode":"${code}"}}`;

const invalid = failed('invaliduser', 'You have not specified a valid username.');
const tooShort = 'Passwords must be at least 8 characters.';

for (const release of bothReleases) {
  const isNew = releases[release].since('1.43');

  describe(`action=createaccount, release ${release} (writing 2)`, () => {
    const wiki = createWiki({ users: [{ id: 3, name: 'Bob', password: 'b' }] }, { release, seed: 1 });
    let client = new Client(wiki);
    beforeEach(() => {
      wiki.reset();
      client = new Client(wiki);
    });

    const createWith = (body: string, form = ''): TestResponse =>
      client.send(query + form, { body: `${body}&createtoken=${client.token('createaccount')}` });
    const create = (name: string, password: string, more = '', form = ''): string =>
      createWith(`${back}&username=${name}&password=${password}&retype=${password}${more}`, form).body;

    it('creates an account with a normalized name, which can log in', () => {
      expect(createWith(`${back}&username=+ann_lee++jr+&${good}`).body).to.equal(passed('Ann lee jr'));
      expect(client.token('csrf')).to.equal('%2B%5C');
      const response = client.logIn('ann lee jr', 'Quite-unusual-9').json();
      expect(member(response, 'login')).to.deep.equal({ result: 'Success', lguserid: 4, lgusername: 'Ann lee jr' });
    });

    it('keeps the real name, and the e-mail address if it is valid', () => {
      expect(create('Ann', 'Quite-unusual-9', '&email=a%40b.example&realname=+Ann+Lee+')).to.equal(passed('Ann'));
      expect(create('Ben', 'Quite-unusual-9', '&email=ab')).to.equal(passed('Ben'));
      const about = 'action=query&meta=userinfo&uiprop=email|realname&format=json';
      client.logIn('Ann', 'Quite-unusual-9');
      expect(client.send(about).body).to.equal(
        '{"batchcomplete":"","query":{"userinfo":{"id":4,"name":"Ann","realname":" Ann Lee ","email":"a@b.example"}}}',
      );
      client.logIn('Ben', 'Quite-unusual-9');
      expect(client.send(about).body).to.equal(
        '{"batchcomplete":"","query":{"userinfo":{"id":5,"name":"Ben","realname":"","email":""}}}',
      );
    });

    it('accepts the same token again, and forgets the accounts with a reset', () => {
      const token = client.token('createaccount');
      for (const name of ['Ann', 'Ben']) {
        const body = `${back}&username=${name}&${good}&createtoken=${token}`;
        expect(client.send(query, { body }).body).to.equal(passed(name));
      }
      wiki.reset();
      expect(create('Ann', 'Quite-unusual-9')).to.equal(passed('Ann'));
    });

    for (const name of [
      ...['', 'a%23b', 'a%40b', 'a%3Eb', 'a/b', 'Talk:x', 'Xyz:y', '1.2.3.4', '1.2.3.xxx', '127.0.0.0/8'],
      ...['MediaWiki default', 'Maintenance script', 'Redirect fixer', 'x'.repeat(256)],
    ]) {
      it(`creates no account called "${name.slice(0, 20)}"`, () => {
        expect(create(name, 'Quite-unusual-9')).to.equal(invalid);
      });
    }

    it('allows names with an equals sign in 1.39', () => {
      expect(create('a%3Db', 'Quite-unusual-9')).to.equal(isNew ? invalid : passed('A=b'));
    });

    it('requires a minimum length of passwords, which is one character in 1.39', () => {
      expect(create('Ann', 'q7_xv9z')).to.equal(isNew ? failed('passwordtooshort', tooShort) : passed('Ann'));
      expect(create('Ben', 'x'.repeat(4097))).to.equal(
        failed('passwordtoolong', 'Passwords cannot be longer than 4096 characters.'),
      );
    });

    it('recognizes reason and mailpassword only from logged-in users, and sends no mail', () => {
      expect(create('Ann', 'Quite-unusual-9', '&reason=x&mailpassword=1')).to.equal(
        `{"warnings":{"main":{"*":"Unrecognized parameters: reason, mailpassword."}},${passed('Ann').slice(1)}`,
      );
      client.logIn('Bob', 'b');
      expect(create('Ben', 'Quite-unusual-9', '&reason=x')).to.equal(passed('Ben'));
      expect(createWith(`${back}&username=Cid&mailpassword=1&email=a%40b.example`).body).to.equal(
        failed('noemailcreate', 'You need to provide a valid email address.'),
      );
    });

    it('is the change of a bot if one makes it', () => {
      wiki.addUser({ name: 'Robo', password: 'r', groups: ['bot'] });
      client.logIn('Robo', 'r');
      create('Ben', 'Quite-unusual-9');
      const bots = 'action=query&list=recentchanges&rcshow=bot&rcprop=title&format=json';
      expect(client.send(bots).body).to.contain('User:Ben');
    });

    it('creates no account at a blocked address for who is exempt from the block, in 1.39', () => {
      const exempt = createWiki(
        {
          users: [{ name: 'Sue', password: 's', groups: ['sysop'] }],
          blocks: [{ target: '127.0.0.1', noCreate: true }],
        },
        { release, seed: 1 },
      );
      client = new Client(exempt);
      client.logIn('Sue', 's');
      expect(create('Ben', 'Quite-unusual-9')).to.contain(isNew ? '"PASS"' : '"messagecode":"blocked"');
      expect(create('Sue', 'Quite-unusual-9')).to.contain('"messagecode":"userexists"');
    });

    it('adds a log entry to the recent changes', () => {
      create('Ann', 'Quite-unusual-9', '&reason=ignored');
      client.logIn('Bob', 'b');
      create('Ben', 'Quite-unusual-9', '&reason=for+a+friend');
      create('Ben', 'Quite-unusual-9');
      const list =
        'action=query&list=recentchanges&rcprop=title|ids|user|userid|sizes|comment|loginfo|tags&format=json';
      expect(member(client.send(list).json(), 'query.recentchanges')).to.deep.equal([
        {
          ...{ type: 'log', ns: 2, title: 'User:Ben', pageid: 0, revid: 0, old_revid: 0, rcid: 2 },
          ...{ user: 'Bob', userid: 3, oldlen: 0, newlen: 0, comment: 'for a friend' },
          ...{ logid: 2, logtype: 'newusers', logaction: 'create2', logparams: { userid: 5 }, tags: [] },
        },
        {
          ...{ type: 'log', ns: 2, title: 'User:Ann', pageid: 0, revid: 0, old_revid: 0, rcid: 1 },
          ...{ user: 'Ann', userid: 4, oldlen: 0, newlen: 0, comment: '' },
          ...{ logid: 1, logtype: 'newusers', logaction: 'create', logparams: { userid: 4 }, tags: [] },
        },
      ]);
    });
  });
}
