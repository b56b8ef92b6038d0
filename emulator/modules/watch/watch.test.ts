import { expect } from 'chai';
import { createWiki } from '../../index';
import { Client, bothReleases } from '../../testing/send.test-support';
import { patrolledWiki } from '../../testing/patrolled-wiki.test-support';

const query = 'action=watch&format=json';

for (const release of bothReleases) {
  describe(`action=watch, release ${release} (core 8.5; writing 4.3)`, () => {
    const wiki = createWiki(patrolledWiki, { release, seed: 1, now: '2026-11-21T04:00:00Z' });
    const eve = new Client(wiki);
    eve.logIn('Eve', 'e');
    const watch = (body: string, parameters = '', who = eve) =>
      who.send(query + parameters, { body: `${body}&token=${who.token('watch')}` });

    it('watches and unwatches pages, whether or not that changes anything', () => {
      const watched = '{"batchcomplete":"","watch":[{"title":"Alpha","ns":0,"watched":""}]}';
      const unwatched = '{"batchcomplete":true,"watch":[{"title":"Alpha","ns":0,"unwatched":true}]}';
      expect(watch('titles=Alpha|alpha').body).to.equal(watched);
      expect(watch('pageids=2').body).to.equal(watched);
      expect(watch('revids=3').body).to.equal(watched);
      expect(watch('titles=Redir&redirects=1').body).to.equal(watched);
      expect(watch('titles=Alpha&unwatch=', '&formatversion=2').body).to.equal(unwatched);
      expect(watch('titles=Alpha&unwatch=', '&formatversion=2').body).to.equal(unwatched);
      expect(watch('').body).to.equal('{"batchcomplete":"","watch":[]}');
    });

    it('watches the pages of a generator, and continues', () => {
      expect(watch('generator=imageusage&giutitle=File:Used.png').body).to.equal(
        '{"batchcomplete":"","watch":[{"title":"Beta","ns":0,"watched":""}]}',
      );
      expect(watch('generator=recentchanges&grclimit=1').json()).to.deep.equal({
        batchcomplete: '',
        continue: { grccontinue: '20261121035552|17', continue: 'grccontinue||' },
        watch: [{ title: 'Alpha', ns: 0, watched: '' }],
      });
    });
  });
}
