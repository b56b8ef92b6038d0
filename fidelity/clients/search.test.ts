import { expect } from 'chai';
import { Mwn } from 'mwn';

import { createWiki, type Wiki } from '../../emulator';

const pages = [
  { title: 'Cat', text: 'It purrs.' },
  { title: 'Cat door', text: 'A door for a cat.' },
  { title: 'Dog', text: 'It barks.' },
];

interface Answer {
  readonly query: { readonly search: readonly { readonly title: string }[] };
}

describe('mwn, searching a wiki', () => {
  let wiki: Wiki;
  let bot: Mwn;
  before(async () => {
    wiki = createWiki({ pages });
    const { api: apiUrl } = await wiki.listen();
    bot = new Mwn({ apiUrl, silent: true, suppressAPIWarnings: true, maxRetries: 0, userAgent: 'test' });
    await bot.getSiteInfo();
  });
  after(() => wiki.close());

  it('finds titles with a word', async () => {
    const found = await bot.search('cat', 5, ['snippet', 'wordcount']);
    expect(found.map(({ title }) => title)).to.deep.equal(['Cat', 'Cat door']);
    expect(found[1]).to.deep.include({ wordcount: 5, snippet: 'A door for a <span class="searchmatch">cat</span>.\n' });
  });

  it('continues from response to response', async () => {
    const titles: string[] = [];
    const query = { action: 'query', list: 'search', srsearch: 'ca*', srlimit: 1 };
    for await (const { query: found } of bot.continuedQueryGen(query) as AsyncIterable<Answer>) {
      titles.push(...found.search.map(({ title }) => title));
    }
    expect(titles).to.deep.equal(['Cat', 'Cat door']);
  });
});
