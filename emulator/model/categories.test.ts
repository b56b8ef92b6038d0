import { expect } from 'chai';
import { Categories } from './categories';
import { categoryNamespace, fileNamespace, mainNamespace } from './namespaces';
import type { Page } from './page';

let lastId = 0;

function pageOf(namespace: number, key: string, categories: readonly string[]): Page {
  const id = ++lastId;
  const state = { redirect: false, uses: [], revision: id, isNew: true, length: 0, touched: '2026-01-31T12:00:00Z' };
  const joined = categories.map((one) => ({ key: one, sortPrefix: '', since: state.touched }));
  return { id, namespace, key, title: key, categories: joined, ...state };
}

describe('Categories', () => {
  it('count pages, files and categories separately', () => {
    const categories = new Categories();
    categories.add(pageOf(mainNamespace, 'Zoo', ['Cats']));
    categories.add(pageOf(mainNamespace, 'Home', ['Cats']));
    categories.add(pageOf(fileNamespace, 'Cat.png', ['Cats', 'Pictures']));
    categories.add(pageOf(categoryNamespace, 'Lions', ['Cats']));
    expect(categories.sizeOf('Cats')).to.deep.equal({ pages: 2, files: 1, subcategories: 1 });
    expect(categories.sizeOf('Lions')).to.deep.equal({ pages: 0, files: 0, subcategories: 0 });
    expect(categories.sizeOf('Dogs')).to.equal(undefined);
  });

  it('count a page that was moved as what it was', () => {
    const categories = new Categories();
    const zoo = pageOf(mainNamespace, 'Zoo', ['Cats']);
    const moved = { ...zoo, namespace: categoryNamespace };
    categories.add(zoo);
    categories.move(zoo, moved);
    expect(categories.sizeOf('Cats')).to.deep.equal({ pages: 1, files: 0, subcategories: 0 });
    categories.move(moved, zoo);
    expect(categories.sizeOf('Zoo')).to.deep.equal({ pages: 0, files: 0, subcategories: 0 });
  });

  it('are listed by code point', () => {
    const categories = new Categories();
    const zoo = pageOf(mainNamespace, 'Zoo', ['b', 'B', '\u{1f600}', '\uffee']);
    categories.add(zoo);
    expect([...categories.keys.walk(false)]).to.deep.equal(['B', 'b', '\uffee', '\u{1f600}']);
    categories.replace(zoo, { ...zoo, categories: pageOf(mainNamespace, 'Zoo', ['b', 'A']).categories! });
    expect([...categories.keys.walk(true)]).to.deep.equal(['b', 'A']);
  });

  it('are forgotten when their last page is removed, unless they have a page', () => {
    const categories = new Categories();
    const zoo = pageOf(mainNamespace, 'Zoo', ['Cats']);
    categories.add(zoo);
    categories.remove(zoo);
    expect(categories.sizeOf('Cats')).to.equal(undefined);
    const cats = pageOf(categoryNamespace, 'Cats', []);
    categories.add(cats);
    categories.add(zoo);
    categories.remove(zoo);
    expect(categories.sizeOf('Cats')).to.deep.equal({ pages: 0, files: 0, subcategories: 0 });
    categories.remove(cats);
    expect(categories.sizeOf('Cats')).to.equal(undefined);
  });
});
