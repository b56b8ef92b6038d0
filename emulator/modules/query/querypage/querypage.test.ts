import { expect } from 'chai';

import { createWiki, type Wiki, type WikiDefinition } from '../../../index';
import { bothReleases, Client, send } from '../../../testing/send.test-support';
import { queryPages } from './query-pages';

interface Answer {
  readonly query: {
    readonly querypage: {
      readonly cached?: boolean;
      readonly results: readonly { readonly title: string; readonly value?: string }[];
    };
  };
  readonly continue?: { readonly qpoffset: number };
}

const request = 'action=query&list=querypage&format=json&formatversion=2';

/** What a query page lists: `4 Cat`. */
function list(wiki: Wiki, page: string, more = ''): string[] {
  const { query } = send(wiki, `${request}&qppage=${page}&qplimit=max${more}`).json() as Answer;
  return query.querypage.results.map(({ value, title }) => (value === undefined ? title : `${value} ${title}`));
}

const file = (timestamp: string, sha1: string, size: number) => ({ timestamp, sha1: sha1.repeat(40), size });

const definition: WikiDefinition = {
  pages: [
    { title: 'Cat', text: '[[Dog]] [[Mouse]] {{Box}} [[Category:Animals]]' },
    { title: 'Dog', text: '[[Mouse]] [[File:Photo.png]]' },
    { title: 'Kitten', redirect: 'Cat' },
    { title: 'Puss', redirect: 'Kitten' },
    { title: 'Lost', redirect: 'Nowhere' },
    { title: 'Template:Box', text: 'A box' },
    { title: 'Template:Old', text: 'Old' },
  ],
};

