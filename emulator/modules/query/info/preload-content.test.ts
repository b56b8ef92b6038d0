import { expect } from 'chai';

import { createWiki } from '../../../index';
import { send } from '../../../testing/send.test-support';

interface Preloaded {
  readonly preloadcontent?: { readonly contentmodel: string; readonly content: string };
  readonly preloadisdefault?: boolean;
}

describe('inprop=preloadcontent', () => {
  const wiki = createWiki({
    site: { release: '1.43' },
    pages: [
      { title: 'Box', text: 'for $1<noinclude>, a box</noinclude>' },
      { title: 'MediaWiki:Sunday', text: 'Day $1' },
    ],
  });
  const preloaded = (request: string) => {
    const { body } = send(wiki, `action=query&prop=info&inprop=preloadcontent&format=json&formatversion=2&${request}`);
    const [page] = (JSON.parse(body) as { query: { pages: Preloaded[] } }).query.pages;
    return [page?.preloadcontent?.content, page?.preloadisdefault];
  };

  it('begins a page with another one', () => {
    expect(preloaded('titles=New&inpreloadcustom=Box&inpreloadparams=you')).to.deep.equal(['for you', false]);
  });

  it('begins a page of a message with the text of MediaWiki', () => {
    expect(preloaded('titles=MediaWiki:Monday&inpreloadcustom=Box')).to.deep.equal(['Monday', true]);
  });

  it('begins a page with the text of a message, or with the page in its place', () => {
    expect(preloaded('titles=New&inpreloadcustom=MediaWiki:Monday')).to.deep.equal(['Monday', false]);
    expect(preloaded('titles=New&inpreloadcustom=MediaWiki:Sunday')).to.deep.equal(['Day $1', false]);
  });

  it('does not know texts of messages in other languages', () => {
    expect(() => preloaded('titles=MediaWiki:Monday/de')).to.throw('the text of the message Monday/de');
  });

  it('tells nothing of pages that exist', () => {
    expect(preloaded('titles=Box')).to.deep.equal([undefined, undefined]);
  });
});
