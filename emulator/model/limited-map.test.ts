import { expect } from 'chai';

import { LimitedMap } from './limited-map';

describe('LimitedMap', () => {
  it('drops the oldest entry beyond the maximum', () => {
    const map = new LimitedMap<string, number>(2).set('a', 1).set('b', 2).set('c', 3);
    expect([...map]).to.deep.equal([
      ['b', 2],
      ['c', 3],
    ]);
  });

  it('takes an entry for new that was deleted and set again, and for old one that was only set again', () => {
    const map = new LimitedMap<string, number>(2).set('a', 1).set('b', 2);
    map.set('a', 3).set('c', 4);
    expect([...map.keys()]).to.deep.equal(['b', 'c']);
    map.delete('b');
    map.set('b', 5).set('d', 6);
    expect([...map.keys()]).to.deep.equal(['b', 'd']);
  });

  it('drops in the same order after it was cleared', () => {
    const map = new LimitedMap<number, string>(2);
    for (let key = 0; key < 9; key++) map.set(key, '');
    map.clear();
    for (let key = 0; key < 4; key++) map.set(key, '');
    expect([...map.keys()]).to.deep.equal([2, 3]);
  });
});
