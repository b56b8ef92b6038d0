import { expect } from 'chai';

import { createWiki, type Wiki, type WikiDefinition } from '../../../index';
import { bothReleases, member, send } from '../../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`the properties of pages, ${release}`, () => {
    const create = (definition: WikiDefinition): Wiki => createWiki(definition, { release });
    const pages = [
      { title: 'A', text: "__NOTOC__ {{DISPLAYTITLE:''A''}}" },
      { title: 'B', text: 'nothing' },
      { title: 'Category:C', text: '__HIDDENCAT__ {{Set}}' },
      { title: 'Template:Set', text: '__notoc__{{DEFAULTSORT:of {{PAGENAME}}}}' },
    ];
    const query = (wiki: Wiki, text: string): unknown =>
      member(send(wiki, `action=query&format=json&formatversion=2&${text}`).json(), 'query');

    it('are shown for each page, by name', () => {
      const shown = query(create({ pages }), 'prop=pageprops&titles=A|B|Category:C');
      expect(shown).to.have.deep.nested.property('pages[0].pageprops', { displaytitle: '<i>A</i>', notoc: '' });
      expect(shown).to.not.have.nested.property('pages[1].pageprops');
      expect(shown).to.have.deep.nested.property('pages[2].pageprops', {
        ...{ defaultsort: 'of C', hiddencat: '', notoc: '' },
      });
    });

    it('may be restricted to some, whose names are those of the software', () => {
      const shown = query(create({ pages }), 'prop=pageprops&titles=A&ppprop=notoc|NOTOC|toc');
      expect(shown).to.have.deep.nested.property('pages[0].pageprops', { notoc: '' });
    });

    /** All values of a list with all continuations: titles, or names of properties. */
    function walk(wiki: Wiki, text: string, limit: number): string[] {
      const found: string[] = [];
      for (let next = ''; ;) {
        const response = send(wiki, `action=query&format=json&formatversion=2&${text}${limit}${next}`).json();
        const rows = Object.values(member(response, 'query') as object).flat() as Record<string, string>[];
        expect(rows.length).to.be.at.most(limit);
        found.push(...rows.map(({ title, propname }) => title ?? propname ?? ''));
        const place = member(response, 'continue') as Record<string, string> | undefined;
        if (!place) return found;
        next = `&${new URLSearchParams(place).toString()}`;
      }
    }

    for (const [list, all] of [
      ['list=pageswithprop&pwppropname=notoc&pwplimit=', ['A', 'Category:C', 'Template:Set']],
      ['list=pageswithprop&pwppropname=notoc&pwpdir=descending&pwplimit=', ['Template:Set', 'Category:C', 'A']],
      ['generator=pageswithprop&gpwppropname=defaultsort&gpwplimit=', ['Category:C', 'Template:Set']],
      ['list=pagepropnames&ppnlimit=', ['defaultsort', 'displaytitle', 'hiddencat', 'notoc']],
    ] as const) {
      it(`are listed with all continuations: ${list}`, () => {
        for (let limit = 1; limit <= 5; limit++) expect(walk(create({ pages }), list, limit)).to.deep.equal(all);
      });
    }

    it('follow edits, also of templates, and are as before after a reset', () => {
      const wiki = create({ pages });
      const withSort = (): unknown => walk(wiki, 'list=pageswithprop&pwppropname=defaultsort&pwplimit=', 9);
      const before = withSort();
      wiki.editPage('Template:Set', { text: '__TOC__' });
      expect(withSort()).to.deep.equal([]);
      expect(walk(wiki, 'list=pageswithprop&pwppropname=toc&pwplimit=', 9)).to.deep.equal([
        'Category:C',
        'Template:Set',
      ]);
      wiki.deletePage('Category:C');
      expect(walk(wiki, 'list=pagepropnames&ppnlimit=', 9)).to.deep.equal(['displaytitle', 'notoc', 'toc']);
      wiki.reset();
      expect(withSort()).to.deep.equal(before);
    });

    it('are set by the switches of the wiki, in its language and in English', () => {
      for (const [language, text] of [
        ['de', '__KEIN_INHALTSVERZEICHNIS__ __VERSTECKTE_KATEGORIE__'],
        ['ja', '＿＿目次非表示＿＿ __HIDDENCAT__'],
        ['tr', '__İÇİNDEKİLERYOK__ __GİZLİKATEGORİ__'],
      ] as const) {
        const wiki = create({ site: { language }, pages: [{ title: 'A', text }] });
        const names = walk(wiki, 'list=pagepropnames&ppnlimit=', 9);
        expect(names, language).to.deep.equal(['hiddencat', 'notoc']);
      }
      const wiki = create({ pages: [{ title: 'A', text: '__KEIN_INHALTSVERZEICHNIS__ __hiddencat__' }] });
      expect(walk(wiki, 'list=pagepropnames&ppnlimit=', 9)).to.deep.equal([]);
    });
  });
}
