import { expect } from 'chai';

import { Covering, type Combination, type CoveringDimension } from './covering';
import { randomFrom } from './random';

const dimensions: readonly CoveringDimension[] = [
  { name: 'format', values: ['json', 'xml', 'php', 'html'] },
  { name: 'method', values: ['GET', 'POST', 'HEAD'] },
  { name: 'client', values: ['anonymous', 'account'] },
  { name: 'language', values: ['', 'de'] },
  { name: 'limit', values: ['', '1', 'max'] },
];

function cover(strength: 2 | 3, seed: number, isPossible?: (partial: Combination) => boolean): Combination[] {
  const covering = new Covering({ dimensions, strength, random: randomFrom(seed), ...(isPossible && { isPossible }) });
  const rows: Combination[] = [];
  for (let row = covering.next(); row; row = covering.next()) rows.push(row);
  expect(covering.coverage.covered).to.equal(covering.coverage.total);
  return rows;
}

/** Every tuple of values that no combination has. */
function missing(rows: readonly Combination[], strength: number): string[] {
  const tuples = (from: number, size: number): Combination[] =>
    size === 0
      ? [{}]
      : dimensions
          .slice(from)
          .flatMap(({ name, values }, index) =>
            values.flatMap((value) => tuples(from + index + 1, size - 1).map((rest) => ({ [name]: value, ...rest }))),
          );
  return tuples(0, strength)
    .filter((tuple) => !rows.some((row) => Object.entries(tuple).every(([name, value]) => row[name] === value)))
    .map((tuple) => JSON.stringify(tuple));
}

describe('a covering array', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    it(`has every pair of values, with seed ${seed}`, () => {
      const rows = cover(2, seed);
      expect(missing(rows, 2)).to.deep.equal([]);
      // 12 is the least: 4 formats with 3 methods.
      expect(rows.length).to.be.at.least(12).and.at.most(18);
    });
  }

  it('has every triple of values', () => {
    const rows = cover(3, 7);
    expect(missing(rows, 3)).to.deep.equal([]);
    expect(rows.length).to.be.at.most(80);
  });

  it('is determined by the seed', () => {
    expect(cover(2, 1)).to.deep.equal(cover(2, 1));
    expect(cover(2, 1)).to.not.deep.equal(cover(2, 2));
  });

  it('has no combination that is impossible', () => {
    const rows = cover(2, 1, ({ method, format }) => method !== 'HEAD' || format === undefined || format === 'json');
    expect(rows.filter(({ method }) => method === 'HEAD').map(({ format }) => format)).to.not.include('xml');
    expect(missing(rows, 2)).to.deep.equal([
      '{"format":"xml","method":"HEAD"}',
      '{"format":"php","method":"HEAD"}',
      '{"format":"html","method":"HEAD"}',
    ]);
  });

  it('goes on from what was covered elsewhere', () => {
    const covering = new Covering({ dimensions, strength: 2, random: randomFrom(1) });
    const { total } = covering.coverage;
    covering.add({ format: 'json', method: 'GET', client: 'anonymous', language: '', limit: '' });
    expect(covering.coverage).to.deep.equal({ covered: 10, total });
    covering.add({ format: 'json', method: 'GET', client: 'somebody else' });
    expect(covering.coverage.covered).to.equal(10);
  });

  it('keeps fixed values', () => {
    const covering = new Covering({ dimensions, strength: 2, random: randomFrom(1) });
    const row = covering.next({ format: 'php', limit: 'max' });
    expect(row).to.include({ format: 'php', limit: 'max' });
  });
});
