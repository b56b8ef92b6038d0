import { expect } from 'chai';

import { firstDifference, isPermutation } from './differences';

describe('firstDifference', () => {
  it('ignores the order of members', () => {
    expect(firstDifference({ a: 1, b: [null, { c: '' }] }, { b: [null, { c: '' }], a: 1 })).to.equal(undefined);
  });

  it('names the first path that differs', () => {
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).to.equal('/a/1/b');
    expect(firstDifference({ a: 1 }, { a: 1, 'b/c': 2 })).to.equal('/b~1c');
    expect(firstDifference([1, 2], [1])).to.equal('/1');
  });

  it('distinguishes values of different types', () => {
    for (const [one, other] of [
      ['1', 1],
      [[], {}],
      ['', null],
      [false, 0],
    ] as const) {
      expect(firstDifference(one, other), JSON.stringify([one, other])).to.equal('');
    }
  });
});

describe('isPermutation', () => {
  it('treats items as equal if only the order of their members differs', () => {
    expect(isPermutation([{ a: 1, b: [2] }, 3], [3, { b: [2], a: 1 }])).to.equal(true);
    expect(isPermutation([{ a: 1 }], [{ a: '1' }])).to.equal(false);
    expect(isPermutation([0], [-0])).to.equal(false);
    expect(isPermutation([1, 1, 2], [1, 2, 2])).to.equal(false);
    expect(isPermutation([['a', 1]], [{ a: 1 }])).to.equal(false);
  });

  it('counts repeated items', () => {
    expect(isPermutation([1, { a: 2 }, 1], [{ a: 2 }, 1, 1])).to.equal(true);
    expect(isPermutation([1, 2, 2], [1, 1, 2])).to.equal(false);
    expect(isPermutation([1], [1, 1])).to.equal(false);
  });
});
