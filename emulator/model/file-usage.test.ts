import { expect } from 'chai';
import { testPage } from '../testing/page.test-support';
import { Usage, compareByCodePoint } from './file-usage';
import type { Page } from './page';

const page = (id: number, uses: readonly string[], redirect = false): Page => testPage({ id, uses, redirect });

const ids = (usage: Usage, file: string, filter: 'all' | 'redirects' | 'nonredirects' = 'all'): number[] =>
  usage
    .usersOf(file, filter)
    ?.slice([], false, undefined, 100)
    .map(({ id }) => id) ?? [];

describe('The usage of files', () => {
  it('returns the users of a file in order, whatever the order of adding', () => {
    const usage = new Usage();
    for (const id of [5, 1, 9, 3]) usage.add(page(id, ['Cat.jpg', ...(id > 4 ? ['Dog.jpg'] : [])], id === 9));
    expect(ids(usage, 'Cat.jpg')).to.deep.equal([1, 3, 5, 9]);
    expect(ids(usage, 'Cat.jpg', 'redirects')).to.deep.equal([9]);
    expect(ids(usage, 'Cat.jpg', 'nonredirects')).to.deep.equal([1, 3, 5]);
    expect(ids(usage, 'Dog.jpg')).to.deep.equal([5, 9]);
    expect(usage.usersOf('cat.jpg', 'all')).to.equal(undefined);
  });

  it('forgets removed pages, and files that are no longer used', () => {
    const usage = new Usage();
    const gallery = page(1, ['Cat.jpg', 'Dog.jpg']);
    usage.add(gallery);
    usage.add(page(2, ['Cat.jpg']));
    expect(filesOf(usage)).to.deep.equal(['Cat.jpg', 'Dog.jpg']);
    usage.remove(gallery);
    expect(ids(usage, 'Cat.jpg')).to.deep.equal([2]);
    expect(filesOf(usage)).to.deep.equal(['Cat.jpg']);
    usage.remove(gallery);
    expect(ids(usage, 'Cat.jpg')).to.deep.equal([2]);
  });

  it('lists files by code point, whether they were used before or after the list was first asked for', () => {
    const usage = new Usage();
    usage.add(page(1, ['b', 'B', 'Ä', 'A', '\u{1f600}', '\uff5e', '__proto__', 'A b']));
    const sorted = ['A', 'A b', 'B', '__proto__', 'b', 'Ä', '\uff5e', '\u{1f600}'];
    expect(filesOf(usage)).to.deep.equal(sorted);
    usage.add(page(2, ['\u{1f601}', 'Aa', 'B']));
    expect(filesOf(usage)).to.deep.equal(['A', 'A b', 'Aa', ...sorted.slice(2), '\u{1f601}']);
  });
});

function filesOf({ files }: Usage): string[] {
  return [...files.walk(false)];
}

describe('The order of code points', () => {
  it('is the order of the bytes of UTF-8', () => {
    const texts = [
      '',
      'a',
      'ab',
      'b',
      '\ud7ff',
      '\ue000',
      '\uffff',
      '\u{10000}',
      '\u{10ffff}',
      'z\u{10000}',
      'z\uffff',
    ];
    const byBytes = [...texts].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect([...texts].reverse().sort(compareByCodePoint)).to.deep.equal(byBytes);
  });
});
