import { expect } from 'chai';
import { SortedList } from './sorted-list';

const byValue = (one: number, other: number): number => one - other;

function listOf(...numbers: number[]): SortedList<number> {
  const list = new SortedList(byValue);
  for (const number of numbers) list.add(number);
  return list;
}

/** The even numbers from 0 to `count` * 2 - 2, in an order that fills and splits blocks everywhere. */
function evenNumbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => ((index * 7919) % count) * 2);
}

describe('A sorted list', () => {
  it('lists items in order, whatever the order of adding', () => {
    const list = listOf(...evenNumbers(5000));
    const sorted = Array.from({ length: 5000 }, (_, index) => index * 2);
    expect(list.size).to.equal(5000);
    expect([...list.walk(false)]).to.deep.equal(sorted);
    expect([...list.walk(true)]).to.deep.equal(sorted.reverse());
  });

  it('starts at any place, whether or not it is an item', () => {
    const list = listOf(...evenNumbers(3000));
    for (const place of [-1, 0, 1, 510, 511, 512, 513, 1023, 1024, 3001, 5997, 5998, 5999]) {
      const from = (item: number): number => item - place;
      const next = list.walk(false, from).next().value;
      const previous = list.walk(true, from).next().value;
      expect(next, `from ${place} upwards`).to.equal(place > 5998 ? undefined : Math.max(0, place + (place & 1)));
      expect(previous, `from ${place} downwards`).to.equal(place < 0 ? undefined : place - (place & 1));
    }
  });

  it('removes and replaces the item that compares equal', () => {
    const list = new SortedList<{ id: number; name: string }>((one, other) => one.id - other.id);
    for (const id of evenNumbers(2000)) list.add({ id, name: 'old' });
    list.remove({ id: 600, name: '' });
    list.remove({ id: 601, name: 'absent' });
    list.replace({ id: 602, name: 'new' });
    list.replace({ id: 603, name: 'absent' });
    expect(list.size).to.equal(1999);
    const found = [...list.walk(false, ({ id }) => id - 598)].slice(0, 3);
    expect(found).to.deep.equal([
      { id: 598, name: 'old' },
      { id: 602, name: 'new' },
      { id: 604, name: 'old' },
    ]);
  });

  it('removes its first items until it is empty', () => {
    const list = listOf(...evenNumbers(1500));
    const taken: (number | undefined)[] = [];
    for (let count = 0; count < 1501; count++) taken.push(list.shift());
    expect(taken).to.deep.equal([...Array.from({ length: 1500 }, (_, index) => index * 2), undefined]);
    expect(list.size).to.equal(0);
    expect([...list.walk(true)]).to.deep.equal([]);
    list.add(1);
    expect([...list.walk(false)]).to.deep.equal([1]);
  });

  it('does not change a copy', () => {
    const list = listOf(1, 2, 3);
    const copy = list.copy();
    list.remove(2);
    copy.add(4);
    expect([...list.walk(false)]).to.deep.equal([1, 3]);
    expect([...copy.walk(false)]).to.deep.equal([1, 2, 3, 4]);
  });
});
