import { expect } from 'chai';
import type { Page } from './page';
import { SortedPages } from './sorted-pages';

const text = { revision: 1, isNew: true, length: 0, touched: '2026-01-31T12:00:00Z' };
const page = (id: number, namespace: number): Page => ({
  ...text,
  id,
  namespace,
  key: `P${id}`,
  title: `P${id}`,
  redirect: false,
  uses: [],
});

function sorted(...pages: Page[]): SortedPages {
  const list = new SortedPages();
  for (const one of pages) list.add(one);
  return list;
}

const ids = (pages: Page[]): number[] => pages.map(({ id }) => id);

describe('Pages in the order of usage lists', () => {
  const list = sorted(page(8, 0), page(2, 0), page(6, 1), page(4, 2), page(3, 0));

  it('are sorted by id over all namespaces', () => {
    expect(ids(list.slice([], false, undefined, 10))).to.deep.equal([2, 3, 4, 6, 8]);
    expect(ids(list.slice([], true, undefined, 2))).to.deep.equal([8, 6]);
  });

  it('are sorted by namespace, then id, if several namespaces are selected', () => {
    expect(ids(list.slice([2, 1, 0], false, undefined, 10))).to.deep.equal([2, 3, 8, 6, 4]);
    expect(ids(list.slice([0, 1, 2], true, undefined, 10))).to.deep.equal([4, 6, 8, 3, 2]);
  });

  it('resume at any place', () => {
    expect(ids(list.slice([], false, { namespace: 0, id: 5 }, 10))).to.deep.equal([6, 8]);
    expect(ids(list.slice([], true, { namespace: 0, id: 5 }, 10))).to.deep.equal([4, 3, 2]);
    expect(ids(list.slice([0, 1, 2], false, { namespace: 1, id: 6 }, 10))).to.deep.equal([6, 4]);
  });

  it('are sorted by id alone on request, whatever namespaces are selected', () => {
    expect(ids(list.sliceById([2, 0], undefined, 10))).to.deep.equal([2, 3, 4, 8]);
    expect(ids(list.sliceById([2, 0], 3, 2))).to.deep.equal([3, 4]);
    expect(ids(list.sliceById([], 5, 10))).to.deep.equal([6, 8]);
  });

  it('resume by id alone if one namespace is selected', () => {
    expect(ids(list.slice([0], false, { namespace: 99, id: 3 }, 10))).to.deep.equal([3, 8]);
  });

  it('do not contain removed pages', () => {
    const changing = sorted(page(1, 0), page(2, 1), page(3, 0));
    changing.remove(page(3, 0));
    expect(ids(changing.slice([0, 1], false, undefined, 10))).to.deep.equal([1, 2]);
    expect(changing.size).to.equal(2);
  });
});
