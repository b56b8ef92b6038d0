import { expect } from 'chai';
import { createWiki } from '../../../index';
import { send, bothReleases, member } from '../../../testing/send.test-support';
import { wikiWithUploads } from '../imageinfo/imageinfo.test-support';

for (const release of bothReleases) {
  describe(`prop=revisions, ${release}`, () => {
    const wiki = wikiWithUploads(release);
    const query = (text: string) => send(wiki, `action=query&format=json&${text}`).body;

    it('finds revisions by tag', () => {
      const body = query('prop=revisions&titles=Redir|Alpha&rvtag=mw-new-redirect&rvprop=ids');
      expect(body)
        .to.contain('"title":"Alpha"}')
        .and.to.contain('"title":"Redir","revisions":[{"revid":10,"parentid":0}]}');
    });

    it('prints content without slots before the comment', () => {
      const response = send(
        wiki,
        'action=query&format=json&formatversion=2&prop=revisions&titles=Redir&rvprop=content|comment|tags|size',
      );
      expect(Object.keys(member(response.json(), 'query.pages.0.revisions.0') as object)).to.deep.equal([
        ...['size', 'contentformat', 'contentmodel', 'content', 'comment', 'tags'],
      ]);
    });

    it('lists revisions of redirects that a generator names, without their pages (reading 5.3)', () => {
      const change = { user: 'Bob', timestamp: '2026-11-21T00:13:27Z' };
      const redirected = createWiki(
        {
          pages: [
            { id: 5, title: 'Target', revision: 15 },
            { id: 6, title: 'Way', text: '#REDIRECT [[Target]]', revision: 16 },
          ],
          changes: [{ type: 'new', page: 'Way', revision: 16, ...change }],
        },
        { release },
      );
      const generator = 'generator=recentchanges&grcgeneraterevisions&redirects';
      const response = send(
        redirected,
        `action=query&format=json&formatversion=2&${generator}&prop=revisions&rvprop=ids`,
      );
      expect(member(response.json(), 'query.pages')).to.deep.equal([
        { pageid: 5, ns: 0, title: 'Target' },
        { revisions: [{ revid: 16, parentid: 0 }] },
      ]);
    });

    it('returns the content of at most fifty pages', () => {
      const pages = Array.from({ length: 60 }, (_, index) => ({ title: `Page ${index + 1}`, text: 'Text' }));
      const texts = send(
        createWiki({ pages }, { release }),
        'action=query&generator=allpages&gaplimit=max&prop=revisions&rvprop=content&rvslots=main&format=json',
      ).body;
      expect(texts.match(/"\*":"Text"/g)).to.have.length(50);
      expect(texts).to.match(/"continue":\{"rvcontinue":"\d+\|\d+","continue":"\|\|"\}/);
    });
  });
}
