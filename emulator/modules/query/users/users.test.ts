import { expect } from 'chai';
import { createWiki } from '../../../index';
import { bothReleases, send } from '../../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`list=users, release ${release}`, () => {
    it('marks every list of groups and rights as one in format=rawfm, as both real wikis do', () => {
      const wiki = createWiki({ users: [{ name: 'Bob' }] }, { release });
      const properties = 'usprop=groups|groupmemberships|implicitgroups|rights';
      const { body } = send(wiki, `action=query&list=users&ususers=Bob&${properties}&format=rawfm`);
      const types = Array.from(body.matchAll(/"_type": "(\w+)"/g), ([, type]) => type);
      expect(types).to.deep.equal(['array', 'array', 'array', 'array', 'assoc']);
    });
  });
}
