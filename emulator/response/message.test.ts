import { expect } from 'chai';
import { joinList, messageWikitext, plainText } from './message';
import { escapeWikitext139 } from './wikitext-escape';

describe('the plain form of a message (facts 6.1)', () => {
  for (const [wikitext, text] of [
    ['The title for <kbd>x</kbd> must be a file.', 'The title for "x" must be a file.'],
    ['<var>a</var> <samp>b</samp> <code>c</code>', '"a" "b" "c"'],
    ['a <b>bold</b> <a href="x">link</a>', 'a bold link'],
    ['1 < 2', '1 < 2'],
    ['Invalid value "A<b" for', 'Invalid value "A'],
    ['ends with <', 'ends with <'],
    ['&lt;b&gt; &amp;amp; &#65;&#x42; &eacute;', '<b> &amp; AB é'],
    ['&foo; &amp', '&foo; &amp'],
    ['a  b\n\tc\r\n', 'a b c'],
    [' a ', 'a'],
    ['a\u00a0 \u3000b\u2028', 'a\u00a0 \u3000b\u2028'],
  ] as const) {
    it(JSON.stringify(wikitext), () => {
      expect(plainText(wikitext)).to.equal(text);
    });
  }
});

describe('a value inside wikitext', () => {
  it('comes out of the plain form as it went in', () => {
    for (const value of [
      '[x]',
      "a''b",
      '<var>',
      '&lt;',
      '{{x|y=1}};',
      '# a',
      '* a',
      ': a',
      '__TOC__',
      'http://x',
      '----',
    ]) {
      expect(plainText(escapeWikitext139(value))).to.equal(value);
    }
  });

  it('has entities in the place of syntax', () => {
    expect(escapeWikitext139('["&\'<=>]{|};')).to.equal(
      '&#91;&#34;&#38;&#39;&#60;&#61;&#62;&#93;&#123;&#124;&#125;&#59;',
    );
    expect(escapeWikitext139('#a\n*b:c')).to.equal('&#35;a\n&#42;b:c');
    expect(escapeWikitext139('http://x a__b')).to.equal('http&#58;//x a_&#95;b');
  });
});

describe('the parameters of a message', () => {
  it('choose between one and many', () => {
    const lagged = (lag: number) =>
      messageWikitext({ code: 'maxlag', key: 'apierror-maxlag-generic', parameters: [lag] });
    expect(lagged(-1)).to.equal('Waiting for a database server: -1 second lagged.');
    expect(lagged(1)).to.equal('Waiting for a database server: 1 second lagged.');
    expect(lagged(5)).to.equal('Waiting for a database server: 5 seconds lagged.');
  });

  it('print numbers of a range in groups, and the value sent as it was', () => {
    const parameters = [{ plaintext: 'iulimit' }, { plaintext: '5001' }, { num: 1 }, { num: 5000 }];
    expect(messageWikitext({ code: 'outofrange', key: 'paramvalidator-outofrange-minmax', parameters })).to.equal(
      'The value "5001" for parameter "iulimit" must be between 1 and 5,000.',
    );
  });

  it('are not read for dollars again', () => {
    const parameters = [{ plaintext: '$2' }, { plaintext: '$1$&' }];
    expect(messageWikitext({ code: 'badinteger', key: 'paramvalidator-badinteger', parameters })).to.equal(
      'Invalid value "$1$&" for integer parameter "$2".',
    );
  });

  it('join lists', () => {
    expect(joinList(['a', 'b', 'c'], 'comma')).to.equal('a, b, c');
    expect(joinList(['a', 'b', 'c'], 'text')).to.equal('a, b and c');
    expect(joinList(['a', 'b'], 'text')).to.equal('a and b');
    expect(joinList(['a'], 'text')).to.equal('a');
  });
});
