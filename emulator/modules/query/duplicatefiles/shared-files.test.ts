import { expect } from 'chai';

import { createWiki } from '../../..';
import { bothReleases, member, send } from '../../../testing/send.test-support';

/** What real wikis of both releases responded about a file of another wiki, through a ForeignAPIRepo. */
for (const release of bothReleases) {
  describe(`prop=duplicatefiles of shared files, release ${release}`, () => {
    const file = { timestamp: '2026-01-03T12:00:00Z', user: 'Admin', sha1: 'c932874d4fbdfc7913c1807f8106f97de1b161cc' };
    const wiki = createWiki({
      site: {
        release,
        repositories: [{ name: 'shared', server: 'http://127.0.0.1:9611', files: [{ title: 'File:Used.png', file }] }],
      },
    });
    const ask = (query: string) =>
      member(
        send(wiki, `action=query&format=json&formatversion=2&titles=File:Used.png&prop=duplicatefiles&${query}`).json(),
        'query.pages.0.duplicatefiles',
      );

    it('lists the file itself', () => {
      const { timestamp } = file;
      expect(ask('')).to.deep.equal([{ name: 'Used.png', timestamp, shared: true, user: 'shared>Admin' }]);
    });

    it('lists none with dflocalonly', () => {
      expect(ask('dflocalonly=1')).to.equal(undefined);
    });
  });
}
