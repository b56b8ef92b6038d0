import { expect } from 'chai';

import { createWiki, type Wiki } from '../../../index';
import { bothReleases, member, send } from '../../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`list=exturlusage, ${release}`, () => {
    const create = (): Wiki =>
      createWiki(
        {
          pages: [
            { title: 'A', text: 'https://b.example/ https://a.example/x //no.example/ mailto:me@a.example' },
            { title: 'Talk:A', text: 'https://a.example/y [https://a.example/x again]' },
            { title: 'B', text: 'https://sub.a.example/' },
          ],
        },
        { release },
      );

    /** The links that are found with all continuations: `A https://b.example/`. */
    function walk(wiki: Wiki, query: string, limit: number): string[] {
      const found: string[] = [];
      for (let next = ''; ;) {
        const url = `action=query&list=exturlusage&format=json&formatversion=2&eulimit=${limit}${query}${next}`;
        const response = send(wiki, url).json();
        const rows = member(member(response, 'query'), 'exturlusage') as { title: string; url: string }[];
        expect(rows.length).to.be.at.most(limit);
        found.push(...rows.map((row) => `${row.title} ${row.url}`));
        const place = member(response, 'continue') as Record<string, string> | undefined;
        if (!place) return found;
        next = `&${new URLSearchParams(place).toString()}`;
      }
    }

    it('finds the links to a domain with thousands of them, and to another one among them', () => {
      const addresses = Array.from(
        { length: 2500 },
        (_, index) => `https://many.example/${index} https://few.example/${index % 3}`,
      );
      const pages = addresses.map((text, index) => ({ title: `P${index}`, text }));
      const wiki = createWiki({ pages }, { release });
      expect(walk(wiki, '&euquery=many.example&euprotocol=https', 500)).to.have.members(
        pages.map(({ title }, index) => `${title} https://many.example/${index}`),
      );
      expect(walk(wiki, '&euquery=few.example/2&euprotocol=https', 500)).to.have.length(833);
    });

    it('finds all links, those to a domain, and those of a namespace', () => {
      const wiki = create();
      expect(walk(wiki, '', 500)).to.have.length(6);
      expect(walk(wiki, '&euquery=*.a.example&euprotocol=https', 500)).to.have.members([
        ...['A https://a.example/x', 'Talk:A https://a.example/x', 'Talk:A https://a.example/y'],
        'B https://sub.a.example/',
      ]);
      expect(walk(wiki, '&euquery=a.example/x&euprotocol=https&eunamespace=1', 500)).to.deep.equal([
        'Talk:A https://a.example/x',
      ]);
    });

    for (const query of ['', '&euprotocol=https', '&euquery=*.a.example&euprotocol=https', '&eunamespace=0']) {
      it(`is found with all continuations: ${query}`, () => {
        const all = walk(create(), query, 500);
        expect(all.length).to.be.at.least(2);
        for (let limit = 1; limit <= 7; limit++) expect(walk(create(), query, limit)).to.deep.equal(all);
      });
    }

    it('follows edits, and is as before after a reset', () => {
      const wiki = create();
      const before = walk(wiki, '', 500);
      wiki.editPage('A', { text: 'https://c.example/' });
      wiki.deletePage('B');
      expect(walk(wiki, '', 500).filter((link) => !link.startsWith('Talk:'))).to.deep.equal(['A https://c.example/']);
      wiki.reset();
      expect(walk(wiki, '', 500)).to.deep.equal(before);
    });
  });
}
