import { expect } from 'chai';
import { createWiki } from '../../../index';
import { Client, ask, bothReleases } from '../../../testing/ask.test-support';
import { acceptedLanguages } from './members';
import { releases } from '../../../releases/releases';

const users = [
  { id: 3, name: 'Bob', password: 'b' },
  { id: 9, name: 'Sue', password: 's', groups: ['sysop'] },
  { id: 1, name: 'Admin', password: 'a', groups: ['sysop', 'interface-admin', 'bureaucrat'] },
];

const query = 'action=query&meta=userinfo&format=json';
const response = (info: string): string => `{"batchcomplete":"","query":{"userinfo":{${info}}}}`;

for (const release of bothReleases) {
  const isNew = releases[release].since('1.43');

  describe(`meta=userinfo, release ${release} (reading 6)`, () => {
    const wiki = createWiki({ users }, { release, seed: 1 });
    const loggedIn = (name: string): Client => {
      const client = new Client(wiki);
      client.logIn(name, name.charAt(0).toLowerCase());
      return client;
    };
    const [bob, sue, admin] = [loggedIn('Bob'), loggedIn('Sue'), loggedIn('Admin')];

    it('says who asks: an address, or an account', () => {
      expect(ask(wiki, query).body).to.equal(response('"id":0,"name":"127.0.0.1","anon":""'));
      expect(ask(wiki, `${query}&formatversion=2`).body).to.equal(
        '{"batchcomplete":true,"query":{"userinfo":{"id":0,"name":"127.0.0.1","anon":true}}}',
      );
      expect(bob.ask(query).body).to.equal(response('"id":3,"name":"Bob"'));
      expect(bob.ask(`${query}&origin=*`).body).to.equal(response('"id":0,"name":"127.0.0.1","anon":""'));
    });

    it('says its properties in its own order', () => {
      const several = `${query}&uiprop=centralids|unreadcount|email|realname|editcount|changeablegroups|implicitgroups|groupmemberships|groups|hasmsg|latestcontrib|blockinfo`;
      expect(bob.ask(several).body).to.equal(
        response(
          '"id":3,"name":"Bob","groups":["*","user","autoconfirmed"],"groupmemberships":[],"implicitgroups":["*","user","autoconfirmed"],"changeablegroups":{"add":[],"remove":[],"add-self":[],"remove-self":[]},"editcount":0,"realname":"","email":"","unreadcount":0,"centralids":{"local":3},"attachedlocal":{"local":""}',
        ),
      );
      expect(admin.ask(several).body).to.equal(
        response(
          '"id":1,"name":"Admin","groups":["bureaucrat","interface-admin","sysop","*","user","autoconfirmed"],"groupmemberships":[{"group":"bureaucrat","expiry":"infinity"},{"group":"interface-admin","expiry":"infinity"},{"group":"sysop","expiry":"infinity"}],"implicitgroups":["*","user","autoconfirmed"],"changeablegroups":{"add":["bot","sysop","interface-admin","bureaucrat","suppress"],"remove":["bot","sysop","interface-admin","bureaucrat","suppress"],"add-self":[],"remove-self":[]},"editcount":0,"realname":"","email":"","unreadcount":0,"centralids":{"local":1},"attachedlocal":{"local":""}',
        ),
      );
    });

    it('limits rates, but not for administrators', () => {
      const [mail, tags] = isNew ? ['sendemail', 'changetags'] : ['emailuser', 'changetag'];
      expect(ask(wiki, `${query}&uiprop=ratelimits`).body).to.equal(
        response(
          `"id":0,"name":"127.0.0.1","anon":"","ratelimits":{"edit":{"ip":{"hits":8,"seconds":60}},"upload":{"ip":{"hits":8,"seconds":60}},"mailpassword":{"ip":{"hits":5,"seconds":3600}},"${mail}":{"ip":{"hits":5,"seconds":86400}},"purge":{"ip":{"hits":30,"seconds":60}},"linkpurge":{"ip":{"hits":30,"seconds":60}},"renderfile":{"ip":{"hits":700,"seconds":30}},"renderfile-nonstandard":{"ip":{"hits":70,"seconds":30}},"stashedit":{"ip":{"hits":30,"seconds":60}},"stashbasehtml":{"ip":{"hits":5,"seconds":60}},"${tags}":{"ip":{"hits":8,"seconds":60}}}`,
        ),
      );
      const ofUsers = `{"edit":{"user":{"hits":90,"seconds":60}},"move":{"user":{"hits":8,"seconds":60}},"rollback":{"user":{"hits":10,"seconds":60}},"${mail}":{"user":{"hits":20,"seconds":86400}},"changeemail":{"user":{"hits":4,"seconds":86400}},"confirmemail":{"user":{"hits":4,"seconds":86400}},"purge":{"user":{"hits":30,"seconds":60}},"linkpurge":{"user":{"hits":30,"seconds":60}},"renderfile":{"user":{"hits":700,"seconds":30}},"renderfile-nonstandard":{"user":{"hits":70,"seconds":30}},"editcontentmodel":{"user":{"hits":8,"seconds":60}}}`;
      expect(bob.ask(`${query}&uiprop=ratelimits`).body).to.equal(
        response(`"id":3,"name":"Bob","ratelimits":${ofUsers}`),
      );
      expect(sue.ask(`${query}&uiprop=ratelimits|theoreticalratelimits`).body).to.equal(
        response(`"id":9,"name":"Sue","ratelimits":{},"theoreticalratelimits":${ofUsers}`),
      );
    });

    it('prints as XML', () => {
      expect(
        sue.ask(`${query}&format=xml&uiprop=groups|groupmemberships|changeablegroups|ratelimits|centralids|editcount`)
          .body,
      ).to.equal(
        '<?xml version="1.0"?><api batchcomplete=""><query><userinfo id="9" name="Sue" editcount="0"><groups><g>sysop</g><g>*</g><g>user</g><g>autoconfirmed</g></groups><groupmemberships><groupmembership group="sysop" expiry="infinity" /></groupmemberships><changeablegroups><add /><remove /><add-self /><remove-self /></changeablegroups><ratelimits /><centralids local="9" /><attachedlocal local="" /></userinfo></query></api>',
      );
    });

    it('says in which wikis the account is known', () => {
      const about = `${query}&uiprop=centralids&uiattachedwiki`;
      expect(ask(wiki, `${about}=0`).body).to.contain('"attachedlocal":{}}');
      expect(ask(wiki, `${about}=wiki`).body).to.equal(
        response('"id":0,"name":"127.0.0.1","anon":"","centralids":{"local":0},"attachedlocal":{},"attachedwiki":{}'),
      );
      expect(bob.ask(`${about}=wiki`).body).to.equal(
        response(
          '"id":3,"name":"Bob","centralids":{"local":3},"attachedlocal":{"local":""},"attachedwiki":{"local":""}',
        ),
      );
      expect(bob.ask(`${about}=nowiki&formatversion=2`).body).to.equal(
        '{"batchcomplete":true,"query":{"userinfo":{"id":3,"name":"Bob","centralids":{"local":3},"attachedlocal":{"local":true},"attachedwiki":{"local":false}}}}',
      );
    });

    it('says which languages the client wants', () => {
      const headers = { 'accept-language': 'de-DE,en;q=0.5' };
      expect(ask(wiki, `${query}&uiprop=acceptlang`, { headers }).body).to.equal(
        response('"id":0,"name":"127.0.0.1","anon":"","acceptlang":[{"q":1,"*":"de-de"},{"q":0.5,"*":"en"}]'),
      );
      expect(ask(wiki, `${query}&uiprop=acceptlang&format=xml`, { headers }).body).to.equal(
        '<?xml version="1.0"?><api batchcomplete=""><query><userinfo id="0" name="127.0.0.1" anon=""><acceptlang><lang q="1" xml:space="preserve">de-de</lang><lang q="0.5" xml:space="preserve">en</lang></acceptlang></userinfo></query></api>',
      );
      // To PHP, the whole number is a fraction as well.
      expect(ask(wiki, `${query}&uiprop=acceptlang&format=php`, { headers }).body).to.contain('s:1:"q";d:1;s:1:"*";');
      expect(ask(wiki, `${query}&uiprop=acceptlang`).body).to.contain('"acceptlang":[]');
    });

    it('says whether an account may be made, which 1.39 does not know', () => {
      expect(bob.ask(`${query}&uiprop=cancreateaccount`).body).to.equal(
        isNew
          ? response('"id":3,"name":"Bob","cancreateaccount":""')
          : '{"batchcomplete":"","warnings":{"userinfo":{"*":"Unrecognized value for parameter \\"uiprop\\": cancreateaccount"}},"query":{"userinfo":{"id":3,"name":"Bob"}}}',
      );
    });

    it('says preferences', () => {
      const { body } = ask(wiki, `${query}&uiprop=options&formatversion=2`);
      expect(body).to.contain(
        isNew
          ? '"options":{"minerva-theme":"day","vector-limited-width":1,'
          : '"options":{"ccmeonemails":0,"date":"default",',
      );
      expect(body).to.contain('"rclimit":50,');
      expect(body).to.contain('"search-match-redirect":true,"search-special-page":"Search",');
      expect(body).to.match(/"searchNs14":0,"searchNs15":0\}\}\}\}$/);
    });
  });
}

