import { expect } from 'chai';
import { Watchlist } from './watchlist';

describe('Watchlist', () => {
  const alice = 1;
  const bob = 2;
  const page = { namespace: 0, key: 'Alpha' };
  const talk = { namespace: 1, key: 'Alpha' };
  const user = { namespace: 2, key: 'Alpha' };
  let now = 1_000_000;

  it('belongs to one user', () => {
    const watchlist = new Watchlist({ now: () => now });
    watchlist.watch(alice, page);
    expect(watchlist.isWatched(alice, page)).to.equal(true);
    expect(watchlist.isWatched(bob, page)).to.equal(false);
    watchlist.watch(bob, page);
    expect(watchlist.countWatchers(page)).to.equal(2);
    watchlist.unwatch(alice, page);
    expect(watchlist.isWatched(alice, page)).to.equal(false);
    expect(watchlist.countWatchers(page)).to.equal(1);
  });

  it('contains a page together with its talk page', () => {
    const watchlist = new Watchlist({ now: () => now });
    watchlist.watch(alice, talk);
    expect(watchlist.isWatched(alice, page)).to.equal(true);
    expect(watchlist.isWatched(alice, user)).to.equal(false);
    watchlist.unwatch(alice, page);
    expect(watchlist.isWatched(alice, talk)).to.equal(false);
  });

  it('forgets a page when its time has come', () => {
    const watchlist = new Watchlist({ now: () => now });
    watchlist.watch(alice, page, now + 5000);
    watchlist.watch(alice, user);
    expect(watchlist.expiry(alice, talk)).to.equal(now + 5000);
    expect(watchlist.expiry(alice, user)).to.equal(Infinity);
    const fork = watchlist.fork();
    now += 5000;
    for (const list of [watchlist, fork]) {
      expect(list.isWatched(alice, page)).to.equal(false);
      expect(list.countWatchers(page)).to.equal(0);
      expect(list.watchedBy(alice)).to.deep.equal([user]);
    }
  });

  it('keeps the time of a page that is watched again without one', () => {
    const watchlist = new Watchlist({ now: () => now });
    watchlist.watch(alice, page, now + 5000);
    watchlist.watch(alice, page);
    expect(watchlist.expiry(alice, page)).to.equal(now + 5000);
    watchlist.watch(alice, page, Infinity);
    expect(watchlist.expiry(alice, page)).to.equal(Infinity);
    watchlist.watch(alice, page, now);
    watchlist.watch(alice, page);
    expect(watchlist.expiry(alice, page)).to.equal(Infinity);
  });

  it('keeps the time of the first unseen change of a page, and of its talk page', () => {
    const watchlist = new Watchlist({ now: () => now });
    watchlist.watch(alice, page);
    watchlist.watch(bob, page);
    watchlist.notify(page, bob, 'first');
    watchlist.notify(page, bob, 'second');
    watchlist.notify(user, bob, 'unwatched');
    expect(watchlist.unseenSince(alice, page)).to.equal('first');
    expect(watchlist.unseenSince(alice, talk)).to.equal(undefined);
    expect(watchlist.unseenSince(bob, page)).to.equal(undefined);
    watchlist.setUnseen(alice, talk, 'talk');
    expect(watchlist.countUnseen(alice)).to.equal(2);
    watchlist.setUnseen(alice, page, undefined);
    expect(watchlist.countUnseen(alice)).to.equal(1);
    watchlist.setAllUnseen(bob, 'all');
    const fork = watchlist.fork();
    watchlist.unwatch(bob, page);
    watchlist.watch(bob, page);
    expect([watchlist.countUnseen(bob), fork.countUnseen(bob)]).to.deep.equal([0, 2]);
  });

  it('copies the times of unseen changes with a title', () => {
    const watchlist = new Watchlist({ now: () => now });
    watchlist.watch(alice, page);
    watchlist.watch(alice, user);
    watchlist.setUnseen(alice, talk, 'talk');
    watchlist.setUnseen(alice, user, 'user');
    watchlist.copyTitle(page, user);
    expect(watchlist.unseenSince(alice, user)).to.equal(undefined);
    expect(watchlist.unseenSince(alice, { ...user, namespace: 3 })).to.equal('talk');
  });
});
