import { expect } from 'chai';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readWikiAccounts, readWikiPages } from './wiki-pages';

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

  it('returns pages in the order of their ids, with their wikitext as it is', () => {
    const pages = read(`
      site: { name: Example }
      pages:
        - { id: 3, title: Notes, text: "See [[File:Cat.jpg|thumb]].", user: 127.0.0.1, comment: seen }
        - { id: 1, title: Main Page }`);
    const none = { uses: undefined, uploads: [], history: [], revision: undefined };
    expect(pages).to.deep.equal([
      { ...none, id: 1, title: 'Main Page', text: undefined, address: undefined, comment: undefined },
      { ...none, id: 3, title: 'Notes', text: 'See [[File:Cat.jpg|thumb]].', address: '127.0.0.1', comment: 'seen' },
    ]);
  });

  it('writes the wikitext of redirects and of declared uses', () => {
    const [redirect, gallery] = read(`
      pages:
        - { id: 2, title: Old, redirect: "File:Cat.jpg", uses: ["File:Cat.jpg"] }
        - { id: 3, title: Gallery, uses: ["File:A.png", "File:B.png"] }`);
    expect(redirect?.text).to.equal('#REDIRECT [[:File:Cat.jpg]]\n[[File:Cat.jpg]]');
    expect(gallery?.text).to.equal('[[File:A.png]]\n[[File:B.png]]');
  });

  it('draws the versions of a file, oldest first', () => {
    const [page] = readWikiPages(join(__dirname, '../../scenarios/vectors/fixture.wiki.yaml')).filter(
      ({ title }) => title === 'File:Two versions.png',
    );
    expect(page?.uploads.map(({ comment, png }) => [comment, png.length])).to.deep.equal([
      ['second', 72],
      ['newer version', 82],
    ]);
  });

  it('reads the history of a page, whose latest revision is its text', () => {
    const [page] = read(`
      pages:
        - id: 2
          title: Old
          revisions:
            - { id: 7, text: one, user: Bob, timestamp: 2026-01-03T12:00:01Z, minor: true }
            - { id: 9, text: two, comment: more, timestamp: 2026-01-03T12:00:02Z }`);
    expect(page).to.include({ text: 'two', revision: 9 });
    expect(page?.history).to.deep.equal([
      { id: 7, text: 'one', user: 'Bob', comment: '', timestamp: '2026-01-03T12:00:01Z', isMinor: true },
      { id: 9, text: 'two', user: 'Admin', comment: 'more', timestamp: '2026-01-03T12:00:02Z', isMinor: false },
    ]);
  });

  const user = '{ id: 1, name: Admin }';
  const picture = 'id: 2, title: "File:A.png", file';
  for (const [content, message] of [
    ['{ changes: [] }', 'a real wiki cannot be filled with changes'],
    [`{ users: [${user}], pages: [{ title: A }] }`, 'the page A has no id'],
    [
      'pages: [{ id: 1, title: A, timestamp: 2026-01-31T12:00:00Z }]',
      'the page A: a real page cannot be given timestamp',
    ],
    ['pages: [{ id: 1, title: A, redirect: true }]', 'the page A: a real redirect needs the title that it leads to'],
    ['pages: [{ id: 1, title: A, text: "", redirect: B }]', 'the page A has both text and redirect'],
    ['pages: [{ id: 1, title: A, user: Bob }]', 'the page A: only Admin and 127.0.0.1 can edit a real wiki'],
    [`pages: [{ ${picture}: { mime: image/png } }]`, 'the page File:A.png: a real file cannot be given mime'],
    [
      `pages: [{ ${picture}: { width: 1, height: 1 } }]`,
      'the page File:A.png: a black PNG of 1 × 1 pixels has the size 72',
    ],
  ] as const) {
    it(`refuses: ${message}`, () => {
      expect(() => read(content)).to.throw(`${file}: ${message}`);
    });
  }
});

describe('readWikiAccounts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-accounts-'));
  const file = join(folder, 'example.wiki.yaml');
  const read = (users: string) => {
    writeFileSync(file, `users: [{ id: 1, name: Admin }, ${users}]`);
    return readWikiAccounts(file);
  };
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('returns the accounts besides those that every wiki has', () => {
    const secret = '0123456789abcdefghijklmnopqrstuv';
    const bob = `{ id: 3, name: Bob, password: b, botPasswords: [{ app: a, password: ${secret}, grants: [basic] }] }`;
    expect(read(`{ id: 2, name: MediaWiki default }, ${bob}`)).to.deep.equal([
      { id: 3, name: 'Bob', password: 'b', botPasswords: [{ app: 'a', password: secret, grants: ['basic'] }] },
    ]);
  });

  for (const [user, message] of [
    ['{ id: 3, name: Bob, password: b, groups: [bot] }', 'a real account cannot be given groups'],
    ['{ id: 3, name: Bob }', 'has no id or no password'],
  ] as const) {
    it(`refuses: ${message}`, () => {
      expect(() => read(user)).to.throw(message);
    });
  }
});
