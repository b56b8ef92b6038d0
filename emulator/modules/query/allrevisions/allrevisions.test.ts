import { expect } from 'chai';

import { createWiki, type Wiki, type WikiDefinition } from '../../../index';
import { bothReleases, send } from '../../../testing/send.test-support';

interface Response {
  readonly query: {
    readonly allrevisions: readonly {
      readonly title: string;
      readonly revisions: readonly { readonly revid: number }[];
    }[];
  };
  readonly continue?: { readonly arvcontinue: string };
}

/** The ids of revisions, in as many responses as it takes. */
function walk(wiki: Wiki, query: string): number[] {
  const ids: number[] = [];
  for (let from: string | undefined = ''; from !== undefined;) {
    const further = from === '' ? '' : `&arvcontinue=${encodeURIComponent(from)}`;
    const target = `action=query&list=allrevisions&arvprop=ids&format=json&formatversion=2&${query}${further}`;
    const response = send(wiki, target).json() as Response;
    ids.push(...response.query.allrevisions.flatMap(({ revisions }) => revisions.map(({ revid }) => revid)));
    from = response.continue?.arvcontinue;
  }
  return ids;
}

const at = (second: number): string => `2026-01-31T12:00:0${second}Z`;

const definition: WikiDefinition = {
  pages: [
    {
      title: 'Cat',
      revisions: [
        { id: 1, text: 'a', user: 'Ann', timestamp: at(1) },
        { id: 3, text: 'b', user: 'Bob', timestamp: at(3) },
        { id: 4, text: 'c', user: 'Ann', timestamp: at(3) },
      ],
    },
    { title: 'Talk:Cat', revisions: [{ id: 2, text: 'd', user: 'Ann', timestamp: at(2) }] },
    { title: 'User:Bob', revisions: [{ id: 5, text: 'e', user: 'Bob', timestamp: at(5) }] },
  ],
};

for (const release of bothReleases) {
  describe(`list=allrevisions, release ${release}`, () => {
    const wiki = createWiki(definition, { release });

    it('lists every revision once, whatever the limit is', () => {
      for (const limit of [1, 2, 3, 4, 5, 6, 7]) {
        expect(walk(wiki, `arvlimit=${limit}`).sort()).to.deep.equal([1, 2, 3, 4, 5]);
        expect(walk(wiki, `arvlimit=${limit}&arvdir=newer`).sort()).to.deep.equal([1, 2, 3, 4, 5]);
      }
    });

    it('lists them by time, then by id', () => {
      expect(walk(wiki, 'arvlimit=1')).to.deep.equal([5, 4, 3, 2, 1]);
      expect(walk(wiki, 'arvlimit=1&arvdir=newer')).to.deep.equal([1, 2, 3, 4, 5]);
    });

    for (const [query, expected] of [
      ['arvuser=Ann', [4, 2, 1]],
      ['arvexcludeuser=Ann', [5, 3]],
      ['arvnamespace=1|2', [5, 2]],
      [`arvstart=${at(3)}&arvend=${at(2)}`, [4, 3, 2]],
    ] as const) {
      it(`lists those that ${query} selects`, () => {
        expect(walk(wiki, `arvlimit=1&${query}`)).to.deep.equal(expected);
      });
    }

    it('puts the revisions of a page together', () => {
      const { query } = send(wiki, 'action=query&list=allrevisions&format=json&formatversion=2').json() as Response;
      const found = query.allrevisions.map(({ title, revisions }) => `${title} ${revisions.length}`);
      expect(found).to.deep.equal(['User:Bob 1', 'Cat 3', 'Talk:Cat 1']);
    });

    it('follows edits, deletions and resets', () => {
      wiki.editPage('User:Bob', { text: 'f' });
      expect(walk(wiki, 'arvlimit=1')).to.deep.equal([6, 5, 4, 3, 2, 1]);
      wiki.deletePage('Cat');
      expect(walk(wiki, 'arvlimit=1')).to.deep.equal([6, 5, 2]);
      wiki.reset();
      expect(walk(wiki, 'arvlimit=1')).to.deep.equal([5, 4, 3, 2, 1]);
    });
  });
}
