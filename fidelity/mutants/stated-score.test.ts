import { expect } from 'chai';

import { clearlyBelow, type MutationScore } from './stated-score';

function score(mutants: number, found150: number, found400: number): MutationScore {
  const found = { mutants, within: { '150': found150, '400': found400 } };
  return { date: '2026-11-23', seed: 1, isWhole: false, anonymous: found, withAccount: found };
}

describe('the score of a sample', () => {
  it('is not clearly below the stated one if chance explains the difference', () => {
    expect(clearlyBelow(score(2000, 1800, 1940), score(40, 36, 39))).to.deep.equal([]);
    expect(clearlyBelow(score(2000, 1800, 1940), score(40, 32, 37))).to.deep.equal([]);
  });

  it('is clearly below it if chance does not', () => {
    expect(clearlyBelow(score(2000, 1800, 1940), score(40, 28, 39))).to.deep.equal([
      'Within 150 requests without an account, 70.0 % of 40 mutants were found: docs/how-we-know.md states 90.0 %, and at least 75.6 % were expected.',
      'Within 150 requests with an account, 70.0 % of 40 mutants were found: docs/how-we-know.md states 90.0 %, and at least 75.6 % were expected.',
    ]);
  });

  it('may miss one of a sample where all were found', () => {
    expect(clearlyBelow(score(200, 200, 200), score(40, 39, 39))).to.deep.equal([]);
  });

  it('is clearly below it if nothing was tried', () => {
    expect(clearlyBelow(score(2000, 1990, 1990), score(0, 0, 0))).to.have.lengthOf(4);
  });
});
