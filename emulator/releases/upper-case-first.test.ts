import { expect } from 'chai';
import { upperCaseFirst139, upperCaseFirst143 } from './upper-case-first';

/** character, 1.39, 1.43: the addresses (`inprop=url`) of a title with the character and an `a`. */
const observed: [string, string, string][] = [
  ['a', 'A', 'A'],
  ['A', 'A', 'A'],
  ['1', '1', '1'],
  ['é', 'É', 'É'],
  ['ı', 'I', 'I'],
  ['ÿ', 'Ÿ', 'Ÿ'],
  ['µ', '\u039c', '\u039c'],
  ['ſ', 'S', 'S'],
  ['ŉ', 'ʼN', 'ʼN'],
  ['ß', 'SS', 'Ss'],
  ['ﬁ', 'FI', 'Fi'],
  ['ﬃ', 'FFI', 'Ffi'],
  ['ǆ', 'Ǆ', 'ǅ'],
  ['ǅ', 'Ǆ', 'ǅ'],
  ['և', 'ԵՒ', 'Եւ'],
  ['ﬓ', 'ՄՆ', 'Մն'],
  ['\u0390', '\u0399\u0308\u0301', '\u0399\u0308\u0301'],
  ['\u0345', '\u0399', '\u0399'],
  ['\u1fb3', '\u0391\u0399', '\u1fbc'],
  ['\u1f84', '\u1f0c\u0399', '\u1f8c'],
  ['\u1fb7', '\u0391\u0342\u0399', '\u0391\u0342\u0345'],
  ['\u10d0', '\u1c90', '\u10d0'],
  ['\uab70', '\u13a0', '\u13a0'],
  ['\u{10428}', '\u{10400}', '\u{10400}'],
  ['\u{1e922}', '\u{1e900}', '\u{1e900}'],
  // Pairs that Unicode got after the observed releases.
  ['\u019b', '\u019b', '\u019b'],
  ['\u0264', '\u0264', '\u0264'],
  ['\u1c8a', '\u1c8a', '\u1c8a'],
  ['\u{10d70}', '\u{10d70}', '\u{10d70}'],
];

describe('The first character of a title', () => {
  for (const [character, in139, in143] of observed) {
    it(`${character} becomes ${in139} in 1.39 and ${in143} in 1.43`, () => {
      expect(upperCaseFirst139(character)).to.equal(in139);
      expect(upperCaseFirst143(character)).to.equal(in143);
    });
  }
});
