import { expect } from 'chai';
import type { PageDefinition, UserDefinition } from '../../schemas/generated/wiki-file';
import { releases } from '../releases/releases';
import { createEnvironment } from '../environment';
import { WikiContentError } from '../model/content-error';
import type { WikiModel } from '../model/wiki-model';
import { createModel } from './create-model';

function fill(definition: { pages?: PageDefinition[]; users?: UserDefinition[] }): WikiModel {
  return createModel(definition, releases['1.43'], createEnvironment({ seed: 1 }), {
    debug: undefined,
    headersSent: false,
    unsupported: 'as-unknown',
  });
}

const usersOf = (wiki: WikiModel, file: string): number[] =>
  wiki.pages.usage
    .usersOf(file, 'all')
    ?.slice([], false, undefined, 100)
    .map(({ id }) => id) ?? [];

describe('Filling a wiki', () => {
  it('assigns missing ids in order', () => {
    const wiki = fill({
      pages: [{ title: 'A' }, { title: 'B', id: 7 }, { title: 'C' }, { title: 'D', id: 2 }, { title: 'E' }],
    });
    const ids = ['A', 'B', 'C', 'D', 'E'].map((key) => wiki.pages.findTitle(0, key)?.id);
    expect(ids).to.deep.equal([1, 7, 8, 2, 3]);
  });

  it('skips ids that are given later', () => {
    const wiki = fill({ pages: [{ title: 'A' }, { title: 'B' }, { title: 'C', id: 2 }] });
    expect(['A', 'B', 'C'].map((key) => wiki.pages.findTitle(0, key)?.id)).to.deep.equal([1, 3, 2]);
  });

  it('assigns no id twice if given ids are descending', () => {
    const wiki = fill({
      pages: [
        { title: 'A', id: 3 },
        { title: 'B' },
        { title: 'C', id: 2 },
        { title: 'D' },
        { title: 'E', id: 1 },
        { title: 'F' },
      ],
    });
    expect(['A', 'B', 'C', 'D', 'E', 'F'].map((key) => wiki.pages.findTitle(0, key)?.id)).to.deep.equal([
      3, 4, 2, 5, 1, 6,
    ]);
  });

  it('normalizes titles like the wiki', () => {
    const wiki = fill({ pages: [{ title: ' user:_some  one ' }, { title: 'Image:cat.jpg' }, { title: 'project:x' }] });
    expect(wiki.pages.find(1)).to.include({ namespace: 2, key: 'Some_one' });
    expect(wiki.pages.find(2)).to.include({ namespace: 6, key: 'Cat.jpg' });
    expect(wiki.pages.find(3)).to.include({ namespace: 4, key: 'X' });
  });

  it('derives used files from the text, unless they are declared', () => {
    const wiki = fill({
      pages: [
        { title: 'A', text: 'See [[File:Cat.jpg|thumb]].' },
        { title: 'B', text: '[[File:Cat.jpg]]', uses: ['File:Dog.jpg', 'Image:dog.jpg'] },
        { title: 'C', text: '[[File:Cat.jpg]]', uses: [] },
        { title: 'D' },
      ],
    });
    expect(usersOf(wiki, 'Cat.jpg')).to.deep.equal([1]);
    expect(usersOf(wiki, 'Dog.jpg')).to.deep.equal([2]);
    expect(wiki.pages.find(2)?.uses).to.deep.equal(['Dog.jpg']);
  });

  it('transcludes templates from anywhere in the definition', () => {
    const wiki = fill({
      pages: [
        { title: 'A', text: '{{Box}}' },
        { title: 'Template:Box', text: '[[File:Cat.jpg]]' },
      ],
    });
    expect(usersOf(wiki, 'Cat.jpg')).to.deep.equal([1, 2]);
  });

  it('recognizes redirects by declaration and by text', () => {
    const wiki = fill({
      pages: [
        { title: 'A', redirect: 'B' },
        { title: 'B', redirect: true },
        { title: 'C', text: '#REDIRECT [[A]]' },
        { title: 'D', text: 'no #REDIRECT [[A]]' },
      ],
    });
    expect([1, 2, 3, 4].map((id) => wiki.pages.find(id)?.redirect)).to.deep.equal([true, true, true, false]);
  });

  it('creates users', () => {
    const wiki = fill({
      users: [{ name: 'alice_b', password: 'x', groups: ['sysop', 'bot'] }, { name: 'Bob', id: 9 }, { name: 'Carl' }],
    });
    expect(wiki.users.find('Alice b')).to.deep.include({
      id: 1,
      name: 'Alice b',
      password: 'x',
      groups: ['bot', 'sysop'],
    });
    expect(wiki.users.find('Bob')?.id).to.equal(9);
    expect(wiki.users.find('Carl')?.id).to.equal(10);
  });

  const page = (definition: Partial<PageDefinition>): { pages: PageDefinition[] } => ({
    pages: [
      { title: 'First', id: 5 },
      { title: 'X', ...definition },
    ],
  });
  for (const [what, definition, message] of [
    [
      'a title that is none',
      page({ title: 'a[b' }),
      'pages[1].title "a[b" cannot be the title of a page of this wiki.',
    ],
    [
      'a special page',
      page({ title: 'Special:X' }),
      'pages[1].title "Special:X" cannot be the title of a page of this wiki.',
    ],
    [
      'a page of another wiki',
      page({ title: 'mw:X' }),
      'pages[1].title "mw:X" cannot be the title of a page of this wiki.',
    ],
    [
      'two pages of one title',
      page({ title: '_first_' }),
      'pages[1].title "_first_" is the title of another page too.',
    ],
    ['two pages of one id', page({ id: 5 }), 'pages[1].id 5 is the id of another page too.'],
    ['an id that is none', page({ id: 0 }), 'pages[1].id must be 1 or more.'],
    ['an id beyond all numbers', page({ id: 2 ** 53 }), 'pages[1].id must be 1 or more.'],
    [
      'a redirect to nowhere',
      page({ redirect: '|' }),
      'pages[1].redirect "|" cannot be the title of a page of this wiki.',
    ],
    [
      'a use of what is no file',
      page({ uses: ['File:A', 'Cat.jpg'] }),
      'pages[1].uses[1] "Cat.jpg" is not a file; write "File:Cat.jpg".',
    ],
    [
      'a user name that is none',
      { users: [{ name: '1.2.3.4' }] },
      'users[0].name "1.2.3.4" cannot be the name of a user.',
    ],
    [
      'two users of one name',
      { users: [{ name: 'A' }, { name: 'a' }] },
      'users[1].name "A" is the name of another user too.',
    ],
    [
      'two users of one id',
      {
        users: [
          { name: 'A', id: 2 },
          { name: 'B', id: 2 },
        ],
      },
      'users[1].id 2 is the id of another user too.',
    ],
  ] as const) {
    it(`rejects ${what}`, () => {
      expect(() => fill(definition as Parameters<typeof fill>[0])).to.throw(WikiContentError, message);
    });
  }
});
