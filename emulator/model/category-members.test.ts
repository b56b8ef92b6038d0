import { expect } from 'chai';
import { CategoryMembers, categorySortKey } from './category-members';
import { categoryNamespace, fileNamespace, mainNamespace } from './namespaces';
import type { Page } from './page';
import type { PageCategory } from './page-category';

function pageOf(id: number, namespace: number, key: string, categories: readonly PageCategory[]): Page {
  const state = { redirect: false, uses: [], revision: id, isNew: true, length: 0, touched: '2026-01-31T12:00:00Z' };
  return { id, namespace, key, title: key, categories, ...state };
}

const cats = (sortPrefix: string, minute: number): PageCategory => {
  return { key: 'Cats', sortPrefix, since: `2026-01-31T12:0${minute}:00Z` };
};

const zoo = pageOf(1, mainNamespace, 'Zoo', [cats('', 3)]);
const den = pageOf(2, mainNamespace, 'Den', [cats('Z', 1)]);
const abc = pageOf(3, mainNamespace, 'Abc', [cats('', 2)]);
const picture = pageOf(4, fileNamespace, 'Cat.png', [cats('', 1)]);
const lions = pageOf(5, categoryNamespace, 'Lions', [cats('', 0)]);

function members(...pages: readonly Page[]): CategoryMembers {
  const index = new CategoryMembers();
  for (const page of pages) index.add(page);
  return index;
}

const ids = (list: Iterable<{ readonly pageId: number }> = []): number[] => Array.from(list, ({ pageId }) => pageId);

describe('CategoryMembers', () => {
  it('lists the members of each type by sort key', () => {
    const index = members(zoo, den, abc, picture, lions);
    expect(ids(index.sorted('Cats', 'page')?.walk(false))).to.deep.equal([3, 2, 1]);
    expect(ids(index.sorted('Cats', 'file')?.walk(false))).to.deep.equal([4]);
    expect(ids(index.sorted('Cats', 'subcat')?.walk(false))).to.deep.equal([5]);
    expect(index.sorted('Dogs', 'page')).to.equal(undefined);
  });

  it('lists all members by time, and by id where the time is the same', () => {
    expect(ids(members(zoo, den, abc, picture, lions).timed('Cats')?.walk(false))).to.deep.equal([5, 2, 4, 3, 1]);
  });

  it('forgets removed pages', () => {
    const index = members(zoo, den);
    index.remove(zoo);
    expect(ids(index.sorted('Cats', 'page')?.walk(false))).to.deep.equal([2]);
    expect(ids(index.timed('Cats')?.walk(false))).to.deep.equal([2]);
  });

  it('copies without sharing what changes', () => {
    const index = members(zoo);
    const copy = index.copy();
    copy.remove(zoo);
    copy.add(den);
    expect(ids(index.sorted('Cats', 'page')?.walk(false))).to.deep.equal([1]);
    expect(ids(copy.sorted('Cats', 'page')?.walk(false))).to.deep.equal([2]);
  });
});

describe('categorySortKey', () => {
  it('is the prefix, a line break and the title, in upper case', () => {
    expect(categorySortKey({ key: 'Two_words' }, '')).to.equal('TWO WORDS');
    expect(categorySortKey({ key: 'Two_words' }, 'a_b\tß')).to.equal('A_B SS\nTWO WORDS');
  });
});
