import { expect } from 'chai';
import { createWiki, type WikiDefinition } from '../index';
import { bothReleases, Client, member, send } from '../testing/send.test-support';

/** A wiki as it is set by these lines, which the responses below are those of: $wgGroupPermissions and so on. */
const definition: WikiDefinition = {
  site: {
    groups: {
      '*': { rights: { createaccount: false, edit: false } },
      user: { addsToSelf: ['trusted'] },
      bot: { rights: { apihighlimits: false } },
      sysop: { adds: ['patroller', 'bot'], removes: ['patroller'] },
      patroller: {
        rights: { patrol: true, autopatrol: true, apihighlimits: true },
        revoked: ['createpage'],
        adds: true,
        removesFromSelf: true,
      },
      trusted: { rights: { rollback: true } },
      jailed: { revoked: ['edit'] },
    },
    autopromotion: { autoconfirmed: { age: 345_600, edits: 10 }, trusted: { age: 60, edits: 5 } },
  },
  pages: [{ title: 'Alpha' }],
  users: [
    { name: 'Bob', password: 'b' },
    { name: 'Pat', password: 'p', groups: ['patroller'] },
    { name: 'Keen', password: 'k', editCount: 10 },
    { name: 'Old', password: 'o', registered: '2026-01-01T00:00:00Z', editCount: 9 },
  ],
};
const everyGroup = ['bot', 'sysop', 'interface-admin', 'bureaucrat', 'suppress', 'patroller', 'trusted', 'jailed'];

for (const release of bothReleases) {
  describe(`a wiki with groups of its own, release ${release}`, () => {
    const wiki = createWiki(definition, { release, seed: 1, now: '2026-01-31T12:00:00Z' });
    beforeEach(() => {
      wiki.reset();
    });
    const loggedIn = (name: string, password: string): Client => {
      const client = new Client(wiki);
      client.logIn(name, password);
      return client;
    };
    const about = (client: Client, property: string) => {
      const query = `action=query&meta=userinfo&uiprop=${property}&format=json&formatversion=2`;
      return member(client.send(query).json(), `query.userinfo.${property}`);
    };

    it('shows the groups and rights of a user, without revoked rights', () => {
      const pat = loggedIn('Pat', 'p');
      expect(about(pat, 'groups')).to.deep.equal(['patroller', '*', 'user']);
      const rights = about(pat, 'rights') as string[];
      expect(rights.slice(0, 5)).to.deep.equal(['patrol', 'autopatrol', 'apihighlimits', 'read', 'createtalk']);
      expect(rights).to.not.include('createpage');
      expect(about(new Client(wiki), 'rights')).to.not.include('edit');
    });

    it('shows which groups a user may change', () => {
      expect(about(loggedIn('Pat', 'p'), 'changeablegroups')).to.deep.equal({
        add: everyGroup,
        remove: [],
        'add-self': ['trusted'],
        'remove-self': everyGroup,
      });
    });

    it('promotes accounts with enough edits once they are old enough', () => {
      expect(about(loggedIn('Old', 'o'), 'implicitgroups')).to.deep.equal(['*', 'user', 'trusted']);
      expect(about(loggedIn('Keen', 'k'), 'implicitgroups')).to.deep.equal(['*', 'user']);
      wiki.clock.advance('4 days');
      expect(about(loggedIn('Keen', 'k'), 'implicitgroups')).to.deep.equal(['*', 'user', 'autoconfirmed', 'trusted']);
    });

    it('names the groups of a user in HTML pages', () => {
      const groups = (name: string, password: string) =>
        /"wgUserGroups":(\[[^\]]*\])/.exec(loggedIn(name, password).send('action=query').body)?.[1];
      expect(groups('Bob', 'b')).to.equal('["*","user"]');
      expect(groups('Old', 'o')).to.equal('["*","user","trusted"]');
    });

    it('lists the groups with what their members may change', () => {
      const response = send(wiki, 'action=query&meta=siteinfo&siprop=usergroups&format=json&formatversion=2');
      const groups = member(response.json(), 'query.usergroups') as { name: string }[];
      expect(groups.map(({ name }) => name)).to.deep.equal([
        ...['*', 'user', 'autoconfirmed', 'bot', 'sysop', 'interface-admin', 'bureaucrat', 'suppress'],
        ...['patroller', 'trusted'],
      ]);
      expect(groups.at(-2)).to.deep.equal({
        name: 'patroller',
        rights: ['patrol', 'autopatrol', 'apihighlimits'],
        add: everyGroup,
        'remove-self': everyGroup,
      });
    });

    it('limits results and values by the right apihighlimits', () => {
      const titles = Array.from({ length: 60 }, (_, number) => `P${number}`).join('|');
      const query = `action=query&titles=${titles}&format=json`;
      expect(loggedIn('Pat', 'p').send(query).header('MediaWiki-API-Error')).to.equal(undefined);
      expect(loggedIn('Bob', 'b').send(query).header('MediaWiki-API-Error')).to.equal('toomanyvalues');
    });

    it('names the groups that have a missing right', () => {
      const client = new Client(wiki);
      const body = `createreturnurl=http://x.example/&username=New&createtoken=${client.token('createaccount')}`;
      expect(client.send('action=createaccount&format=json', { body }).body).to.equal(
        '{"createaccount":{"status":"FAIL","message":"The action you have requested is limited to users in the group: [[TestWiki:Administrators|Administrators]].","messagecode":"permissiondenied"}}',
      );
      const actions = 'intestactions=edit|create|patrol&intestactionsdetail=full';
      const query = `action=query&titles=Nope&prop=info&${actions}&format=json&formatversion=2&errorformat=plaintext`;
      expect(member(client.send(query).json(), 'query.pages.0.actions')).to.deep.equal({
        edit: [
          {
            code: 'permissiondenied',
            text: 'The action you have requested is limited to users in the group: [[TestWiki:Users|Users]].',
          },
        ],
        create: [],
        patrol: [
          {
            code: 'permissiondenied',
            text: 'The action you have requested is limited to users in one of the groups: [[TestWiki:Administrators|Administrators]], patroller.',
          },
        ],
      });
      const cantCreate = [{ code: 'cantcreate', text: 'You do not have permission to create new pages.' }];
      expect(member(loggedIn('Pat', 'p').send(query).json(), 'query.pages.0.actions')).to.deep.equal({
        edit: cantCreate,
        create: cantCreate,
        patrol: [],
      });
    });
  });
}
