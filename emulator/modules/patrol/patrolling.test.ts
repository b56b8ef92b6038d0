import { expect } from 'chai';
import { createWiki, type WikiDefinition } from '../../index';
import { bothReleases, Client, errorBody, member } from '../../testing/send.test-support';

type Patrolling = NonNullable<NonNullable<WikiDefinition['site']>['patrolling']>;

/** An edit, a new page and an upload by somebody without the right `autopatrol`. */
const changes: WikiDefinition['changes'] = [
  { id: 1, page: 'Edited', user: '192.0.2.1', type: 'new' },
  { id: 2, page: 'Edited', user: '192.0.2.1' },
  { id: 3, page: 'File:Up.png', user: '192.0.2.1', log: { type: 'upload', action: 'upload' }, patrolled: false },
];

for (const release of bothReleases) {
  describe(`site.patrolling, release ${release}`, () => {
    const patroller = (patrolling: Patrolling): Client => {
      const users = [{ name: 'Admin', password: 'a', groups: ['sysop'] }];
      const pages = [{ title: 'Edited' }, { title: 'File:Up.png' }];
      const client = new Client(createWiki({ site: { patrolling }, users, pages, changes }, { release, seed: 1 }));
      client.logIn('Admin', 'a');
      return client;
    };
    const marked = (client: Client): readonly number[] =>
      [1, 2, 3].filter((rcid) => {
        const body = `rcid=${rcid}&token=${client.token('patrol')}`;
        const response = client.send('action=patrol&format=json', { body });
        const isRefused = response.header('MediaWiki-API-Error') === 'patroldisabled';
        if (isRefused) {
          expect(response.body).to.equal(errorBody('patroldisabled', 'Recent changes patrol disabled'));
        }
        return !isRefused;
      });
    const listed = (client: Client, show: string): unknown => {
      const query = `action=query&list=recentchanges&rcprop=ids&rcshow=${show}&format=json&formatversion=2`;
      const found = member(client.send(query).json(), 'query.recentchanges') as { rcid: number }[] | undefined;
      return found?.map(({ rcid }) => rcid).sort();
    };

    it('touches the page that has the title of the change, once (writing 5)', () => {
      const wiki = createWiki(
        { users: [{ name: 'Admin', password: 'a', groups: ['sysop'] }], pages: [{ title: 'Edited' }], changes },
        { release, now: '2026-11-27T12:00:00Z' },
      );
      const client = new Client(wiki);
      client.logIn('Admin', 'a');
      const touched = () => {
        wiki.clock.advance(1000);
        client.send('action=patrol&format=json', { body: `rcid=2&token=${client.token('patrol')}` });
        const query = 'action=query&prop=info&titles=Edited&format=json&formatversion=2';
        return member(client.send(query).json(), 'query.pages.0.touched');
      };
      expect([touched(), touched()]).to.deep.equal(['2026-11-27T12:00:01Z', '2026-11-27T12:00:01Z']);
    });

    it('lets new pages and uploads be patrolled where other changes cannot be', () => {
      const client = patroller({ changes: false });
      const query = 'action=query&list=recentchanges&rcprop=ids|patrolled&format=json&formatversion=2';
      const found = member(client.send(query).json(), 'query.recentchanges') as {
        rcid: number;
        unpatrolled: boolean;
      }[];
      expect(found.filter(({ unpatrolled }) => unpatrolled).map(({ rcid }) => rcid)).to.have.members([1, 3]);
      expect(listed(client, 'unpatrolled')).to.deep.equal([1]);
      expect(listed(client, '!patrolled')).to.deep.equal([1, 2, 3]);
      expect(marked(client)).to.deep.equal([1, 3]);
    });

    it('shows nobody what is patrolled where pages cannot be', () => {
      const client = patroller({ changes: false, newPages: false });
      const query = 'action=query&list=recentchanges&rcprop=patrolled&format=json';
      expect(client.send(query).body).to.equal(
        errorBody(
          'permissiondenied',
          'You need the \\"patrol\\" or \\"patrolmarks\\" right to request the patrolled flag.',
        ),
      );
      expect(marked(client)).to.deep.equal([3]);
      expect(marked(patroller({ changes: false, newPages: false, uploads: false }))).to.deep.equal([]);
    });

    it('reports missing rights as further errors', () => {
      const client = new Client(createWiki({ site: { patrolling: { changes: false } }, changes }, { release }));
      const response = client.send('action=patrol&format=json', { body: 'rcid=2&token=%2B%5C' });
      expect(response.header('MediaWiki-API-Error')).to.equal('patroldisabled, permissiondenied');
    });

    it('lets all changes be patrolled by default', () => {
      expect(marked(patroller({ uploads: false }))).to.deep.equal([1, 2, 3]);
    });
  });
}
