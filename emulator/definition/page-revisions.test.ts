import { expect } from 'chai';
import { createWiki, WikiContentError, type PageDefinition } from '../index';
import { parseWikiFile } from './parse-wiki-file';

const noon = '2026-01-31T12:00:00Z';

describe('The declared revisions of a page', () => {
  it('are its history, with the last one as its content', () => {
    const wiki = createWiki(
      {
        pages: [
          {
            title: 'Gallery',
            revisions: [
              { text: 'First.', user: 'Alice', timestamp: '2026-01-01T00:00:00Z' },
              { text: '[[File:Cat.jpg]]', user: '192.0.2.1', comment: 'a cat', minor: true, tags: ['mobile edit'] },
            ],
          },
        ],
      },
      { now: noon },
    );
    const page = wiki.page('Gallery');
    expect(page).to.deep.include({ revision: 2, text: '[[File:Cat.jpg]]', uses: ['File:Cat.jpg'], touched: noon });
    expect(page.revisions).to.deep.equal([
      {
        id: 1,
        parent: 0,
        user: 'Alice',
        timestamp: '2026-01-01T00:00:00Z',
        comment: '',
        minor: false,
        tags: [],
        contentModel: 'wikitext',
        text: 'First.',
        size: 6,
        sha1: '83fde818247f74d6f145c165141681a1f9c333c9',
      },
      {
        id: 2,
        parent: 1,
        user: '192.0.2.1',
        timestamp: noon,
        comment: 'a cat',
        minor: true,
        tags: ['mobile edit'],
        contentModel: 'wikitext',
        text: '[[File:Cat.jpg]]',
        size: 16,
        sha1: '2b2135e54c95bb465ccdc4515043afe3f13acae9',
      },
    ]);
  });

  it('have unique ids among all pages', () => {
    const wiki = createWiki({
      pages: [
        { title: 'A', revisions: [{}, {}, {}] },
        { title: 'B', revisions: [{ id: 2 }, {}] },
        { title: 'C' },
        { title: 'D', revision: 50 },
        { title: 'E', revisions: [{}, { id: 60, parent: 55 }] },
      ],
    });
    const revisions = (title: string) => wiki.page(title).revisions.map(({ id, parent }) => [id, parent]);
    expect(revisions('A')).to.deep.equal([
      [1, 0],
      [61, 1],
      [62, 61],
    ]);
    expect(revisions('B')).to.deep.equal([
      [2, 0],
      [63, 2],
    ]);
    expect(revisions('C')).to.deep.equal([[3, 0]]);
    expect(revisions('E')).to.deep.equal([
      [5, 0],
      [60, 55],
    ]);
  });

  it('have the time of the next revision by default', () => {
    const early = '2026-01-01T00:00:00Z';
    const wiki = createWiki({ pages: [{ title: 'A', revisions: [{}, { timestamp: early }, {}] }] }, { now: noon });
    expect(wiki.page('A').revisions.map(({ timestamp }) => timestamp)).to.deep.equal([early, early, noon]);
  });

  it('are in their order when the clock goes on while the wiki is filled', () => {
    const revisions = [{ user: 'Alice' }, { user: 'Bob' }];
    const { now } = Date;
    let time = Date.parse(noon);
    Date.now = () => (time += 1000);
    try {
      const wiki = createWiki({
        pages: [
          { title: 'A', revisions },
          { title: 'B', revisions },
        ],
      });
      for (const title of ['A', 'B']) {
        expect(wiki.page(title).revisions.map(({ user }) => user)).to.deep.equal(['Alice', 'Bob']);
      }
    } finally {
      Date.now = now;
    }
  });

  const refused: readonly (readonly [page: Omit<PageDefinition, 'title'>, message: string])[] = [
    [{ revisions: [{ id: 7 }, { id: 7 }] }, 'pages[0].revisions[1].id 7 is the id of another revision too.'],
    [{ revisions: [{ user: 'a#b' }, {}] }, 'pages[0].revisions[0].user "a#b" can be neither a user nor an address.'],
    [{ revisions: [{}, { user: 'a#b' }] }, 'pages[0].revisions[1].user "a#b" can be neither a user nor an address.'],
    [{ revisions: [{}], text: 'a' }, 'pages[0].text belongs in the last entry of "revisions".'],
    [{ revisions: [{}], comment: 'a' }, 'pages[0].comment belongs in the last entry of "revisions".'],
  ];
  for (const [page, message] of refused) {
    it(`are rejected: ${message}`, () => {
      expect(() => createWiki({ pages: [{ title: 'A', ...page }] })).to.throw(WikiContentError, message);
    });
  }

  it('are checked with the position in the file', () => {
    const text =
      'pages:\n  - title: A\n    revisions: []\n  - title: B\n    revisions:\n      - comment: x\n        txet: y\n';
    expect(() => parseWikiFile(text, 'a.wiki.yaml')).to.throw(
      'a.wiki.yaml:3:16: pages[0].revisions must have at least one entry, but is a list\n' +
        'a.wiki.yaml:7:9: pages[1].revisions[0].txet is unknown: did you mean "text"?',
    );
  });
});
