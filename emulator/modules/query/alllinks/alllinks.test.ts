import { expect } from 'chai';

import { createWiki, type Wiki } from '../../../index';
import { bothReleases, send } from '../../../testing/send.test-support';
import { releases } from '../../../releases/releases';

interface Row {
  readonly title: string;
  readonly fromid?: number;
}

const pages = [
  { id: 5, title: 'Template:Badge', text: '[[Yak]]' },
  { id: 1, title: 'Cat', text: '[[Zebra]] {{Badge}} [[Ape]] [[Talk:Mouse]]' },
  { id: 2, title: 'Dog', text: '[[Ape]] [[Cat]] {{Badge}} {{Frame}}' },
  { id: 3, title: 'Old name', text: '#REDIRECT [[Cat#Paws]]' },
  { id: 4, title: 'Elsewhere', text: '#REDIRECT [[mw:Bear]]' },
];

/** The rows of a list, each as `title#page`, in as many responses as it takes. */
function walk(wiki: Wiki, list: string, prefix: string, query: string): string[] {
  const rows: string[] = [];
  for (let from: string | undefined = ''; from !== undefined;) {
    const further = from === '' ? '' : `&${prefix}continue=${encodeURIComponent(from)}`;
    const target = `action=query&list=${list}&format=json&formatversion=2&${query}${further}`;
    const response = send(wiki, target).json() as {
      readonly query: Readonly<Record<string, readonly Row[]>>;
      readonly continue?: Readonly<Record<string, string>>;
    };
    rows.push(...(response.query[list] ?? []).map(({ title, fromid }) => `${title}#${fromid ?? ''}`));
    from = response.continue?.[`${prefix}continue`];
  }
  return rows;
}

for (const release of bothReleases) {
  const isNumbered = releases[release].since('1.43');

  describe(`list=alllinks, release ${release}`, () => {
    const wiki = createWiki({ pages }, { release });

    it('lists every link once, whatever the limit is', () => {
      const byKey = ['Ape#1', 'Ape#2', 'Cat#2', 'Cat#3', 'Yak#1', 'Yak#2', 'Yak#5', 'Zebra#1'];
      const all = walk(wiki, 'alllinks', 'al', 'allimit=max&alprop=ids|title');
      expect([...all].sort()).to.deep.equal(byKey);
      if (!isNumbered) expect(all).to.deep.equal(byKey);
      for (const limit of [1, 2, 3, 4, 5, 6, 7]) {
        expect(walk(wiki, 'alllinks', 'al', `allimit=${limit}&alprop=ids|title`)).to.deep.equal(all);
      }
    });

    it(`lists titles ${isNumbered ? 'as they were first linked to' : 'by name'}`, () => {
      const found = walk(wiki, 'alllinks', 'al', 'alunique=1&alfrom=B').join();
      expect(found).to.equal(isNumbered ? 'Yak#,Zebra#,Cat#' : 'Cat#,Yak#,Zebra#');
    });

    it('lists the titles of one namespace', () => {
      expect(walk(wiki, 'alllinks', 'al', 'alnamespace=1&alprop=ids|title')).to.deep.equal(['Talk:Mouse#1']);
    });

    it('follows edits, deletions and resets', () => {
      const links = () =>
        walk(wiki, 'alllinks', 'al', 'alunique=1')
          .map((row) => row.replace('#', ''))
          .sort();
      wiki.editPage('Cat', { text: '[[Newt]]' });
      wiki.deletePage('Dog');
      expect(links()).to.deep.equal(['Cat', 'Newt', 'Yak']);
      wiki.reset();
      expect(links()).to.deep.equal(['Ape', 'Cat', 'Yak', 'Zebra']);
    });
  });

  describe(`list=alltransclusions, release ${release}`, () => {
    it('lists every transclusion once, whatever the limit is', () => {
      const wiki = createWiki({ pages }, { release });
      const all = ['Template:Badge#1', 'Template:Badge#2', 'Template:Frame#2'];
      for (const limit of [1, 2, 3, 4]) {
        expect(walk(wiki, 'alltransclusions', 'at', `atlimit=${limit}&atprop=ids|title`)).to.deep.equal(all);
      }
    });
  });

  describe(`list=allredirects, release ${release}`, () => {
    const wiki = createWiki({ pages }, { release });

    it('lists redirects to this wiki and to others, whatever the limit is', () => {
      for (const limit of [1, 2, 3]) {
        const query = `arlimit=${limit}&arprop=ids|title`;
        expect(walk(wiki, 'allredirects', 'ar', query)).to.deep.equal(['Bear#4', 'Cat#3']);
      }
    });

    it('shows where they lead', () => {
      const query = 'action=query&list=allredirects&arprop=title|fragment|interwiki&format=json&formatversion=2';
      expect(send(wiki, query).body).to.contain(
        '[{"ns":0,"title":"Bear","interwiki":"mw"},{"ns":0,"title":"Cat","fragment":"Paws"}]',
      );
    });
  });
}
