import { expect } from 'chai';

import { createWiki, type Wiki } from '../../../index';
import { bothReleases, send } from '../../../testing/send.test-support';

interface Answer {
  readonly query: { readonly prefixsearch: readonly { readonly title: string }[] };
  readonly continue?: { readonly psoffset: number };
}

function ask(wiki: Wiki, query: string): Answer {
  return send(wiki, `action=query&list=prefixsearch&format=json&formatversion=2&${query}`).json() as Answer;
}

for (const release of bothReleases) {
  describe(`list=prefixsearch, ${release}`, () => {
    const wiki = createWiki(
      { pages: ['Cat', 'Cat door', 'Talk:Cat', 'Cattle', 'Dog', 'cAt'].map((title) => ({ title })) },
      { release },
    );
    const titles = (query: string) => ask(wiki, query).query.prefixsearch.map(({ title }) => title);

    it('lists titles that begin with a text', () => {
      expect(titles('pssearch=cat')).to.deep.equal(['Cat', 'Cat door', 'Cattle']);
      expect(titles('pssearch=Cat_d')).to.deep.equal(['Cat door']);
      expect(titles('pssearch=cat&psnamespace=*')).to.deep.equal(['Cat', 'Talk:Cat', 'Cat door', 'Cattle']);
      expect(titles('pssearch=talk:')).to.deep.equal(['Talk:Cat']);
    });

    it('finds each page once, whatever the limit', () => {
      for (const limit of [1, 2, 3, 4, 5, 6, 7]) {
        const found: string[] = [];
        for (let offset: number | undefined = 0; offset !== undefined;) {
          const answer = ask(wiki, `pssearch=:&pslimit=${limit}&psoffset=${offset}`);
          found.push(...answer.query.prefixsearch.map(({ title }) => title));
          offset = answer.continue?.psoffset;
        }
        expect(found).to.deep.equal(['CAt', 'Cat', 'Cat door', 'Cattle', 'Dog']);
      }
    });

    it('lists special pages by any of their names', () => {
      expect(titles('pssearch=special:log')).to.deep.equal(
        ['Log', 'Login', 'Logout', 'Logs'].map((name) => `Special:${name}`),
      );
    });
  });
}