describe('the languages that a client accepts', () => {
  for (const [header, expected] of [
    ['', ''],
    ['*', '*=1'],
    ['EN-us', 'en-us=1'],
    ['en;q=0.3,de;q=0.9,fr', 'fr=1 de=0.9 en=0.3'],
    ['en;q=0.5,de;q=0.5', 'en=0.5 de=0.5'],
    ['de ; q = 0.5', 'de=0.5'],
    ['de;q=0', ''],
    ['de;q=0.', ''],
    ['de;q=abc', 'de=1 abc=1'],
    ['de;q=.', 'de=1'],
    ['de;q=0.1234', 'de=0.123'],
    ['de;q=1.5', 'de=1'],
    ['de,de;q=0.3', 'de=0.3'],
    ['de_DE;q=0.2,en', 'en=1 de=0.2'],
    ['de;q=0.5;level=1', 'level=1 de=0.5'],
    ['es-419', 'es=1'],
    ['abcdefghij', 'abcdefgh=1 ij=1'],
    ['*-de', '*=1 de=1'],
    ['1', ''],
  ] as const) {
    it(`are, of "${header}", "${expected}"`, () => {
      const found = acceptedLanguages(header).map(({ code, weight }) => `${code}=${weight}`);
      expect(found.join(' ')).to.equal(expected);
    });
  }
});
