import { expect } from 'chai';
import { joinList, messageWikitext } from './message';
import { plainText } from './message-plain-text';
import { escapeWikitext139, escapeWikitext143 } from '../text/wikitext-escape';

describe('The plain text of a message (core 6.1)', () => {
  for (const [wikitext, text] of [
    ['The title for <kbd>x</kbd> must be a file.', 'The title for "x" must be a file.'],
    ['<var>a</var> <samp>b</samp> <code>c</code>', '"a" "b" "c"'],
    ['a <b>bold</b> <a href="x">link</a>', 'a bold link'],
    ['1 < 2', '1 < 2'],
    ['Invalid value "A<b" for', 'Invalid value "A'],
    ['ends with <', 'ends with <'],
    ['<.> <1> <é>', '<.> <1> <é>'],
    ["<b a='>'>x <b a=>y <b =x>z </b\t>.", 'x y z .'],
    ['a <b c="', 'a'],
    ['<!--x-->a<!-->b<!--->c<!-- > --!>d<!x>e<?x?>f</ x>g</>h', 'abcdefgh'],
    ['a <!--x', 'a'],
    ['a<p>b</p>c<br/>d<LI>e<canvas>f<center>g', 'a b c d e fg'],
    ['<script>a<b>c</script>d <style>b</script>c</style>d', 'd cd'],
    ['<KBD>x</KBD> <kbd >y', 'x y'],
    ['&lt;b&gt; &amp;amp; &#65;&#x42; &eacute;', '<b> &amp; AB é'],
    ['&foo; &amp &notit; &#65 &#128; &#0;', '&foo; & ¬it; A € \ufffd'],
    ['a  b\n\tc\r\n', 'a b c'],
    [' a ', 'a'],
    ['a\u00a0 \u3000b\u2028', 'a\u00a0 \u3000b\u2028'],
  ] as const) {
    it(JSON.stringify(wikitext), () => {
      expect(plainText(wikitext)).to.equal(text);
    });
  }
});

describe('A value inside wikitext', () => {
  it('is unchanged in the plain text', () => {
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

  for (const [value, in139, in143] of [
    ['["&\'<=>]{|};', '&#91;&#34;&#38;&#39;&#60;&#61;&#62;&#93;&#123;&#124;&#125;&#59;', undefined],
    ['#a\n*b:c', '&#35;a\n&#42;b:c', undefined],
    ['http://x a__b', 'http&#58;//x a_&#95;b', undefined],
    ['a\r\n*\r*\r', 'a&#13;\n*\r&#42;\r', 'a&#13;\n*\r&#42;&#13;'],
    ['a\n\n\n----', 'a\n&#10;\n&#45;---', undefined],
    ['a\n-*', 'a\n-*', undefined],
    ['__x__', '_&#95;x_&#95;', '&#95;&#95;x_&#95;'],
    ['~~~~', '~~~~', '&#126;~&#126;&#126;'],
    ['a\n!b!!!', 'a\n!b!!!', 'a\n&#33;b&#33;!!'],
    ['+_tel:\t', '+_tel:\t', '&#43;_tel:&#9;'],
    ['_tel:', '_tel:', '&#95;tel&#58;'],
  ] as const) {
    it(`has entities instead of syntax: ${JSON.stringify(value)}`, () => {
      expect(escapeWikitext139(value)).to.equal(in139);
      expect(escapeWikitext143(value)).to.equal(in143 ?? in139);
    });
  }
});

describe('The parameters of a message', () => {
  it('choose between singular and plural', () => {
    const lagged = (lag: number) =>
      messageWikitext({ code: 'maxlag', key: 'apierror-maxlag-generic', parameters: [lag] });
    expect(lagged(-1)).to.equal('Waiting for a database server: -1 second lagged.');
    expect(lagged(1)).to.equal('Waiting for a database server: 1 second lagged.');
    expect(lagged(5)).to.equal('Waiting for a database server: 5 seconds lagged.');
  });

  it('print limits with thousands separators, and the sent value unchanged', () => {
    const parameters = [{ plaintext: 'iulimit' }, { plaintext: '5001' }, { num: 1 }, { num: 5000 }];
    expect(messageWikitext({ code: 'outofrange', key: 'paramvalidator-outofrange-minmax', parameters })).to.equal(
      'The value "5001" for parameter "iulimit" must be between 1 and 5,000.',
    );
  });

  it('are not searched for parameters again', () => {
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
