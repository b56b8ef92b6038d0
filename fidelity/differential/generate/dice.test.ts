import { expect } from 'chai';
import { Dice } from './dice';

describe('the dice', () => {
  const rolls = (dice: Dice) => Array.from({ length: 20 }, () => dice.below(1000));

  it('falls the same for the same seed and index', () => {
    expect(rolls(new Dice('a', 7))).to.deep.equal(rolls(new Dice('a', 7)));
  });

  it('falls otherwise for another seed or index, and tells 1, 12 from 11, 2', () => {
    const all = [new Dice('a', 7), new Dice('a', 8), new Dice('b', 7), new Dice(1, 12), new Dice(11, 2)];
    expect(new Set(all.map((dice) => rolls(dice).join())).size).to.equal(all.length);
  });

  it('takes a number and its digits for the same seed', () => {
    expect(rolls(new Dice(42, 0))).to.deep.equal(rolls(new Dice('42', 0)));
  });

  it('reaches both ends of a range and nothing else', () => {
    const dice = new Dice(1, 0);
    const seen = new Set(Array.from({ length: 200 }, () => dice.between(3, 6)));
    expect([...seen].sort()).to.deep.equal([3, 4, 5, 6]);
  });

  it('keeps to weights, also that of nothing', () => {
    const dice = new Dice(1, 0);
    const counts = { often: 0, seldom: 0, never: 0 };
    for (let roll = 0; roll < 1000; roll++) counts[dice.weighted({ often: 9, seldom: 1, never: 0 })]++;
    expect(counts.never).to.equal(0);
    expect(counts.seldom).to.be.within(60, 140);
    expect(counts.often + counts.seldom).to.equal(1000);
  });

  it('falls evenly over the first rolls of neighbouring indexes', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 5000; index++) {
      const face = new Dice('seed', index).below(10);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const count of counts) expect(count).to.be.within(400, 600);
  });

  it('shuffles without losing anything, and chooses nothing twice', () => {
    const dice = new Dice(1, 0);
    expect(dice.shuffled([1, 2, 3, 4, 5]).sort()).to.deep.equal([1, 2, 3, 4, 5]);
    expect(new Set(dice.some(['a', 'b', 'c', 'd'], 3)).size).to.equal(3);
  });

  it('says that there is nothing to choose from', () => {
    expect(() => new Dice(1, 0).oneOf([])).to.throw(RangeError, 'oneOf: nothing to choose from');
  });
});
