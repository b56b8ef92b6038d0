import { expect } from 'chai';

import { RecentChanges, type RecentChange } from './recent-changes';

const change: RecentChange = {
  ...{ id: 1, type: 'new', title: { namespace: 0, key: 'A' }, pageId: 1, revision: 1, oldRevision: 0 },
  ...{ user: 'Alice', userId: 1, minor: false, bot: false, oldLength: 0, newLength: 1, comment: '', tags: [] },
  ...{ timestamp: '2026-01-31T12:00:00Z', patrolState: 'unpatrolled' },
};

function ids(changes: RecentChanges): number[] {
  return Array.from(changes.walk(false, undefined), ({ id }) => id);
}

describe('RecentChanges', () => {
  const changes = new RecentChanges();
  changes.add(change);
  changes.add({ ...change, id: 2, pageId: 2, revision: 2 });
  changes.add({ ...change, id: 3, type: 'edit', revision: 3, oldRevision: 1 });
  changes.add({ ...change, id: 4, type: 'log', revision: 0 });

  it('forgets the edits of a deleted page, but not its log entries', () => {
    const fork = changes.fork();
    fork.forgetEditsOf(1);
    expect(ids(fork)).to.deep.equal([2, 4]);
    expect(fork.find(3)).to.equal(undefined);
    expect(fork.findRevision(3)).to.equal(undefined);
  });

  it('does not change the list that it was forked from', () => {
    changes.fork().forgetEditsOf(1);
    expect(ids(changes)).to.deep.equal([1, 2, 3, 4]);
  });

  it('lists the edits of a page that has the id of a deleted one', () => {
    const fork = changes.fork();
    fork.forgetEditsOf(1);
    fork.add({ ...change, id: 5, revision: 5 });
    expect(ids(fork)).to.deep.equal([2, 4, 5]);
    fork.forgetEditsOf(1);
    expect(ids(fork)).to.deep.equal([2, 4]);
  });
});
