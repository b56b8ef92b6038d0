import { expect } from 'chai';

import { createWiki, type Wiki } from '../../../index';
import { bothReleases, member, send } from '../../../testing/send.test-support';

const interwiki = ['fr', 'de', 'ja', 'mw'].map((prefix) => ({ prefix, url: `https://${prefix}.example/$1` }));

interface Page {
  readonly title: string;
  readonly langlinks?: readonly { readonly lang: string; readonly title: string }[];
  readonly iwlinks?: readonly { readonly prefix: string; readonly title: string }[];
}

/** The links of a page: `fr:Port`. */
function linksOf(wiki: Wiki, title: string): { languages: string[]; others: string[] } {
  const url = `action=query&prop=langlinks|iwlinks&lllimit=max&iwlimit=max&format=json&formatversion=2&titles=${title}`;
  const [page] = inQuery(send(wiki, url).json(), 'pages') as [Page];
  const { langlinks = [], iwlinks = [] } = page;
  return {
    languages: langlinks.map((link) => `${link.lang}:${link.title}`),
    others: iwlinks.map((link) => `${link.prefix}:${link.title}`),
  };
}

function inQuery(response: unknown, name: string): unknown {
  return member(member(response, 'query'), name);
}

/** All rows that a module lists, as many per request as the limit says. */
function walk(wiki: Wiki, query: string, limitName: string, limit: number, rowsOf: (response: unknown) => unknown[]) {
  const rows: unknown[] = [];
  for (let next = ''; ;) {
    const response = send(
      wiki,
      `action=query&format=json&formatversion=2&${query}&${limitName}=${limit}${next}`,
    ).json();
    const found = rowsOf(response);
    expect(found.length).to.be.at.most(limit);
    rows.push(...found);
    const place = member(response, 'continue') as Record<string, string> | undefined;
    if (!place) return rows;
    next = `&${new URLSearchParams(place).toString()}`;
  }
}

for (const release of bothReleases) {
  describe(`links to other wikis and languages, ${release}`, () => {
    const create = (): Wiki =>
      createWiki(
        {
          site: { interwiki },
          pages: [
            { title: 'Template:Port', text: '[[de:Hafen]] [[mw:{{{1|Port}}}]]' },
            { title: 'Port', text: '[[fr:Port]] [[fr:Quai]] [[ja:港#x]] [[:fr:Le_port#y]] [[mw:Zoo]] {{Port}}' },
            { title: 'Talk:Port', text: '[[fr:Port]] {{Port|Talk}}' },
            { title: 'Away', text: '#REDIRECT [[mw:Foo]]' },
            { title: 'Inland', text: 'no links' },
          ],
        },
        { release },
      );

    it('are links to languages outside of talk pages and without a colon, the first to each (reading 20.1)', () => {
      const wiki = create();
      expect(linksOf(wiki, 'Port')).to.deep.equal({
        languages: ['de:Hafen', 'fr:Port', 'ja:港#x'],
        others: ['fr:Le_port', 'mw:Port', 'mw:Zoo'],
      });
      expect(linksOf(wiki, 'Talk:Port')).to.deep.equal({
        languages: [],
        others: ['de:Hafen', 'fr:Port', 'mw:Talk'],
      });
      expect(linksOf(wiki, 'Away').others).to.deep.equal(['mw:Foo']);
    });

    it('are ordinary links where the wiki does not know the prefix', () => {
      const wiki = createWiki({ pages: [{ title: 'Port', text: '[[fr:Port]] [[mw:Zoo]]' }] }, { release });
      expect(linksOf(wiki, 'Port')).to.deep.equal({ languages: [], others: ['mw:Zoo'] });
    });

    it('follow edits of pages and templates, and are as before after a reset', () => {
      const wiki = create();
      const backlinks = () =>
        inQuery(send(wiki, 'action=query&list=langbacklinks&lbllang=de&format=json').json(), 'langbacklinks');
      expect(backlinks()).to.have.length(2);
      wiki.editPage('Template:Port', { text: '[[de:Kai]] [[mw:New]]' });
      expect(linksOf(wiki, 'Port').languages).to.include('de:Kai');
      expect(linksOf(wiki, 'Talk:Port').others).to.include('mw:New');
      wiki.editPage('Port', { text: 'none' });
      expect(linksOf(wiki, 'Port')).to.deep.equal({ languages: [], others: [] });
      expect(backlinks()).to.have.length(1);
      wiki.deletePage('Template:Port');
      expect(backlinks()).to.have.length(0);
      wiki.reset();
      expect(backlinks()).to.have.length(2);
      expect(linksOf(wiki, 'Port').languages).to.include('de:Hafen');
    });

    it('decide what list=allpages filters', () => {
      const titles = (filter: string) =>
        inQuery(
          send(create(), `action=query&list=allpages&apfilterlanglinks=${filter}&format=json`).json(),
          'allpages',
        ) as readonly { readonly title: string }[];
      expect(titles('withlanglinks').map(({ title }) => title)).to.deep.equal(['Port']);
      expect(titles('withoutlanglinks').map(({ title }) => title)).to.deep.equal(['Away', 'Inland']);
    });

    for (const [module, query, limitName] of [
      ['langlinks', 'prop=langlinks&titles=Port|Template:Port|Inland', 'lllimit'],
      ['iwlinks', 'prop=iwlinks&titles=Port|Template:Port|Talk:Port|Away', 'iwlimit'],
      ['langbacklinks', 'list=langbacklinks&lblprop=lllang|lltitle', 'lbllimit'],
      ['langbacklinks', 'list=langbacklinks&lblprop=lllang|lltitle&lbllang=de&lbltitle=Hafen', 'lbllimit'],
      ['iwbacklinks', 'list=iwbacklinks&iwblprop=iwprefix|iwtitle', 'iwbllimit'],
      ['iwbacklinks', 'list=iwbacklinks&iwblprop=iwprefix|iwtitle&iwblprefix=mw', 'iwbllimit'],
    ] as const) {
      for (const direction of ['ascending', 'descending']) {
        it(`are found with all continuations: ${query}, ${direction}`, () => {
          const wiki = create();
          const dir = limitName.replace('limit', 'dir');
          const rowsOf = (response: unknown): unknown[] => {
            if (query.startsWith('list')) return inQuery(response, module) as unknown[];
            const pages = inQuery(response, 'pages') as (Page & Record<string, object[] | undefined>)[];
            return pages.flatMap((page) => (page[module] ?? []).map((row) => ({ ...row, of: page.title })));
          };
          const all = walk(wiki, `${query}&${dir}=${direction}`, limitName, 500, rowsOf);
          expect(all.length).to.be.at.least(2);
          for (let limit = 1; limit <= 7; limit++) {
            const found = walk(wiki, `${query}&${dir}=${direction}`, limitName, limit, rowsOf);
            if (query.startsWith('list')) expect(found).to.deep.equal(all);
            else expect(found).to.have.deep.members(all);
          }
        });
      }
    }
  });
}
