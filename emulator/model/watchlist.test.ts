import { expect } from 'chai';
import { Watchlist } from './watchlist';

describe('Watchlist', () => {
  const alice = 1;
  const bob = 2;
  const page = { namespace: 0, key: 'Alpha' };
  const talk = { namespace: 1, key: 'Alpha' };
  const user = { namespace: 2, key: 'Alpha' };

  it('belongs to one user', () => {
    const watchlist = new Watchlist();
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
    const watchlist = new Watchlist();
    watchlist.watch(alice, talk);
    expect(watchlist.isWatched(alice, page)).to.equal(true);
    expect(watchlist.isWatched(alice, user)).to.equal(false);
    watchlist.unwatch(alice, page);
    expect(watchlist.isWatched(alice, talk)).to.equal(false);
  });
});
