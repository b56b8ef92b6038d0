import { expect } from 'chai';

import { figure, quantile } from './figures';

describe('figures', () => {
  it('are medians of the ratios of each round, not ratios of medians', () => {
    const samples = new Map([
      ['ours', [10, 40, 90]],
      ['theirs', [20, 40, 100]],
    ]);
    const { ratio, rounds, absolute } = figure(samples, {
      measured: 'ours',
      baseline: 'theirs',
      better: 'higher',
      unit: 'requests per second',
    });
    expect(ratio).to.equal(0.9);
    expect(rounds).to.equal(3);
    expect(absolute).to.deep.equal({ unit: 'requests per second', measured: 40, baseline: 40 });
  });

  it('lie between the two nearest samples', () => {
    expect(quantile([4, 1, 2, 3], 0.5)).to.equal(2.5);
    expect(quantile([4, 1, 2, 3], 0.25)).to.equal(1.75);
    expect(quantile([7], 0.75)).to.equal(7);
  });

  it('refuse what was not measured', () => {
    const order = { measured: 'ours', baseline: 'theirs', better: 'lower', unit: 'ms' } as const;
    expect(() => figure(new Map([['ours', [1]]]), order)).to.throw('Nothing was measured of theirs.');
  });
});
