import { describeLinearGrowth } from '../testing/growth.test-support';
import { RecentChanges, type RecentChange } from './recent-changes';

const change: RecentChange = {
  ...{ id: 1, type: 'new', title: { namespace: 0, key: 'A' }, pageId: 1, revision: 1, oldRevision: 0 },
  ...{ user: 'Alice', userId: 1, minor: false, bot: false, oldLength: 0, newLength: 1, comment: '', tags: [] },
  ...{ timestamp: '2026-01-31T12:00:00Z', patrolState: 'unpatrolled' },
};

function filled(count: number): RecentChanges {
  const changes = new RecentChanges();
  for (let id = 1; id <= count; id++) changes.add({ ...change, id, pageId: id, revision: id });
  return changes;
}

describeLinearGrowth('Recent changes', [
  {
    name: 'of pages that are deleted one by one',
    // Larger ones show what the memory of maps costs.
    ...{ from: 4 * 1024, reach: 16 * 1024, to: 32 * 1024 },
    prepare: (size) => {
      const changes = filled(size);
      return () => {
        for (let id = 1; id <= size; id++) changes.forgetEditsOf(id);
      };
    },
  },
]);
