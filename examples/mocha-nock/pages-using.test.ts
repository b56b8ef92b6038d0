import { expect } from 'chai';
import { createWiki } from 'wikidouble';

import { pagesUsing } from './pages-using';

describe('pagesUsing', () => {
  const wiki = createWiki({
    pages: [
      { title: 'Gallery', text: '[[File:Cat.jpg|thumb|A cat]] and [[File:Two words.png]]' },
      { title: 'Talk:Gallery', uses: ['File:Cat.jpg'] },
      ...Array.from({ length: 600 }, (_, index) => ({ title: `Report ${index + 1}`, uses: ['File:Logo.svg'] })),
    ],
  });

  before(() => {
    wiki.intercept('https://wiki.example/w');
  });
  beforeEach(() => {
    wiki.reset();
  });
  after(() => wiki.close());

  it('finds pages of every namespace', async () => {
    expect(await pagesUsing('File:Cat.jpg')).to.deep.equal(['Gallery', 'Talk:Gallery']);
  });

  it('finds a file whose name has spaces', async () => {
    expect(await pagesUsing('File:Two words.png')).to.deep.equal(['Gallery']);
  });

  it('finds nothing if no page uses the file', async () => {
    expect(await pagesUsing('File:Dog.jpg')).to.deep.equal([]);
  });

  it('follows continuation', async () => {
    const titles = await pagesUsing('File:Logo.svg');
    expect(titles).to.have.length(600);
    expect(titles.at(-1)).to.equal('Report 600');
    // MediaWiki returns at most 500 results per request to anonymous clients.
    expect(wiki.requests).to.have.length(2);
  });

  it('reports errors of the API', async () => {
    const failure = await pagesUsing('Gallery').catch(String);
    expect(failure).to.equal('Error: bad_image_title: The title for "imageusage" must be a file.');
  });
});
