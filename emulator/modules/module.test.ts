import { expect } from 'chai';
import { createWiki } from '../index';
import { bothReleases, Client, fixture } from '../testing/send.test-support';

/** Whether the response to members of these groups is private on real wikis of both releases. */
const requested: readonly (readonly [query: string, toSysops: boolean, toSuppressors: boolean, toOthers: boolean])[] = [
  ['prop=revisions', true, true, false],
  ['titles=Alpha&prop=revisions&rvprop=ids', true, true, false],
  ['generator=revisions&titles=Alpha', true, true, false],
  ['prop=imageinfo', true, true, false],
  ['list=recentchanges', true, true, false],
  // An earlier response finished it.
  ['titles=Alpha&prop=revisions&continue=||revisions', false, false, false],
  ['prop=images', false, false, false],
  ['list=allpages', false, false, false],
  ['titles=Alpha', false, false, false],
];

for (const release of bothReleases) {
  describe(`Modules that may hide something from some users, ${release}`, () => {
    const password = 'Correct-Horse-9';
    const users = [['sysop'], ['suppress'], []].map((groups, index) => {
      return { id: index + 1, name: `User ${index}`, password, groups };
    });
    const wiki = createWiki({ ...fixture, users }, { release });
    const clients = users.map(({ name }) => {
      const client = new Client(wiki);
      client.logIn(name, password);
      return client;
    });

    for (const [query, ...privately] of requested) {
      it(`respond privately to users who see everything: ${query}`, () => {
        const headers = clients.map((client) => client.send(`action=query&format=json&${query}`).header('Vary'));
        expect(headers.map((vary) => vary === undefined)).to.deep.equal(privately);
      });
    }
  });
}
