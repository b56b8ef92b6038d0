import { expect } from 'chai';
import { ResultSize, sizeOf } from './result-size';
import { ResultList, ResultMap, type ResultValue } from './result-tree';

describe('sizeOf', () => {
  it('counts the bytes of values, not of names (core 4.5)', () => {
    expect(sizeOf({ pageid: 2, ns: 0, title: 'Alpha' })).to.equal(7);
    expect(sizeOf({ pageid: 3, ns: 0, title: 'Zürich' })).to.equal(9);
    expect(sizeOf({ title: undefined, pageid: 9223372036854775807n })).to.equal(19);
  });

  it('counts true as one byte, false and null as none', () => {
    expect(sizeOf(new ResultList([true, false, null]))).to.equal(1);
  });

  it('adds the sizes of members', () => {
    const map = new ResultMap();
    map.append('iu', new ResultList([{ pageid: 10, redirlinks: new ResultList(['abc']) }]));
    expect(sizeOf(map)).to.equal(5);
  });
});

describe('ResultSize', () => {
  const held = new ResultList();
  const offer = (size: ResultSize, value: ResultValue, atMost?: number): boolean => {
    const fits = size.accept(value, atMost);
    if (fits) held.items.push(value);
    return fits;
  };

  beforeEach(() => {
    held.items.length = 0;
  });

  it('accepts up to the maximum, and smaller values after one that was too large', () => {
    const size = new ResultSize(5, () => held);
    expect(['abc', 'def', 'de', 'f'].map((text) => offer(size, text))).to.deep.equal([true, false, true, false]);
  });

  it('counts exactly once bounds are no longer sufficient', () => {
    const size = new ResultSize(5, () => held);
    expect([offer(size, 'a', 4), offer(size, 'b', 4), offer(size, 'cde', 4), offer(size, 'f', 4)]).to.deep.equal([
      true,
      true,
      true,
      false,
    ]);
  });

  it('promises room only for what certainly fits', () => {
    const size = new ResultSize(5, () => held);
    expect([size.hasRoomFor(5), size.hasRoomFor(6)]).to.deep.equal([true, false]);
    offer(size, 'abc');
    expect([size.hasRoomFor(2), size.hasRoomFor(3)]).to.deep.equal([true, false]);
  });
});
