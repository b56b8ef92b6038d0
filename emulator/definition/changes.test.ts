import { expect } from 'chai';
import type { ChangeDefinition, WikiDefinition } from '../../schemas/generated/wiki-file';
import { releases } from '../releases/releases';
import { createEnvironment } from '../environment';
import type { RecentChange } from '../model/recent-changes';
import { createModel } from './create-model';

function changesOf(changes: ChangeDefinition[], rest: WikiDefinition = {}): RecentChange[] {
  const environment = createEnvironment({ now: '2026-01-31T12:00:00Z', seed: 1 });
  const model = createModel({ ...rest, changes }, releases['1.43'], environment, {
    debug: undefined,
    headersSent: false,
    unsupported: 'as-unknown',
  });
  return [...model.changes.walk(false, undefined)];
}

const users = [{ id: 3, name: 'Alice', groups: ['sysop'] }, { name: 'Bob' }];
const pages = [{ id: 5, title: 'Gallery', text: 'four', revision: 9 }];

describe('The changes of a wiki file', () => {
  it('need only a page and a user', () => {
    expect(changesOf([{ page: 'gallery', user: 'Bob' }], { pages, users })[0]).to.include({
      id: 1,
      type: 'edit',
      pageId: 5,
      revision: 9,
      oldRevision: 0,
      user: 'Bob',
      userId: 4,
      oldLength: 0,
      newLength: 4,
      timestamp: '2026-01-31T12:00:00Z',
      comment: '',
      patrolState: 'unpatrolled',
    });
  });

  it('follow each other on one page, and the last one created its revision', () => {
    const changes: ChangeDefinition[] = [
      { type: 'new', page: 'Gallery', user: 'Bob', newLength: 3 },
      { page: 'Gallery', user: 'Bob' },
      { page: 'Gallery', user: 'Bob' },
    ];
    const found = changesOf(changes, { pages, users });
    expect(found.map(({ oldRevision, revision }) => [oldRevision, revision])).to.deep.equal([
      [0, 1],
      [1, 2],
      [2, 9],
    ]);
    expect(found.map(({ oldLength, newLength }) => [oldLength, newLength])).to.deep.equal([
      [0, 3],
      [3, 3],
      [3, 4],
    ]);
  });

  it('are patrolled by default if their author has the right', () => {
    const changes: ChangeDefinition[] = [
      { page: 'A', user: 'Alice' },
      { page: 'A', user: 'Alice', patrolled: false },
      { page: 'A', user: 'Bob' },
      { page: 'A', user: 'Bob', patrolled: true },
      { page: 'A', user: '2001:db8::1', log: { type: 'move', action: 'move' } },
      { page: 'A', user: 'Alice', patrolled: true, autopatrolled: false },
    ];
    expect(changesOf(changes, { users }).map(({ patrolState }) => patrolState)).to.deep.equal([
      'autopatrolled',
      'unpatrolled',
      'unpatrolled',
      'patrolled',
      'autopatrolled',
      'patrolled',
    ]);
  });

  it('are sorted by time, then by id', () => {
    const changes: ChangeDefinition[] = [
      { id: 4, page: 'A', user: 'Bob', timestamp: '2026-01-02T00:00:00Z' },
      { id: 9, page: 'A', user: 'Bob', timestamp: '2026-01-01T00:00:00Z' },
      { id: 2, page: 'A', user: 'Bob', timestamp: '2026-01-02T00:00:00Z' },
    ];
    expect(changesOf(changes).map(({ id }) => id)).to.deep.equal([9, 2, 4]);
  });

  it('are rejected with their position', () => {
    for (const [change, message] of [
      [{ page: '[x]', user: 'Bob' }, 'changes[0].page'],
      [{ page: 'A', user: 'a#b' }, 'changes[0].user "a#b" can be neither a user nor an address.'],
      [{ page: 'A', user: 'Bob', type: 'log' }, 'changes[0].log is needed for a change of type "log".'],
    ] as const) {
      expect(() => changesOf([change])).to.throw(message);
    }
    expect(() =>
      changesOf([
        { id: 1, page: 'A', user: 'B' },
        { id: 1, page: 'A', user: 'B' },
      ]),
    ).to.throw('changes[1].id');
  });
});
