import { expect } from 'chai';
import { decodeCharacterReferences } from './character-references';

/** Texts in titles, and their meaning. */
const observed: [string, string][] = [
  ['a&#32;b', 'a b'],
  ['&#x55;', 'U'],
  ['&#X41;&#0065;', 'AA'],
  ['&eacute;', 'é'],
  ['&check;', '✓'],
  ['&AMP;', '&'],
  ['&amp;amp;', '&amp;'],
  ['&amp;#65;', '&#65;'],
  ['&NotEqualTilde;', '\u2242\u0338'],
  ['&CounterClockwiseContourIntegral;', '\u2233'],
  ['&רלמ;', '\u200f'],
  ['&#0;', '\ufffd'],
  ['&#128;', '\ufffd'],
  ['&#x7f;', '\ufffd'],
  ['&#xD800;', '\ufffd'],
  ['&#xfffe;', '\ufffd'],
  ['&#x110000;', '\ufffd'],
  ['a&#x300;', 'à'],
  ['&foo;', '&foo;'],
  ['&amp', '&amp'],
  ['&copyx;', '&copyx;'],
  ['&#12a;', '&#12a;'],
  ['&;', '&;'],
];

describe('character references in titles', () => {
  for (const [text, decoded] of observed) {
    it(`${text} is ${JSON.stringify(decoded)}`, () => {
      expect(decodeCharacterReferences(text)).to.equal(decoded);
    });
  }
});
