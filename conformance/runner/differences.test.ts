import { expect } from 'chai';

import { firstDifference, isPermutation } from './differences';

describe('firstDifference', () => {
  it('finds none where only the order of members differs', () => {
    expect(firstDifference({ a: 1, b: [null, { c: '' }] }, { b: [null, { c: '' }], a: 1 })).to.equal(undefined);
  });

  it('names the first path that differs', () => {
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).to.equal('/a/1/b');
    expect(firstDifference({ a: 1 }, { a: 1, 'b/c': 2 })).to.equal('/b~1c');
    expect(firstDifference([1, 2], [1])).to.equal('/1');
  });

  it('tells values of different types apart', () => {
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
  it('knows items as equal whose members come in another order, and no others', () => {
    expect(isPermutation([{ a: 1, b: [2] }, 3], [3, { b: [2], a: 1 }])).to.equal(true);
    expect(isPermutation([{ a: 1 }], [{ a: '1' }])).to.equal(false);
    expect(isPermutation([0], [-0])).to.equal(false);
    expect(isPermutation([1, 1, 2], [1, 2, 2])).to.equal(false);
    expect(isPermutation([['a', 1]], [{ a: 1 }])).to.equal(false);
  });

  it('counts how often an item is there', () => {
    expect(isPermutation([1, { a: 2 }, 1], [{ a: 2 }, 1, 1])).to.equal(true);
    expect(isPermutation([1, 2, 2], [1, 1, 2])).to.equal(false);
    expect(isPermutation([1], [1, 1])).to.equal(false);
  });
});
