import { expect } from 'chai';

import { bothReleases, fixtureWiki, send } from '../../../testing/send.test-support';
import { createWiki } from '../../../create-wiki';

for (const release of bothReleases) {
  describe(`list=allimages, ${release}`, () => {
    const miser = createWiki({ site: { miserMode: true } }, { release });

    for (const query of ['list=allimages&aimime=', 'generator=allimages&gaimime=image/png&gaisort=timestamp']) {
      it(`rejects types of files in miser mode (writing 11.5): ${query}`, () => {
        const { body } = send(miser, `action=query&format=json&formatversion=2&${query}`);
        expect(body).to.contain('"code":"mimesearchdisabled","info":"MIME search is disabled in Miser Mode."');
      });
    }

    it('gives rows the type of an object (writing 11.5)', () => {
      const { body } = send(fixtureWiki(release), 'action=query&format=rawfm&list=allimages&aiprop=&ailimit=1');
      expect(body).to.match(/File:Picture\.png",\s*"_type": "assoc"/);
    });

    it('finds files by type otherwise', () => {
      const { body } = send(fixtureWiki(release), 'action=query&format=json&list=allimages&aimime=image/png&ailimit=1');
      expect(body).to.contain('"name":"Picture.png"');
    });
  });
}
