import { expect } from 'chai';

import { pageParts } from './compare-page';
import { compareResponses } from './compare-responses';
import { jsonTree } from './json-tree';
import { LayeredText } from '../../../conformance/documents/layered-text';
import { phpTree } from '../../../conformance/documents/php-tree';
import { response, anyRequest, realResponses } from './real-responses.test-support';
import { Malformed } from '../../../conformance/documents/tree';
import { xmlTree } from '../../../conformance/documents/xml-tree';

const levels = 20_000;

describe('the comparison of hostile responses', () => {
  const deep: Readonly<Record<string, () => unknown>> = {
    JSON: () => jsonTree(LayeredText.whole('[{"a":'.repeat(levels) + '1' + '}]'.repeat(levels))),
    PHP: () => phpTree(LayeredText.whole('a:1:{i:0;'.repeat(levels) + 'N;' + '}'.repeat(levels))),
    XML: () => xmlTree(LayeredText.whole('<a>'.repeat(levels) + '</a>'.repeat(levels))),
  };
  for (const [format, read] of Object.entries(deep)) {
    it(`rejects ${format} with too many levels`, () => {
      expect(read).to.throw(Malformed, 'more than 512 levels');
    });
  }

  it('reports a difference for such a response', () => {
    const wiki = realResponses.list.replace('{', `{"x":${'['.repeat(levels)}${']'.repeat(levels)},`);
    const found = compareResponses(anyRequest, response(realResponses.list), response(wiki));
    expect(found).to.have.property('kind', 'body, malformed');
  });

  it('keeps an invalid character reference', () => {
    const page = '<pre class="api-pretty-content">a&#99999999;b&#x110000;c&#x10ffff;</pre>';
    expect(pageParts(LayeredText.whole(page)).data?.text).to.equal('a&#99999999;b&#x110000;c\u{10ffff}');
  });

  it('uses the first occurrence of each part of a page', () => {
    const page =
      '<title>one</title><title>two</title><div class="api-pretty-header">notice<pre class="api-pretty-content">data</pre>' +
      '<pre class="api-pretty-content">more</pre>';
    const { title, notice, data, chrome } = pageParts(LayeredText.whole(page));
    expect([title?.text, notice?.text, data?.text]).to.deep.equal([
      'one',
      '<div class="api-pretty-header">notice',
      'data',
    ]);
    expect(chrome.map(({ text }) => text)).to.deep.equal([
      '<title>',
      '</title><title>two</title>',
      '<pre class="api-pretty-content">',
      '</pre><pre class="api-pretty-content">more</pre>',
    ]);
  });
});
