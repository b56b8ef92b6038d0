import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readHtmlPage } from './html-page';

/** A page that a real wiki sent. */
function recorded(name: string): string {
  return readFileSync(join(__dirname, '../../emulator/formats/recorded-pages', name), 'utf8');
}

describe('readHtmlPage', () => {
  for (const release of ['1.39', '1.43']) {
    it(`reads a page of release ${release}`, () => {
      const page = readHtmlPage(recorded(`${release}-anonymous.txt`));
      expect(page.title).to.equal('MediaWiki API result - TestWiki');
      expect(page.notice).to.match(
        /^This is the HTML representation of the JSON format\. HTML is good for debugging, but is unsuitable for application use\. Specify the format parameter .*, set format=json\. See the complete documentation, or the API help for more information\.$/,
      );
      expect(page.json).to.deep.equal({ batchcomplete: '', query: { tokens: { csrftoken: '+\\' } } });
      expect(page.preformatted).to.match(/^\{\n {4}"batchcomplete": "",\n/);
      expect(page.links).to.include('https://www.mediawiki.org/wiki/API');
      expect(
        page.links.filter((link) => link.endsWith('/api.php?action=query&meta=tokens&format=json')),
      ).to.have.length(1);
      expect(page.text).to.match(/^MediaWiki API result This is the HTML representation/);
      expect(page.text).not.to.contain('RLCONF');
      expect(page.text).not.to.contain('mw.log');
    });
  }

  it('decodes character references, in text and in links', () => {
    const page = readHtmlPage(
      '<a href="?a=1&amp;b=&quot;">x &lt;y&gt;</a><pre class="api-pretty-content">{"&amp;":1}</pre>',
    );
    expect(page.links).to.deep.equal(['?a=1&b="']);
    expect(page.text).to.equal('x <y> {"&":1}');
    expect(page.json).to.deep.equal({ '&': 1 });
  });

  it('reads data that a highlighter has wrapped', () => {
    const page = readHtmlPage(
      '<div class="mw-highlight api-pretty-content"><pre>\n<span class="p">{</span><span>"a"</span>: 1}</pre></div><pre>{}</pre>',
    );
    expect(page.preformatted).to.equal('{"a": 1}');
    expect(page.json).to.deep.equal({ a: 1 });
  });

  it('reads exactly the data, without the line feed that HTML drops', () => {
    const page = readHtmlPage('<pre>other</pre><pre class="x api-pretty-content">\n\n<b>1</b>\n</pre><pre>other</pre>');
    expect(page.preformatted).to.equal('\n1\n');
  });

  it('omits parts that the page lacks', () => {
    expect(readHtmlPage('<p>No <!-- <title>x</title> --> API</p><script>"<pre>"</script>')).to.deep.equal({
      text: 'No API',
      links: [],
    });
    expect(readHtmlPage('<pre class="api-pretty-content">no JSON</pre>')).not.to.have.property('json');
    expect(readHtmlPage('{"batchcomplete":""}')).to.deep.equal({ text: '{"batchcomplete":""}', links: [] });
  });

  it('ends the notice with its element', () => {
    const page = readHtmlPage(
      '<div class="api-pretty-header"><div>Inner</div><p>Notice</p></div><div class="api-pretty-header">Second</div><p>Rest</p>',
    );
    expect(page.notice).to.equal('Inner Notice Second');
  });
});
