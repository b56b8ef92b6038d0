import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';
import { createWiki, WikiContentError, type ReleaseName } from '../../index';
import { releases } from '../../releases/releases';
import { Client, bothReleases } from '../../testing/send.test-support';

/** A query, its body if it is posted, and the responses of real wikis with $wgWatchlistExpiry, one after another. */
type Recorded = readonly [query: string, body: string | null, older: string, newer: string];

const recorded = JSON.parse(readFileSync(join(__dirname, 'expiry.recorded.json'), 'utf8')) as readonly Recorded[];

function expiringWiki(release: ReleaseName, maximum?: string) {
  const site = { watchlistExpiry: true, ...(maximum !== undefined && { watchlistExpiryMaximum: maximum }) };
  const users = [{ name: 'Admin', password: 'AdminPass-12345', groups: ['sysop'] }];
  const wiki = createWiki({ site, users }, { release, seed: 1, now: '2026-01-31T12:00:00Z' });
  const admin = new Client(wiki);
  admin.logIn('Admin', 'AdminPass-12345');
  const watch = (body: string) =>
    admin.send('action=watch&format=json&formatversion=2', { body: `${body}&token=${admin.token('watch')}` }).body;
  const watched = () =>
    admin
      .send('action=query&prop=info&inprop=watched&titles=A&format=json&formatversion=2')
      .body.replace(/^.*"ltr",/, '');
  return { wiki, admin, watch, watched };
}

for (const release of bothReleases) {
  describe(`expiry of action=watch, release ${release}`, () => {
    it('is read, limited and reported as on real wikis', () => {
      const { wiki, admin } = expiringWiki(release);
      for (const [query, body, older, newer] of recorded) {
        const real = releases[release].since('1.43') ? newer : older;
        const time = /(?<=curtimestamp[">:s20]*"?)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/.exec(real)?.[0];
        if (time !== undefined) wiki.clock.fix(time);
        const sent = body === null ? {} : { body: `${body}&token=${admin.token('watch')}` };
        const response = admin.send(query.replaceAll('|', '%7C'), sent).body;
        expect(response.replaceAll('http://wiki.example', '{server}'), `${query} ${body ?? ''}`).to.equal(real);
      }
    });

    it('ends with the clock of the wiki', () => {
      const { wiki, watch, watched } = expiringWiki(release);
      expect(watch('titles=A&expiry=1 week')).to.contain('"expiry":"2026-02-07T12:00:00Z","watched":true');
      wiki.clock.advance('6 days');
      expect(watched()).to.equal('"watched":true,"watchlistexpiry":"2026-02-07T12:00:00Z"}]}}');
      wiki.clock.advance('1 day');
      expect(watched()).to.equal('"watched":false}]}}');
      watch('titles=A');
      expect(watched()).to.equal('"watched":true}]}}');
    });

    it('is at most what the wiki file says', () => {
      expect(expiringWiki(release, '2 days').watch('titles=A&expiry=3 years'))
        .to.contain('exceeds the maximum of \\"2 days\\". Using maximum instead.')
        .and.to.contain('"expiry":"2026-02-02T12:00:00Z"');
      const long = expiringWiki(release, 'never').watch('titles=A&expiry=3 years');
      expect(long).to.contain('"expiry":"2029-01-31T12:00:00Z"').and.not.to.contain('warnings');
    });

    it('is described by action=paraminfo of such a wiki only, and unknown to others', () => {
      const { admin } = expiringWiki(release);
      const other = new Client(createWiki({ users: [{ name: 'Bob', password: 'b' }] }, { release }));
      other.logIn('Bob', 'b');
      const names = (client: Client) =>
        client.send('action=paraminfo&modules=watch&format=json').body.match(/"name":"(expiry|unwatch)","type":"\w+"/g);
      expect(names(admin)).to.deep.equal(['"name":"expiry","type":"expiry"', '"name":"unwatch","type":"boolean"']);
      expect(names(other)).to.deep.equal(['"name":"unwatch","type":"boolean"']);
      const body = `titles=A&expiry=1 day&token=${other.token('watch')}`;
      expect(other.send('action=watch&format=json', { body }).body).to.equal(
        '{"warnings":{"main":{"*":"Unrecognized parameter: expiry."}},"batchcomplete":"","watch":[{"title":"A","ns":0,"watched":"","missing":""}]}',
      );
    });
  });
}

describe('a watchlist in a wiki file', () => {
  const users = [{ name: 'Bob', password: 'b', watchlist: ['B', { title: 'A', expiry: '2026-02-28T12:00:00Z' }] }];

  it('may say when a page leaves it, and is exported so', () => {
    const wiki = createWiki({ site: { watchlistExpiry: true }, users }, { now: '2026-01-31T12:00:00Z' });
    expect(wiki.toDefinition().users?.find(({ name }) => name === 'Bob')?.watchlist).to.deep.equal(users[0]!.watchlist);
    expect(wiki.user('Bob').watchlist).to.deep.equal(['B', 'A']);
    wiki.clock.advance('30 days');
    expect(wiki.user('Bob').watchlist).to.deep.equal(['B']);
  });

  it('may not on a wiki whose watchlists do not expire', () => {
    expect(() => createWiki({ users })).to.throw(WikiContentError, 'users[0].watchlist[1].expiry needs a wiki');
  });
});
