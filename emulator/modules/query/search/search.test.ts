import { expect } from 'chai';

import { createWiki, type Wiki } from '../../../index';
import { bothReleases, send } from '../../../testing/send.test-support';

interface Answer {
  readonly query: { readonly search: readonly { readonly title: string; readonly snippet?: string }[] };
  readonly continue?: { readonly sroffset: number };
}

function ask(wiki: Wiki, query: string): Answer {
  return send(wiki, `action=query&list=search&format=json&formatversion=2&${query}`).json() as Answer;
}

const titles = (wiki: Wiki, query: string) => ask(wiki, query).query.search.map(({ title }) => title);

for (const release of bothReleases) {
  describe(`list=search, ${release}`, () => {
    const pages = [
      { title: 'Cat', text: 'A small [[animal]]s that purrs.' },
      { title: 'Dog', text: 'A big animal.\nIt barks at a cat.\nThe cat runs.\nThe cat hides.' },
      { title: 'Talk:Cat', text: 'Is this cat black?' },
      { title: 'Cat door', text: "Tom's door, <b>see</b> https://doors.example/cat" },
    ];
    const wiki = () => createWiki({ pages }, { release });

    it('finds words of titles, or of texts', () => {
      expect(titles(wiki(), 'srsearch=cat')).to.deep.equal(['Cat', 'Cat door']);
      expect(titles(wiki(), 'srsearch=cat&srwhat=text')).to.deep.equal(['Dog']);
      expect(titles(wiki(), 'srsearch=animals&srwhat=text')).to.deep.equal(['Cat']);
      expect(titles(wiki(), 'srsearch=tom&srwhat=text')).to.deep.equal(['Cat door']);
      expect(titles(wiki(), 'srsearch=big%20cat&srwhat=text')).to.deep.equal(['Dog']);
      expect(titles(wiki(), 'srsearch=%22big%20cat%22&srwhat=text')).to.deep.equal([]);
      expect(titles(wiki(), 'srsearch=%22big%20ani*%22&srwhat=text')).to.deep.equal(['Dog']);
      expect(titles(wiki(), 'srsearch=talk:cat')).to.deep.equal(['Talk:Cat']);
    });

    it('shows the first two lines with a word', () => {
      const [found] = ask(wiki(), 'srsearch=cat&srwhat=text').query.search;
      const mark = { '1.39': "<span class='searchmatch'>cat</span>", '1.43': '<span class="searchmatch">cat</span>' }[
        release
      ];
      expect(found?.snippet).to.equal(`It barks at a ${mark}.\nThe ${mark} runs.\n`);
    });

    it('finds each page once, whatever the limit', () => {
      const many = createWiki({ pages: Array.from({ length: 9 }, (_, index) => ({ title: `Cat ${index}` })) });
      for (const limit of [1, 2, 3, 4, 5, 6, 7]) {
        const found: string[] = [];
        for (let offset: number | undefined = 0; offset !== undefined;) {
          const answer = ask(many, `srsearch=ca*&srlimit=${limit}&sroffset=${offset}`);
          found.push(...answer.query.search.map(({ title }) => title));
          offset = answer.continue?.sroffset;
        }
        expect(found).to.deep.equal(titles(many, 'srsearch=cat'));
      }
    });

    it('follows edits and deletions', () => {
      const changed = wiki();
      expect(titles(changed, 'srsearch=fish&srwhat=text')).to.deep.equal([]);
      changed.editPage('Dog', { text: 'A fish.' });
      expect(titles(changed, 'srsearch=fish&srwhat=text')).to.deep.equal(['Dog']);
      expect(titles(changed, 'srsearch=bark*&srwhat=text')).to.deep.equal([]);
      changed.deletePage('Dog');
      expect(titles(changed, 'srsearch=fish&srwhat=text')).to.deep.equal([]);
      changed.reset();
      expect(titles(changed, 'srsearch=bark*&srwhat=text')).to.deep.equal(['Dog']);
    });

    it('gives pages and their places to other modules', () => {
      const query = 'action=query&generator=search&gsrsearch=cat&prop=info&format=json&formatversion=2';
      const { pages: found } = (send(wiki(), query).json() as { query: { pages: object[] } }).query;
      expect(found[0]).to.include({ title: 'Cat', index: 1 });
      expect(found[1]).to.include({ title: 'Cat door', index: 2 });
    });
  });
}
