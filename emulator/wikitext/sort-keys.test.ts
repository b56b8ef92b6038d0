import { expect } from 'chai';

import { labelSortKey, storedSortKey } from './sort-keys';

/** What real wikis of both releases stored (reading 15.1). */
const labels: readonly (readonly [label: string, stored: string])[] = [
  [' lead trail ', ' lead trail '],
  ['\ttab', '\ttab'],
  ['a\n\nb', 'ab'],
  ['\n* x', '* x'],
  ['&#x41;&lt;b&nbsp;c', 'A<b\u00a0c'],
  ['a&amp;amp;b', 'a&amp;b'],
  ['a_b  c', 'a_b  c'],
  ['a|b', 'a|b'],
  ["''a", '<i>a</i>'],
  ["'''a'''", '<b>a</b>'],
  ["'''", '<b></b>'],
  ["''''a'''' b", "'<b>a'</b> b"],
  ["'''''a''' b''", '<i><b>a</b> b</i>'],
  ["'''a'' b", "'<i>a</i> b"],
  ["a''b'''c", "a<i>b'</i>c"],
];

describe('labelSortKey', () => {
  for (const [label, stored] of labels) {
    it(`stores ${JSON.stringify(label)} as ${JSON.stringify(stored)}`, () => {
      expect(labelSortKey(label)).to.equal(stored);
    });
  }
});

describe('storedSortKey', () => {
  it('cuts what is longer than 255 bytes between characters', () => {
    expect(storedSortKey('é'.repeat(200))).to.equal('é'.repeat(127));
    expect(storedSortKey('a'.repeat(256))).to.equal('a'.repeat(255));
  });

  it('leaves apostrophes as they are', () => {
    expect(storedSortKey("''a''")).to.equal("''a''");
  });
});
