import { expect } from 'chai';
import { createWiki } from '../../../index';
import { ask, bothReleases, member } from '../../../testing/ask.test-support';
import { wikiWithUploads } from '../imageinfo/imageinfo.test-support';

for (const release of bothReleases) {
  describe(`prop=revisions, ${release}`, () => {
    const wiki = wikiWithUploads(release);
    const query = (text: string) => ask(wiki, `action=query&format=json&${text}`).body;

    it('finds revisions by tag', () => {
      const body = query('prop=revisions&titles=Redir|Alpha&rvtag=mw-new-redirect&rvprop=ids');
      expect(body)
        .to.contain('"title":"Alpha"}')
        .and.to.contain('"title":"Redir","revisions":[{"revid":10,"parentid":0}]}');
    });

    it('prints content without slots before the comment', () => {
      const response = ask(
        wiki,
        'action=query&format=json&formatversion=2&prop=revisions&titles=Redir&rvprop=content|comment|tags|size',
      );
      expect(Object.keys(member(response.json(), 'query.pages.0.revisions.0') as object)).to.deep.equal([
        ...['size', 'contentformat', 'contentmodel', 'content', 'comment', 'tags'],
      ]);
    });

    it('returns the content of at most fifty pages', () => {
      const pages = Array.from({ length: 60 }, (_, index) => ({ title: `Page ${index + 1}`, text: 'Text' }));
      const texts = ask(
        createWiki({ pages }, { release }),
        'action=query&generator=allpages&gaplimit=max&prop=revisions&rvprop=content&rvslots=main&format=json',
      ).body;
      expect(texts.match(/"\*":"Text"/g)).to.have.length(50);
      expect(texts).to.match(/"continue":\{"rvcontinue":"\d+\|\d+","continue":"\|\|"\}/);
    });
  });
}
