import { expect } from 'chai';

import { testModel } from '../testing/model.test-support';
import { editPage, touchPage } from './editing';
import { movePage } from './moving';
import { readSearchQuery } from './search-query';
import type { WikiModel } from './wiki-model';

const found = ({ pages }: WikiModel, query: string) =>
  pages.search.find('title', readSearchQuery(query), (id) => pages.find(id)).map(({ title }) => title);

describe('the search index', () => {
  it('knows a page by its old title until its next edit', () => {
    const wiki = testModel({ pages: [{ title: 'Dog', text: 'It barks.' }] });
    const moved = movePage(wiki, wiki.pages.findTitle(0, 'Dog')!, { namespace: 0, key: 'Big_dog' }, { user: 'Ann' });
    expect(found(wiki, 'big')).to.deep.equal([]);
    expect(found(wiki, 'dog')).to.deep.equal(['Big dog']);
    editPage(wiki, moved, { user: 'Ann', text: 'It sleeps.' });
    expect(found(wiki, 'big')).to.deep.equal(['Big dog']);
  });

  it('knows a moved page by its title after an edit without a change', () => {
    const wiki = testModel({ pages: [{ title: 'Dog', text: 'It barks.' }] });
    touchPage(wiki, movePage(wiki, wiki.pages.findTitle(0, 'Dog')!, { namespace: 0, key: 'Cow' }, { user: 'Ann' }));
    expect(found(wiki, 'c*')).to.deep.equal(['Cow']);
    expect(found(wiki, 'dog')).to.deep.equal([]);
  });
});
