import { expect } from 'chai';

import { createWiki } from '../../..';
import { bothReleases } from '../../../testing/send.test-support';
import { releases } from '../../../releases/releases';

/** The addresses that `prop=extlinks` lists for a page, in the order of the response. */
function linksOf(wiki: ReturnType<typeof createWiki>, title: string, further = ''): string[] {
  const url = `/api.php?action=query&prop=extlinks&format=json&formatversion=2&titles=${title}${further}`;
  const { query } = JSON.parse(wiki.handle({ url }).body) as {
    query: { pages: readonly { readonly extlinks?: readonly { readonly url: string }[] }[] };
  };
  return query.pages.flatMap(({ extlinks = [] }) => extlinks.map((link) => link.url));
}

for (const release of bothReleases) {
  describe(`prop=extlinks, ${release}`, () => {
    const create = () =>
      createWiki(
        {
          pages: [
            { title: 'Template:Link', text: 'https://{{{1|a}}}.example/' },
            { title: 'A', text: '{{Link}} https://b.example/' },
            { title: 'Declared', text: 'https://a.example/', externalLinks: ['https://c.example/'] },
          ],
        },
        { release },
      );

    it('lists the links of the text and of templates', () => {
      expect(linksOf(create(), 'A').sort()).to.deep.equal(['https://a.example/', 'https://b.example/']);
    });

    it('lists what was declared in place of the links of the text, until the page gets another text', () => {
      const wiki = create();
      expect(linksOf(wiki, 'Declared')).to.deep.equal(['https://c.example/']);
      wiki.editPage('Declared', { comment: 'nothing' });
      expect(linksOf(wiki, 'Declared')).to.deep.equal(['https://c.example/']);
      wiki.editPage('Declared', { text: 'https://d.example/' });
      expect(linksOf(wiki, 'Declared')).to.deep.equal(['https://d.example/']);
      wiki.editPage('Declared', { externalLinks: ['https://e.example/'] });
      expect(linksOf(wiki, 'Declared')).to.deep.equal(['https://e.example/']);
    });

    it('follows edits of the page and of its templates, and forgets deleted pages', () => {
      const wiki = create();
      wiki.editPage('Template:Link', { text: 'https://new.example/' });
      expect(linksOf(wiki, 'A').sort()).to.deep.equal(['https://b.example/', 'https://new.example/']);
      wiki.editPage('A', { text: 'none' });
      expect(linksOf(wiki, 'A')).to.deep.equal([]);
      wiki.deletePage('Declared');
      expect(linksOf(wiki, 'Declared')).to.deep.equal([]);
    });

    it('is as before after a reset', () => {
      const wiki = create();
      wiki.editPage('A', { text: 'https://z.example/' });
      wiki.reset();
      expect(linksOf(wiki, 'A').sort()).to.deep.equal(['https://a.example/', 'https://b.example/']);
    });

    it('is found with all continuations, one link at a time', () => {
      const wiki = createWiki(
        { pages: [{ title: 'A', text: 'https://b.example/ https://a.example/ https://c.example/ //no.example/' }] },
        { release },
      );
      const found: string[] = [];
      for (let next = ''; ;) {
        const url = `/api.php?action=query&prop=extlinks&format=json&formatversion=2&titles=A&ellimit=1${next}`;
        const response = JSON.parse(wiki.handle({ url }).body) as {
          continue?: { elcontinue: string };
          query: { pages: [{ extlinks: readonly { readonly url: string }[] }] };
        };
        found.push(...response.query.pages[0].extlinks.map((link) => link.url));
        if (!response.continue) break;
        next = `&elcontinue=${encodeURIComponent(response.continue.elcontinue)}`;
      }
      expect(found).to.deep.equal(linksOf(wiki, 'A'));
      expect(found).to.have.length(3);
    });

    it('is found by the numbers of its host, without slashes by 1.39 alone (reading 11.3)', () => {
      const text = '[tel:1.5 a] [tel:1.5.6.7 b] [mailto:x@1.5.6.7 c] [news:1.5.3.4 d]';
      const wiki = createWiki({ pages: [{ title: 'Numbers', text }] }, { release });
      const found = (protocol: string): readonly string[] | undefined => {
        const query = `action=query&prop=extlinks&format=json&formatversion=2&titles=Numbers&elprotocol=${protocol}&elquery=1.5.*`;
        const { query: result } = JSON.parse(wiki.handle({ url: `/api.php?${query}` }).body) as {
          query?: { pages: [{ extlinks?: readonly { readonly url: string }[] }] };
        };
        return result && (result.pages[0].extlinks ?? []).map((link) => link.url);
      };
      const isNew = releases[release].since('1.43');
      expect(found('tel')).to.deep.equal(isNew ? undefined : ['tel:1.5.6.7']);
      expect(found('mailto')).to.deep.equal(isNew ? [] : ['mailto:x@1.5.6.7']);
      expect(found('news')).to.deep.equal(isNew ? [] : ['news:1.5.3.4']);
    });

    it('ignores user names, and what follows numbers as far as the release does (reading 11.3)', () => {
      const hosts = 'http://1.5.6.7:81/x http://1.5.6.8/ http://1.5.6.9/?q http://a.example/ http://u@a.example/u';
      const wiki = createWiki(
        { pages: [{ title: 'Hosts', text: `${hosts} http://b.a.example/z [tel:y.1.1 a]` }] },
        { release },
      );
      const found = (query: string, protocol = 'http'): string[] =>
        linksOf(wiki, 'Hosts', `&elprotocol=${protocol}&elquery=${encodeURIComponent(query)}`).sort();
      const numbers = ['http://1.5.6.7:81/x', 'http://1.5.6.8/', 'http://1.5.6.9/?q'];
      const isNew = releases[release].since('1.43');
      expect(found('1.5.*:80')).to.deep.equal(numbers);
      expect(found('1.5.*?')).to.deep.equal(isNew ? ['http://1.5.6.9/?q'] : numbers);
      expect(found('1.5.*/x')).to.deep.equal(isNew ? [] : numbers);
      const named = isNew ? ['http://a.example/', 'http://a.example/u'] : ['http://a.example/', 'http://u@a.example/u'];
      const within = [...named, 'http://b.a.example/z'].sort();
      expect(found('*@a.example')).to.deep.equal(isNew ? within : named);
      expect(found('u@*.example')).to.deep.equal(within);
      if (!isNew) expect(found('*.1', 'tel')).to.deep.equal(['tel:y.1.1']);
    });

    it('exports what was declared', () => {
      const { pages = [] } = create().toDefinition();
      const declared = pages.map(({ title, externalLinks }) => [title, externalLinks]);
      expect(declared).to.deep.equal([
        ['Template:Link', undefined],
        ['A', undefined],
        ['Declared', ['https://c.example/']],
      ]);
    });
  });
}

describe('externalLinks of a wiki file', () => {
  it('must be addresses of links', () => {
    expect(() => createWiki({ pages: [{ title: 'A', externalLinks: ['example.org'] }] })).to.throw(
      'pages[0].externalLinks[0] "example.org" is not the address of an external link; write "https://example.org/".',
    );
  });
});
