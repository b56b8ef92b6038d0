import { expect } from 'chai';
import { createWiki } from '../../index';
import { Client, ask, bothReleases, errorBody, member, type Asked } from '../../testing/ask.test-support';
import { releases } from '../../releases/releases';

const query = 'action=createaccount&format=json';
const back = 'createreturnurl=http%3A%2F%2Fx.example%2F';
const good = 'password=Quite-unusual-9&retype=Quite-unusual-9';

const passed = (name: string): string => `{"createaccount":{"status":"PASS","username":"${name}"}}`;
const failed = (code: string, message: string): string =>
  `{"createaccount":{"status":"FAIL","message":"${message}","messagecode":"${code}"}}`;

const invalid = failed('invaliduser', 'You have not specified a valid username.');
const taken = failed('userexists', 'Username entered already in use.\\nPlease choose a different name.');
const noPassword = failed(
  'authmanager-create-no-primary',
  'The supplied credentials could not be used for account creation.',
);
const tooShort = 'Passwords must be at least 8 characters.';
const inName = 'Your password must not appear within your username.';
const common =
  'The password entered is in a list of very commonly used passwords. Please choose a more unique password.';

for (const release of bothReleases) {
  const isNew = releases[release].since('1.43');

  describe(`action=createaccount, release ${release} (writing 2)`, () => {
    const wiki = createWiki({ users: [{ id: 3, name: 'Bob', password: 'b' }] }, { release, seed: 1 });
    let client = new Client(wiki);
    beforeEach(() => {
      wiki.reset();
      client = new Client(wiki);
    });

    const send = (body: string, form = ''): Asked =>
      client.ask(query + form, { body: `${body}&createtoken=${client.token('createaccount')}` });
    const create = (name: string, password: string, more = '', form = ''): string =>
      send(`${back}&username=${name}&password=${password}&retype=${password}${more}`, form).body;

    it('makes an account, with its name in the one written form, that can log in', () => {
      expect(send(`${back}&username=+ann_lee++jr+&${good}`).body).to.equal(passed('Ann lee jr'));
      expect(client.token('csrf')).to.equal('%2B%5C');
      const response = client.logIn('ann lee jr', 'Quite-unusual-9').json();
      expect(member(response, 'login')).to.deep.equal({ result: 'Success', lguserid: 4, lgusername: 'Ann lee jr' });
    });

    it('keeps the address and the real name, if that is an address', () => {
      expect(create('Ann', 'Quite-unusual-9', '&email=a%40b.example&realname=+Ann+Lee+')).to.equal(passed('Ann'));
      expect(create('Ben', 'Quite-unusual-9', '&email=ab')).to.equal(passed('Ben'));
      const about = 'action=query&meta=userinfo&uiprop=email|realname&format=json';
      client.logIn('Ann', 'Quite-unusual-9');
      expect(client.ask(about).body).to.equal(
        '{"batchcomplete":"","query":{"userinfo":{"id":4,"name":"Ann","realname":" Ann Lee ","email":"a@b.example"}}}',
      );
      client.logIn('Ben', 'Quite-unusual-9');
      expect(client.ask(about).body).to.equal(
        '{"batchcomplete":"","query":{"userinfo":{"id":5,"name":"Ben","realname":"","email":""}}}',
      );
    });

    it('takes the same token again, and forgets the accounts with a reset', () => {
      const token = client.token('createaccount');
      for (const name of ['Ann', 'Ben']) {
        const body = `${back}&username=${name}&${good}&createtoken=${token}`;
        expect(client.ask(query, { body }).body).to.equal(passed(name));
      }
      wiki.reset();
      expect(create('Ann', 'Quite-unusual-9')).to.equal(passed('Ann'));
    });

    for (const name of [
      ...['', 'a%23b', 'a%40b', 'a%3Eb', 'a/b', 'Talk:x', 'Xyz:y', '1.2.3.4', '1.2.3.xxx', '127.0.0.0/8'],
      ...['MediaWiki default', 'Maintenance script', 'Redirect fixer', 'x'.repeat(256)],
    ]) {
      it(`makes no account called "${name.slice(0, 20)}"`, () => {
        expect(create(name, 'Quite-unusual-9')).to.equal(invalid);
      });
    }

    it('lets 1.39 have names with an equals sign', () => {
      expect(create('a%3Db', 'Quite-unusual-9')).to.equal(isNew ? invalid : passed('A=b'));
    });

    it('wants a name that is free, and a password twice', () => {
      expect(send(`${back}&${good}`).body).to.equal(invalid);
      expect(create('bob_', 'Quite-unusual-9')).to.equal(taken);
      expect(send(`${back}&username=Ann`).body).to.equal(noPassword);
      expect(send(`${back}&username=Ann&password=Quite-unusual-9`).body).to.equal(noPassword);
      expect(send(`${back}&username=Ann&password=Quite-unusual-9&retype=b`).body).to.equal(
        failed('badretype', 'The passwords you entered do not match.'),
      );
    });

    it('wants a password that is long enough, which is one character in 1.39', () => {
      expect(create('Ann', 'q7_xv9z')).to.equal(isNew ? failed('passwordtooshort', tooShort) : passed('Ann'));
      expect(create('Ben', 'x'.repeat(4097))).to.equal(
        failed('passwordtoolong', 'Passwords cannot be longer than 4096 characters.'),
      );
    });

    it('wants a password that is neither in the name nor known to everybody', () => {
      expect(create('Uniquetwo', 'UNIQUETWO')).to.equal(failed('password-substring-username-match', inName));
      expect(create('Uniquefive', 'PASSWORD')).to.equal(failed('passwordincommonlist', common));
    });

    it('tells several faults together', () => {
      expect(create('Passwordabc', 'password')).to.equal(failed('___1____2', `* ${inName}\\n* ${common}`));
      const inBoth = isNew ? `* ${tooShort}\\n* ${inName}\\n* ${common}` : `* ${inName}\\n* ${common}`;
      const code = isNew ? '___1____2____3' : '___1____2';
      expect(create('Passwd', 'passwd')).to.equal(failed(code, inBoth));
      expect(create('Passwd', 'passwd', '&createmessageformat=html')).to.equal(
        failed(
          code,
          isNew
            ? `<ul><li>${tooShort}</li>\\n<li>${inName}</li>\\n<li>${common}</li></ul>`
            : `<ul><li>${inName}</li>\\n<li>${common}</li></ul>`,
        ),
      );
      expect(create('Passwd', 'passwd', '&createmessageformat=raw')).to.equal(
        isNew
          ? `{"createaccount":{"status":"FAIL","message":{"key":"rawmessage","params":["* Passwords must be at least {{PLURAL:8|1 character|8 characters}}.\\n* ${inName}\\n* ${common}"]},"messagecode":"___1____2____3"}}`
          : `{"createaccount":{"status":"FAIL","message":{"key":"* $1\\n* $2","params":["${inName}","${common}"]},"messagecode":"___1____2"}}`,
      );
      expect(create('Passwd', 'passwd', '&createmessageformat=none')).to.equal(
        `{"createaccount":{"status":"FAIL","messagecode":"${code}"}}`,
      );
    });

    for (const [format, form, expected] of [
      [
        'raw',
        '',
        '{"createaccount":{"status":"FAIL","message":{"key":"userexists","params":[]},"messagecode":"userexists"}}',
      ],
      ['none', '', '{"createaccount":{"status":"FAIL","messagecode":"userexists"}}'],
      ['html', '', taken],
      [
        'wikitext',
        '&format=xml',
        '<?xml version="1.0"?><api><createaccount status="FAIL" message="Username entered already in use.&#10;Please choose a different name." messagecode="userexists" /></api>',
      ],
      [
        'wikitext',
        '&formatversion=2',
        '{"createaccount":{"status":"FAIL","message":"Username entered already in use.\\nPlease choose a different name.","messagecode":"userexists","canpreservestate":false}}',
      ],
    ] as const) {
      it(`says why as createmessageformat=${format}${form}`, () => {
        expect(create('Bob', 'Quite-unusual-9', `&createmessageformat=${format}`, form)).to.equal(expected);
      });
    }

    it('knows a reason and a mailed password only from somebody who is logged in; it sends no mail', () => {
      expect(create('Ann', 'Quite-unusual-9', '&reason=x&mailpassword=1')).to.equal(
        `{"warnings":{"main":{"*":"Unrecognized parameters: reason, mailpassword."}},${passed('Ann').slice(1)}`,
      );
      client.logIn('Bob', 'b');
      expect(create('Ben', 'Quite-unusual-9', '&reason=x')).to.equal(passed('Ben'));
      expect(send(`${back}&username=Cid&mailpassword=1&email=a%40b.example`).body).to.equal(
        failed('noemailcreate', 'You need to provide a valid email address.'),
      );
    });

    it('is told of by the recent changes, as an entry of the logs', () => {
      create('Ann', 'Quite-unusual-9', '&reason=ignored');
      client.logIn('Bob', 'b');
      create('Ben', 'Quite-unusual-9', '&reason=for+a+friend');
      create('Ben', 'Quite-unusual-9');
      const list =
        'action=query&list=recentchanges&rcprop=title|ids|user|userid|sizes|comment|loginfo|tags&format=json';
      expect(member(client.ask(list).json(), 'query.recentchanges')).to.deep.equal([
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

    it('wants its own token and an address to return to, and no secrets in the query string', () => {
      const missing = errorBody('missingparam', 'The \\"createtoken\\" parameter must be set.');
      expect(ask(wiki, query).body).to.equal(missing);
      expect(ask(wiki, query, { body: `${back}&createtoken=abc` }).body).to.equal(
        errorBody('badtoken', 'Invalid CSRF token.'),
      );
      expect(send('username=Ann').body).to.equal(
        errorBody(
          'missingparam',
          'At least one of the parameters \\"createcontinue\\" and \\"createreturnurl\\" is required.',
        ),
      );
      expect(send('createreturnurl=foo&createcontinue=1').header('MediaWiki-API-Error')).to.equal(
        'badurl_createreturnurl',
      );
      expect(send(back, '&password=abc&retype=x').body).to.equal(
        errorBody(
          'mustpostparams',
          'The following parameters were found in the query string, but must be in the POST body: password, retype.',
        ),
      );
      expect(send('createcontinue=1').body).to.equal(
        failed(
          'authmanager-create-not-in-progress',
          'Account creation is not in progress or session data has been lost. Please start again from the beginning.',
        ),
      );
    });
  });
}
