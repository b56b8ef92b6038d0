import { expect } from 'chai';

import { mergeSorted } from './merge-sorted';

const byNumber = (one: number, other: number): number => one - other;

describe('mergeSorted', () => {
  it('merges lists, and lists equal items once', () => {
    expect([...mergeSorted([[1, 4, 6], [], [1, 2, 6, 9]], byNumber)]).to.deep.equal([1, 2, 4, 6, 9]);
    expect([...mergeSorted([], byNumber)]).to.deep.equal([]);
  });

  it('merges descending lists by a descending order', () => {
    expect([
      ...mergeSorted(
        [
          [6, 4],
          [5, 4, 1],
        ],
        (one, other) => other - one,
      ),
    ]).to.deep.equal([6, 5, 4, 1]);
  });

  it('reads no further than it is asked to', () => {
    function* endless(first: number): Generator<number, void> {
      for (let number = first; ; number += 2) yield number;
    }
    const [first, second, third] = mergeSorted([endless(1), endless(2)], byNumber);
    expect([first, second, third]).to.deep.equal([1, 2, 3]);
  });
});
