import { expect } from 'chai';

import type { LoggedEvent } from './logged-event';
import { Logs, type LogPlace, type LogSelection } from './logs';

const event: LoggedEvent = {
  ...{ id: 1, type: 'create', action: 'create', title: { namespace: 0, key: 'A' }, pageId: 1, revision: 1 },
  ...{ user: 'Alice', userId: 1, timestamp: '2026-01-31T12:00:00Z', comment: '', tags: [], parameters: {} },
};

function logs(): Logs {
  const all = new Logs();
  all.put(event);
  all.put({ ...event, id: 2, user: '192.0.2.1', userId: 0, title: { namespace: 1, key: 'A' } });
  all.put({ ...event, id: 3, type: 'patrol', action: 'patrol' });
  all.put({ ...event, id: 5, timestamp: '2026-01-30T12:00:00Z' });
  return all;
}

function ids(all: Logs, selected?: LogSelection, newerFirst = false, from?: LogPlace): number[] {
  return Array.from(all.walk(newerFirst, from, selected), ({ id }) => id);
}

describe('Logs', () => {
  it('lists entries by time, then by id', () => {
    expect(ids(logs())).to.deep.equal([5, 1, 2, 3]);
    expect(ids(logs(), {}, true)).to.deep.equal([3, 2, 1, 5]);
  });

  it('starts at a place', () => {
    expect(ids(logs(), {}, false, { timestamp: event.timestamp, id: 2 })).to.deep.equal([2, 3]);
    expect(ids(logs(), { type: 'create' }, true, { timestamp: event.timestamp, id: 3 })).to.deep.equal([2, 1, 5]);
  });

  it('selects by title, type and performer', () => {
    expect(ids(logs(), { title: event.title })).to.deep.equal([5, 1, 3]);
    expect(ids(logs(), { title: event.title, type: 'patrol' })).to.deep.equal([3]);
    expect(ids(logs(), { user: '192.0.2.1' })).to.deep.equal([2]);
    expect(ids(logs(), { user: '192.0.2.1', type: 'patrol' })).to.deep.equal([]);
    expect(ids(logs(), { title: { namespace: 0, key: 'B' }, user: 'Alice' })).to.deep.equal([]);
    expect(ids(logs(), { user: 'Bob', title: event.title, type: 'create' })).to.deep.equal([]);
  });

  it('replaces the entry with the same id', () => {
    const all = logs();
    all.put({ ...event, id: 3, type: 'move' });
    expect(all.size).to.equal(4);
    expect(ids(all, { type: 'patrol' })).to.deep.equal([]);
    expect(ids(all, { type: 'move' })).to.deep.equal([3]);
    expect(all.nextId).to.equal(6);
  });

  it('does not change the log that it was forked from, and is not changed by it', () => {
    const all = logs();
    const fork = all.fork();
    fork.put({ ...event, id: fork.nextId });
    expect(ids(all, { type: 'create' })).to.deep.equal([5, 1, 2]);
    all.put({ ...event, id: 7, user: 'Carol' });
    expect(ids(fork)).to.deep.equal([5, 1, 2, 3, 6]);
    expect(ids(fork, { user: 'Carol' })).to.deep.equal([]);
    expect(ids(all, { type: 'create' })).to.deep.equal([5, 1, 2, 7]);
    expect(fork.find(6)).to.include({ id: 6 });
    expect(all.find(6)).to.equal(undefined);
  });
});