for (const release of bothReleases) {
  describe(`list=querypage, ${release}`, () => {
    it('lists what is wanted, with the number of uses', () => {
      const wiki = createWiki(definition, { release });
      expect(list(wiki, 'Wantedpages')).to.deep.equal(['2 Mouse']);
      expect(list(wiki, 'Wantedfiles')).to.deep.equal(['1 File:Photo.png']);
      expect(list(wiki, 'Wantedcategories')).to.include('1 Category:Animals');
      wiki.addPage({ title: 'Mouse' });
      expect(list(wiki, 'Wantedpages')).to.deep.equal([]);
    });

    it('lists after a change what a wiki lists that was not asked before', () => {
      const options = { release, now: '2026-01-31T12:00:00Z' } as const;
      const [asked, fresh] = [createWiki(definition, options), createWiki(definition, options)] as const;
      const pages = Object.keys(queryPages).filter((name) => name !== 'Unwatchedpages');
      for (const page of pages) list(asked, page);
      for (const wiki of [asked, fresh]) {
        wiki.deletePage('Dog');
        wiki.addPage({ title: 'Mouse', text: '{{Old}} [[Nowhere]] [[Somewhere]]' });
      }
      for (const page of pages) expect(list(asked, page), page).to.deep.equal(list(fresh, page));
      expect(list(asked, 'Wantedpages')).to.deep.equal(['2 Nowhere', '1 Dog', '1 Somewhere']);
    });

    it('lists redirects that need work', () => {
      const wiki = createWiki(definition, { release });
      expect(list(wiki, 'BrokenRedirects')).to.deep.equal(['Lost']);
      expect(list(wiki, 'DoubleRedirects')).to.deep.equal(['Puss']);
      expect(list(wiki, 'Listredirects')).to.deep.equal(['Kitten', 'Lost', 'Puss']);
    });

    it('lists what nothing uses', () => {
      const wiki = createWiki(definition, { release });
      expect(list(wiki, 'Unusedtemplates')).to.deep.equal(['Template:Old']);
      expect(list(wiki, 'Lonelypages')).to.not.include.members(['Cat', 'Dog']);
    });

    it('lists the same pages with all continuations', () => {
      const wiki = createWiki(definition, { release });
      for (const page of Object.keys(queryPages).filter((name) => name !== 'Unwatchedpages')) {
        const all = list(wiki, page);
        const found: string[] = [];
        for (let offset: number | undefined = 0; offset !== undefined;) {
          const url = `${request}&qppage=${page}&qplimit=1&qpoffset=${offset}`;
          const answer: Answer = send(wiki, url).json() as Answer;
          found.push(...answer.query.querypage.results.map(({ title }) => title));
          offset = answer.continue?.qpoffset;
        }
        expect(found, page).to.deep.equal(all.map((text) => text.replace(/^\d+ /, '')));
      }
    });

    it('shows pages that nobody watches to those who may see them', () => {
      const wiki = createWiki(
        { ...definition, users: [{ name: 'Ann', password: 'a', groups: ['sysop'] }] },
        { release },
      );
      expect(send(wiki, `${request}&qppage=Unwatchedpages`).header('MediaWiki-API-Error')).to.equal(
        'specialpage-cantexecute',
      );
      const client = new Client(wiki);
      client.logIn('Ann', 'a');
      client.send('action=watch&format=json', {
        body: `titles=Cat&token=${client.token('watch')}`,
      });
      const { query } = client.send(`${request}&qppage=Unwatchedpages`).json() as Answer;
      expect(query.querypage.results.map(({ title }) => title))
        .to.include('Dog')
        .and.not.include('Cat');
    });

    it('has nothing in miser mode where a wiki shows what it stored', () => {
      const wiki = createWiki({ ...definition, site: { miserMode: true } }, { release });
      expect(list(wiki, 'Wantedpages')).to.deep.equal([]);
      expect(send(wiki, `${request}&qppage=Wantedpages`).body).to.contain('"cached":true,"maxresults":1000');
      expect(list(wiki, 'Longpages')[0]).to.match(/ Cat$/);
    });

    // Reading 24.3: real wikis showed the order.
    it('orders files by upload, copies and type', () => {
      const wiki = createWiki(
        {
          pages: [
            { title: 'File:B.png', file: file('2026-01-02T00:00:00Z', 'b', 10) },
            { title: 'File:A.png', file: file('2026-01-02T00:00:00Z', 'b', 10) },
            { title: 'File:C.png', file: file('2026-01-01T00:00:00Z', 'a', 7) },
            { title: 'File:D.png', file: file('2026-01-03T00:00:00Z', 'a', 7) },
            { title: 'File:E.svg', file: { ...file('2026-01-04T00:00:00Z', 'c', 3), mime: 'image/svg+xml' } },
          ],
        },
        { release },
      );
      expect(list(wiki, 'Unusedimages').map((text) => text.slice(15))).to.deep.equal(
        ['C.png', 'B.png', 'A.png', 'D.png', 'E.svg'].map((name) => `File:${name}`),
      );
      expect(list(wiki, 'ListDuplicatedFiles')).to.deep.equal(['2 File:C.png', '2 File:A.png']);
      expect(list(wiki, 'MediaStatistics')).to.deep.equal([
        '1 Media:DRAWING;image/svg+xml;1;3',
        '1 Media:BITMAP;image/png;4;34',
      ]);
    });

    it('orders articles of several namespaces as the release does', () => {
      const namespaces = [{ id: 100, name: 'Portal', content: true }];
      const wiki = createWiki(
        {
          site: { namespaces },
          pages: ['Portal:A', 'B', 'C', 'Portal:D'].map((title) => ({ title, text: 'x' })),
        },
        { release },
      );
      expect(list(wiki, 'Shortpages')).to.deep.equal(['1 B', '1 C', '1 Portal:A', '1 Portal:D']);
      const longPages = {
        '1.39': ['1 C', '1 B', '1 Portal:D', '1 Portal:A'],
        '1.43': ['1 Portal:D', '1 Portal:A', '1 C', '1 B'],
      };
      expect(list(wiki, 'Longpages')).to.deep.equal(longPages[release]);
    });
  });
}
