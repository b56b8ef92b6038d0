import { expect } from 'chai';
import { Mwn } from 'mwn';

import { createWiki, type Wiki } from '../../emulator';

const pages = [
  { title: 'Zoo', text: '[[Category:Cats|z]]' },
  { title: 'Den', text: '{{DEFAULTSORT:a}}[[Category:Cats]] [[Category:Hidden]]' },
  { title: 'Category:Lions', text: '[[Category:Cats]]' },
  { title: 'File:Cat.png', text: '[[Category:Cats]]' },
  { title: 'Category:Hidden', text: '__HIDDENCAT__' },
];

interface Named {
  readonly title: string;
}

const titlesOf = (rows: readonly Named[]): string[] => rows.map(({ title }) => title);

describe('mwn, with the categories of a wiki', () => {
  let wiki: Wiki;
  let bot: Mwn;
  before(async () => {
    wiki = createWiki({ pages });
    const { api: apiUrl } = await wiki.listen();
    bot = new Mwn({ apiUrl, silent: true, suppressAPIWarnings: true, maxRetries: 0, userAgent: 'test' });
    await bot.getSiteInfo();
  });
  after(() => wiki.close());

  it('lists the pages, subcategories and files of a category', async () => {
    const cats = new bot.Category('Cats');
    expect(titlesOf(await cats.pages())).to.deep.equal(['Den', 'Zoo']);
    expect(titlesOf(await cats.subcats())).to.deep.equal(['Category:Lions']);
    expect(titlesOf(await cats.files())).to.deep.equal(['File:Cat.png']);
  });

  it('continues from response to response', async () => {
    const titles: string[] = [];
    for await (const { title } of new bot.Category('Cats').membersGen({ cmlimit: 1 }) as AsyncIterable<Named>) {
      titles.push(title);
    }
    expect(titles).to.deep.equal(['Den', 'Zoo', 'Category:Lions', 'File:Cat.png']);
  });

  it('lists the categories of a page', async () => {
    expect(await new bot.Page('Den').categories()).to.deep.equal(['Category:Cats', 'Category:Hidden']);
  });
});
