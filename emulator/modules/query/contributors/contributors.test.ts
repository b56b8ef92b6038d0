import { expect } from 'chai';

import { createWiki, type Wiki, type WikiDefinition } from '../../../index';
import { bothReleases, send } from '../../../testing/send.test-support';

const definition: WikiDefinition = {
  users: [
    { id: 11, name: 'Ann', groups: ['sysop'] },
    { id: 12, name: 'Bob' },
    { id: 13, name: 'Eve', groups: ['sysop'], groupExpiry: { sysop: '2000-01-01T00:00:00Z' } },
  ],
  pages: [
    {
      title: 'Cat',
      revisions: [
        { id: 1, text: 'a', user: 'Bob', timestamp: '2026-01-31T12:00:01Z' },
        { id: 2, text: 'b', user: '127.0.0.1', timestamp: '2026-01-31T12:00:02Z' },
        { id: 3, text: 'c', user: 'Ann', timestamp: '2026-01-31T12:00:03Z' },
        { id: 4, text: 'd', user: 'Bob', timestamp: '2026-01-31T12:00:04Z' },
        { id: 5, text: 'e', user: '127.0.0.2', timestamp: '2026-01-31T12:00:05Z' },
        { id: 6, text: 'f', user: 'Eve', timestamp: '2026-01-31T12:00:06Z' },
        { id: 7, text: 'g', user: '127.0.0.1', timestamp: '2026-01-31T12:00:07Z' },
      ],
    },
    { title: 'Dog', revisions: [{ id: 20, text: 'x', user: 'Bob' }] },
  ],
};

interface Response {
  readonly query: {
    readonly pages: readonly {
      readonly title: string;
      readonly anoncontributors?: number;
      readonly contributors?: readonly { readonly name: string }[];
    }[];
  };
  readonly continue?: { readonly pccontinue: string };
}

function respond(wiki: Wiki, query: string): Response {
  const target = `action=query&prop=contributors&titles=Cat|Dog&format=json&formatversion=2&${query}`;
  return send(wiki, target).json() as Response;
}

/** `page: names` of a response. */
function rows({ query }: Response): string[] {
  return query.pages.flatMap(({ title, contributors = [] }) => contributors.map(({ name }) => `${title}: ${name}`));
}

for (const release of bothReleases) {
  describe(`prop=contributors, release ${release}`, () => {
    const wiki = createWiki(definition, { release });

    it('lists every account once, whatever the limit is', () => {
      for (const limit of [1, 2, 3, 4, 5, 6, 7]) {
        const found: string[] = [];
        for (let from: string | undefined = ''; from !== undefined;) {
          const response = respond(wiki, `pclimit=${limit}${from === '' ? '' : `&pccontinue=${from}`}`);
          found.push(...rows(response));
          from = response.continue?.pccontinue;
        }
        expect(found).to.deep.equal(['Cat: Ann', 'Cat: Bob', 'Cat: Eve', 'Dog: Bob']);
      }
    });

    it('counts the authors without an account', () => {
      const { pages } = respond(wiki, '').query;
      expect(pages.map(({ anoncontributors }) => anoncontributors)).to.deep.equal([2, undefined]);
    });

    for (const [query, expected] of [
      ['pcgroup=sysop', ['Cat: Ann']],
      ['pcexcludegroup=sysop', ['Cat: Bob', 'Cat: Eve', 'Dog: Bob']],
      ['pcrights=delete', ['Cat: Ann']],
      ['pcexcluderights=delete', ['Cat: Bob', 'Cat: Eve', 'Dog: Bob']],
    ] as const) {
      it(`lists only those that ${query} selects, by groups that have not expired`, () => {
        expect(rows(respond(wiki, query))).to.deep.equal(expected);
      });
    }

    it('follows edits', () => {
      wiki.editPage('Dog', { text: 'y', user: 'Ann' });
      expect(rows(respond(wiki, 'pclimit=max'))).to.include('Dog: Ann');
      wiki.reset();
      expect(rows(respond(wiki, 'pclimit=max'))).not.to.include('Dog: Ann');
    });
  });
}
