import { expect } from 'chai';
import * as fc from 'fast-check';
import { describeLinearGrowth, filled } from '../testing/growth.test-support';
import { normalFormC } from './normal-form';

/** Every character that can be part of a decomposition or be reordered. */
const marks: string[] = [];
for (let code = 0; code <= 0x10ffff; code++) {
  const character = String.fromCodePoint(code);
  if (/\p{M}/u.test(character)) marks.push(character);
}

const composing = [
  'a',
  'e',
  'i',
  'o',
  'u',
  'A',
  'E',
  'O',
  '가',
  '각',
  '\u1100',
  '\u1161',
  '\u11a8',
  '\u09c7',
  '\u09be',
  '\u0dd9',
  '\u0dcf',
  '\u0dca',
];
const chaining = ['\u{16d63}', '\u{16d67}', '\u{16d69}', '\u{113c2}', '\u{113b8}', '\u{11131}', '\u{11127}'];
const character = fc.oneof(
  fc.constantFrom(...marks),
  fc.constantFrom('\u0301', '\u0323', '\u0344', '\u0f73', '\u0f75', '\u0f81', '\u0345', '\u0334'),
  fc.constantFrom(...composing, ...chaining),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);

describe('normalFormC', () => {
  it('agrees with the engine for any text', () => {
    fc.assert(
      fc.property(fc.array(character, { maxLength: 200 }), (characters) => {
        const text = characters.join('');
        expect(normalFormC(text)).to.equal(text.normalize('NFC'));
      }),
      { numRuns: 300 },
    );
  });

  it('agrees with the engine for long runs of marks of all classes in any order', () => {
    expect(normalFormC(`a${marks.join('')}`)).to.equal(`a${marks.join('')}`.normalize('NFC'));
    const backwards = [...marks].reverse().join('');
    expect(normalFormC(`e${backwards}`)).to.equal(`e${backwards}`.normalize('NFC'));
    fc.assert(
      fc.property(fc.shuffledSubarray(marks, { minLength: 40, maxLength: 400 }), (run) => {
        const text = `a${run.join('')}o${run.join('')}`;
        expect(normalFormC(text)).to.equal(text.normalize('NFC'));
      }),
    );
  });

  it('agrees with the engine for texts that are normalized in several parts', () => {
    const mark = fc.oneof(fc.constantFrom(...marks), fc.constantFrom(...composing, ...chaining));
    fc.assert(
      fc.property(
        fc.array(mark, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 4000, max: 9000 }),
        (run, length) => {
          const text = filled(run.join(''), length);
          expect(normalFormC(text)).to.equal(text.normalize('NFC'));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('keeps lone surrogates', () => {
    const text = `\ud800${'\u0301\u0323'.repeat(3000)}\udc00${'\ud83d'.repeat(5000)}`;
    expect(normalFormC(text)).to.equal(text.normalize('NFC'));
  });
});

describeLinearGrowth(
  'growth of the normal form',
  [
    ['a letter and one mark', 'e\u0301'],
    ['marks of one class', '\u0301'],
    ['marks of two classes', '\u0301\u0323'],
    ['marks of three classes', '\u0345\u0301\u0323'],
    ['marks that decompose', '\u0f73'],
    ['marks that decompose to others', '\u0344\u0323'],
    ['marks that are starters', '\u09be'],
    ['Korean letters', '\u1100\u1161\u11a8'],
    ['Korean syllables', '각'],
    ['letters that compose over and over', '\u{16d67}'],
    ['signs that compose over and over', '\u{113c2}'],
    ['marks of every class', marks.join('')],
  ].map(([name = '', pattern = '']) => ({ name, prepare: (size) => () => normalFormC(`a${filled(pattern, size)}`) })),
);
