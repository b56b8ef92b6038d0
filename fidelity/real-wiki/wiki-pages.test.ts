import { expect } from 'chai';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWikiPages } from './wiki-pages';

describe('readWikiPages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-pages-'));
  const file = join(folder, 'example.wiki.yaml');
  const read = (content: string) => {
    writeFileSync(file, content);
    return readWikiPages(file);
  };
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('gives the pages in the order of their ids, wikitext as it stands', () => {
    const pages = read(`
      site: { name: Example }
      pages:
        - { id: 3, title: Notes, text: "See [[File:Cat.jpg|thumb]]." }
        - { id: 1, title: Main Page }`);
    expect(pages).to.deep.equal([
      { id: 1, title: 'Main Page', text: undefined, uses: undefined },
      { id: 3, title: 'Notes', text: 'See [[File:Cat.jpg|thumb]].', uses: undefined },
    ]);
  });

  it('writes the wikitext of a redirect and of declared uses', () => {
    const [redirect, gallery] = read(`
      pages:
        - { id: 2, title: Old, redirect: "File:Cat.jpg", uses: ["File:Cat.jpg"] }
        - { id: 3, title: Gallery, uses: ["File:A.png", "File:B.png"] }`);
    expect(redirect?.text).to.equal('#REDIRECT [[:File:Cat.jpg]]\n[[File:Cat.jpg]]');
    expect(gallery?.text).to.equal('[[File:A.png]]\n[[File:B.png]]');
  });

  const examples = [
    ['site: {}', 'pages is missing'],
    ['{ pages: [], users: [] }', 'a real wiki cannot be filled with users'],
    ['pages: [{ title: A }]', 'page 1: id is not a whole number above 0: give every page one'],
    ['pages: [{ id: 1 }]', 'page 1: title is not a string'],
    ['pages: [{ id: 1, title: A, touched: "2026-01-31T12:00:00Z" }]', 'page 1: a real page cannot be given touched'],
    ['pages: [{ id: 1, title: A, redirect: true }]', 'page 1 (A): redirect is not a title, which a real page needs'],
    ['pages: [{ id: 1, title: A, text: "", redirect: B }]', 'page 1 (A): give text (with #REDIRECT) or redirect'],
    ['pages: [{ id: 1, title: A, uses: B }]', 'page 1 (A): uses is not a list of titles'],
    ['pages: [{ id: 7, title: A }, { id: 7, title: B }]', 'the id 7 is given twice'],
  ] as const;
  for (const [content, complaint] of examples) {
    it(`refuses: ${complaint}`, () => {
      expect(() => read(content)).to.throw(`${file}: ${complaint}`);
    });
  }
});
