import { expect } from 'chai';

import { createWiki } from '../index';
import { bothReleases, send } from '../testing/send.test-support';

/** What the vectors of `parse` do not show: what depends on a wiki with other settings, or on its own pages. */
for (const release of bothReleases) {
  describe(`rendered pages, release ${release}`, () => {
    const htmlOf = (text: string, definition: Parameters<typeof createWiki>[0] = {}): string => {
      const wiki = createWiki(definition, { release });
      const body = `text=${encodeURIComponent(text)}&title=T`;
      const response = send(wiki, 'action=parse&prop=text&disablelimitreport=1&format=json&formatversion=2', { body });
      const { parse } = response.json() as { parse: { text: string } };
      return parse.text.replace(/^<div [^>]*>|<\/div>$/g, '');
    };

    it('lead to the addresses of the wiki', () => {
      const site = { articlePath: '/wiki/$1' };
      expect(htmlOf('[[A]] [[B]]', { site, pages: [{ title: 'A', text: 'a' }] })).to.equal(
        '<p><a href="/wiki/A" title="A">A</a> ' +
          '<a href="/index.php?title=B&amp;action=edit&amp;redlink=1" class="new" title="B (page does not exist)">B</a>\n</p>',
      );
    });

    it('name templates within themselves', () => {
      const pages = [{ title: 'Template:L', text: 'x{{L}}' }];
      expect(htmlOf('{{L}}', { pages })).to.contain('<span class="error">Template loop detected: <a href=');
    });

    it('have nothing of control characters that stand for something while they are made', () => {
      expect(htmlOf('a\x03;b')).to.equal('<p>a\ufffd;b\n</p>');
    });
  });
}

describe('what cannot be rendered', () => {
  const request =
    'action=parse&prop=text&title=T&format=json&text=' +
    encodeURIComponent('<langconvert from="a" to="b">c</langconvert>');

  it('fails as unsupported', () => {
    expect(() => createWiki().handle({ url: `/api.php?${request}` })).to.throw(Error, 'the HTML of <langconvert>');
  });

  it('is left out where the wiki only warns', () => {
    const wiki = createWiki({}, { unsupported: 'as-unknown' });
    expect(send(wiki, `${request}&formatversion=2`).body).to.contain('"text"');
  });
});
