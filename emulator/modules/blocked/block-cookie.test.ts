import { expect } from 'chai';

import { createWiki, releaseNames, type ReleaseName } from '../../index';
import { Client } from '../../testing/send.test-support';

/** What clients see of a block is recorded in the sequence blocked-changes; here, where the cookie is among the headers. */
describe('the cookie of a block', () => {
  const bob = { name: 'Bob', password: 'a long passphrase' };

  function headersOf(release: ReleaseName, query: string): string[] {
    const blocks = [{ target: 'Bob', by: 'Admin', autoblock: true }];
    const wiki = createWiki({ users: [{ name: 'Admin' }, bob], blocks }, { release });
    const client = new Client(wiki);
    client.logIn(bob.name, bob.password);
    client.cookies.delete('wikiBlockID');
    return client.send(query).headers.map((line) => line.slice(0, line.indexOf(':')));
  }

  for (const release of releaseNames) {
    it(`precedes the headers for caches (${release})`, () => {
      expect(headersOf(release, 'action=query&meta=siteinfo&format=json').slice(-3)).to.deep.equal([
        ...['Set-Cookie', 'Vary', 'Cache-Control'],
      ]);
      expect(headersOf(release, 'action=nope&format=json').slice(-3)).to.deep.equal([
        ...['Content-Disposition', 'Set-Cookie', 'Cache-Control'],
      ]);
    });

    it(`follows the headers that say that a page is old (${release})`, () => {
      expect(headersOf(release, 'action=query&meta=userinfo').slice(-3)).to.deep.equal([
        ...['Expires', 'Set-Cookie', 'Cache-Control'],
      ]);
    });
  }
});
