import { expect } from 'chai';

import { testModel } from '../testing/model.test-support';
import { deletePage } from './deleting';
import { createPage, editPage } from './editing';
import { recordChange, recordLog } from './record-change';
import type { WikiModel } from './wiki-model';

const now = '2026-01-31T12:00:00Z';
const title = { namespace: 0, key: 'New_page' };

function kinds(wiki: WikiModel): string[] {
  return Array.from(wiki.logs.walk(false), ({ id, type, action }) => `${id} ${type}/${action}`);
}

describe('The log of a wiki', () => {
  it('has an entry for a new page, which no recent change shows (writing 9)', () => {
    const wiki = testModel({ users: [{ name: 'Alice' }] });
    const { page, change } = createPage(wiki, title, { text: 'a', user: 'Alice', comment: 'first', tags: ['x'] });
    expect(change).to.include({ type: 'new', pageId: 1, revision: 1, newLength: 1, comment: 'first' });
    expect(change.log).to.equal(undefined);
    expect(page).to.include({ id: 1, title: 'New page', isNew: true, text: 'a' });
    expect([...wiki.logs.walk(false)]).to.deep.equal([
      {
        ...{ id: 1, type: 'create', action: 'create', title, pageId: 1, revision: 1, user: 'Alice', userId: 1 },
        ...{ timestamp: now, comment: 'first', tags: ['x'], parameters: {} },
      },
    ]);
  });

  it('has the entries of recent changes, in one sequence of ids with the others', () => {
    const wiki = testModel();
    const { page } = createPage(wiki, title, { user: '192.0.2.1' });
    editPage(wiki, page, { text: 'b', user: '192.0.2.1' });
    const { change } = deletePage(wiki, page, { user: '192.0.2.1', comment: 'gone' });
    recordLog(wiki, { type: 'patrol', action: 'patrol', title, user: '192.0.2.1' });
    expect(kinds(wiki)).to.deep.equal(['1 create/create', '2 delete/delete', '3 patrol/patrol']);
    expect(wiki.logs.find(2)).to.equal(change.log);
    expect(change.log).to.deep.include({ title, pageId: 1, user: '192.0.2.1', userId: 0, comment: 'gone' });
  });

  it('continues after the ids of declared changes', () => {
    const wiki = testModel({
      users: [{ name: 'Alice' }],
      changes: [
        { page: 'A', user: 'Alice', log: { type: 'move', action: 'move' } },
        { page: 'B', user: 'Alice', log: { type: 'move', action: 'move', id: 7 } },
        { page: 'C', user: 'Alice', log: { type: 'move', action: 'move' } },
        { page: 'D', user: 'Alice', log: { type: 'move', action: 'move', id: 2 } },
        { page: 'E', user: 'Alice', log: { type: 'move', action: 'move' } },
      ],
    });
    expect(kinds(wiki).map((kind) => Number.parseInt(kind))).to.deep.equal([1, 2, 3, 7, 8]);
    const log = { type: 'newusers', action: 'create' };
    expect(recordChange(wiki, { type: 'log', title, user: 'Alice', log }).log).to.include({ id: 9 });
  });

  it('takes no id twice', () => {
    const change = { page: 'A', user: '192.0.2.1', log: { type: 'move', action: 'move', id: 7 } };
    expect(() => testModel({ changes: [change, change] })).to.throw(
      'changes[1].log.id 7 is the id of another log entry too.',
    );
  });

  it('is not changed by changes of a fork', () => {
    const wiki = testModel();
    createPage(wiki.fork(), title, { user: '192.0.2.1' });
    expect(kinds(wiki)).to.deep.equal([]);
  });
});
