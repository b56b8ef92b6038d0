import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, send } from '../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`The text of action=parse, release ${release}`, () => {
    const wiki = createWiki({ pages: [{ title: 'Blank', text: '' }] }, { release, seed: 1 });
    const text = (query: string) => send(wiki, `action=parse&page=Blank&prop=text&format=json&${query}`).body;

    it('ends with a comment on the cache for the usual form of a page', () => {
      expect(text('')).to.contain('Saved in parser cache');
      expect(text('wrapoutputclass=')).to.contain('Saved in parser cache');
      for (const query of ['wrapoutputclass=o', 'section=0', 'preview=1', 'disablelimitreport=1']) {
        expect(text(query), query).not.to.contain('Saved in parser cache');
      }
    });
  });
}
