import { expect } from 'chai';

import { createWiki, type ReleaseName, type WikiDefinition } from '../../index';
import { Client, bothReleases } from '../../testing/send.test-support';

const users = [
  { name: 'Alice', password: 'a' },
  { name: 'Bob', password: 'b', watchlist: ['Gallery', 'Nowhere'] },
] satisfies WikiDefinition['users'];

function watchedWiki(release: ReleaseName) {
  const pages = [{ title: 'Gallery', text: 'one', revision: 7 }];
  const wiki = createWiki({ pages, users }, { release, seed: 1, now: '2026-01-31T12:00:00Z' });
  const bob = new Client(wiki);
  bob.logIn('Bob', 'b');
  const set = (body: string) =>
    bob.send('action=setnotificationtimestamp&format=json&formatversion=2', {
      body: `${body}&token=${bob.token('csrf')}`,
    }).body;
  const unread = () =>
    /"unreadcount":[^}]*/.exec(bob.send('action=query&meta=userinfo&uiprop=unreadcount&format=json').body)?.[0];
  const unseen = (title: string) =>
    /"notificationtimestamp":"[^"]*"/.exec(
      bob.send(`action=query&prop=info&inprop=notificationtimestamp&format=json&titles=${title}`).body,
    )?.[0];
  return { wiki, set, unread, unseen };
}

for (const release of bothReleases) {
  describe(`action=setnotificationtimestamp, release ${release} (writing 4.4)`, () => {
    it('forgets the first change that a watcher has not seen', () => {
      const { wiki, set, unread, unseen } = watchedWiki(release);
      expect(unseen('Gallery')).to.equal('"notificationtimestamp":""');
      wiki.editPage('Gallery', { text: 'two', user: 'Alice' });
      wiki.clock.advance('1 hour');
      wiki.editPage('Gallery', { text: 'three', user: 'Alice' });
      expect(unseen('Gallery')).to.equal('"notificationtimestamp":"2026-01-31T12:00:00Z"');
      expect(unread()).to.equal('"unreadcount":1');
      expect(set('titles=Gallery')).to.contain('[{"ns":0,"title":"Gallery","notificationtimestamp":""}]');
      expect(unread()).to.equal('"unreadcount":0');
      wiki.editPage('Gallery', { text: 'four', user: 'Bob' });
      expect(unread()).to.equal('"unreadcount":0');
    });

    it('takes the time of a revision, or of the one after it', () => {
      const { wiki, set } = watchedWiki(release);
      wiki.clock.advance('1 hour');
      wiki.editPage('Gallery', { text: 'two', user: 'Bob' });
      expect(set('titles=Gallery&torevid=8')).to.contain('"notificationtimestamp":"2026-01-31T13:00:00Z"');
      expect(set('titles=Gallery&newerthanrevid=7')).to.contain('"notificationtimestamp":"2026-01-31T13:00:00Z"');
      expect(set('titles=Gallery&newerthanrevid=8')).to.contain('"notificationtimestamp":""');
    });

    it('counts up to a thousand pages', () => {
      const { wiki, set, unread } = watchedWiki(release);
      wiki.addUser('Carol', { password: 'c', watchlist: Array.from({ length: 500 }, (_, index) => `Page ${index}`) });
      expect(set('entirewatchlist=1&timestamp=2026-01-01T00:00:00Z')).to.contain(
        '{"notificationtimestamp":"2026-01-01T00:00:00Z"}',
      );
      expect(unread()).to.equal('"unreadcount":4');
      const carol = new Client(wiki);
      carol.logIn('Carol', 'c');
      carol.send('action=setnotificationtimestamp&format=json', {
        body: `entirewatchlist=1&timestamp=now&token=${carol.token('csrf')}`,
      });
      expect(carol.send('action=query&meta=userinfo&uiprop=unreadcount&format=json').body).to.contain(
        '"unreadcount":"1000+"',
      );
    });
  });
}

describe('a watched page in a wiki file', () => {
  it('may say since when it has unseen changes, and is exported so', () => {
    const watchlist = [
      'A',
      {
        title: 'B',
        notificationTimestamp: '2026-01-01T00:00:00Z',
        talkNotificationTimestamp: '2026-01-02T00:00:00Z',
      },
    ];
    const changes = [{ type: 'new' as const, page: 'A', user: 'Alice' }];
    const pages = [{ title: 'A' }];
    const wiki = createWiki({ pages, changes, users: [{ name: 'Bob', watchlist }] });
    expect(wiki.toDefinition().users?.find(({ name }) => name === 'Bob')?.watchlist).to.deep.equal(watchlist);
    wiki.editPage('A', { text: 'new', user: 'Alice', timestamp: '2026-01-03T00:00:00Z' });
    expect(wiki.toDefinition().users?.find(({ name }) => name === 'Bob')?.watchlist?.[0]).to.deep.equal({
      title: 'A',
      notificationTimestamp: '2026-01-03T00:00:00Z',
    });
  });
});
