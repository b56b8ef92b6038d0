import { expect } from 'chai';

import { createWiki, type Wiki } from '../../../index';
import { bothReleases, send } from '../../../testing/send.test-support';

interface Answer {
  readonly query: { readonly random: readonly { readonly id: number; readonly title: string }[] };
  readonly continue?: { readonly rncontinue: string };
}

function ask(wiki: Wiki, query: string): Answer {
  return send(wiki, `action=query&list=random&format=json&formatversion=2&${query}`).json() as Answer;
}

for (const release of bothReleases) {
  describe(`list=random, ${release}`, () => {
    const pages = [
      ...Array.from({ length: 12 }, (_, index) => ({ title: `Page ${index}` })),
      ...[{ title: 'Talk:A' }, { title: 'Way', redirect: 'Page 1' }],
    ];
    const open = (seed: number) => createWiki({ pages }, { release, seed });

    it('lists the same pages with the same seed', () => {
      const firstOf = (seed: number) => ask(open(seed), 'rnlimit=3').query.random.map(({ id }) => id);
      expect(firstOf(1)).to.deep.equal(firstOf(1));
      expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => firstOf(seed).join())).size).to.be.above(1);
    });

    it('lists each page once, whatever the limit', () => {
      const wiki = open(1);
      for (const limit of [1, 2, 3, 4, 5, 6, 7]) {
        const found: string[] = [];
        for (let from: string | undefined = ''; from !== undefined;) {
          const place = from === '' ? '' : `&rncontinue=${encodeURIComponent(from)}`;
          const answer = ask(wiki, `rnlimit=${limit}&rnnamespace=0${place}`);
          found.push(...answer.query.random.map(({ title }) => title));
          from = answer.continue?.rncontinue;
        }
        expect([...found].sort()).to.deep.equal(
          pages
            .slice(0, 12)
            .map(({ title }) => title)
            .sort(),
        );
      }
    });

    it('selects redirects, or both kinds', () => {
      const wiki = open(1);
      expect(ask(wiki, 'rnlimit=max&rnfilterredir=redirects').query.random).to.have.length(1);
      expect(ask(wiki, 'rnlimit=max&rnfilterredir=all').query.random).to.have.length(14);
    });

    it('follows changes', () => {
      const wiki = open(1);
      expect(ask(wiki, 'rnlimit=max').query.random).to.have.length(13);
      wiki.deletePage('Page 3');
      expect(ask(wiki, 'rnlimit=max').query.random).to.have.length(12);
      wiki.reset();
      expect(ask(wiki, 'rnlimit=max').query.random).to.have.length(13);
    });
  });
}
