import { expect } from 'chai';
import { createWiki } from '../../index';
import { Client, announcement, bothReleases, documentation, errorBody } from '../../testing/ask.test-support';
import { patrolledWiki } from '../../testing/patrolled-wiki.test-support';

const query = 'action=watch&format=json';
const deprecated = `{"main":{"*":"${announcement}"},"watch":{"*":"The parameter \\"title\\" has been deprecated."}}`;

for (const release of bothReleases) {
  describe(`action=watch, release ${release} (core 8.5; writing 4.3)`, () => {
    const wiki = createWiki(patrolledWiki, { release, seed: 1, now: '2026-11-21T04:00:00Z' });
    const eve = new Client(wiki);
    eve.logIn('Eve', 'e');
    const watch = (body: string, parameters = '', who = eve) =>
      who.ask(query + parameters, { body: `${body}&token=${who.token('watch')}` });

    it('watches and unwatches, whether or not that changes anything', () => {
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

    it('tells first what is no page, then what does not exist', () => {
      expect(watch('titles=Alpha|Beta|Nope|[x]|Special:Version|Special:Foo|Media:X|mw:X|Talk:Nope').body).to.equal(
        '{"batchcomplete":"","watch":[{"title":"[x]","invalidreason":"The requested page title contains invalid characters: \\"[\\".","invalid":""},{"ns":-1,"title":"Special:Foo","special":"","missing":""},{"ns":-2,"title":"Media:X","special":"","missing":""},{"ns":-1,"title":"Special:Version","special":""},{"title":"mw:X","iw":"mw"},{"title":"Nope","ns":0,"watched":"","missing":""},{"title":"Talk:Nope","ns":1,"watched":"","missing":""},{"title":"Alpha","ns":0,"watched":""},{"title":"Beta","ns":0,"watched":""}]}',
      );
      expect(watch('pageids=2|99', '&format=xml').body).to.equal(
        '<?xml version="1.0"?><api batchcomplete=""><watch><w pageid="99" missing="" /><w title="Alpha" ns="0" watched="" /></watch></api>',
      );
      expect(watch('revids=99').body).to.equal('{"batchcomplete":"","watch":[{"revid":99,"missing":""}]}');
    });

    it('takes one title the older way, and answers without a list', () => {
      expect(watch('title=talk:alpha').body).to.equal(
        `{"batchcomplete":"","warnings":${deprecated},"watch":{"title":"Talk:Alpha","ns":1,"watched":""}}`,
      );
      for (const title of ['', '[x]', 'Special:Version', 'mw:X', '%23foo']) {
        expect(watch(`title=${title}`).body).to.equal(
          `{"error":{"code":"invalidtitle","info":"Invalid title","*":"${documentation}"},"warnings":${deprecated}}`,
        );
      }
      expect(watch('title=Alpha&redirects=1&generator=foo').body).to.equal(
        `{"error":{"code":"invalidparammix","info":"The \\"title\\" parameter cannot be used with \\"generator\\".","*":"${documentation}"},"warnings":${deprecated}}`,
      );
    });

    it('watches what a generator finds, and tells where it goes on', () => {
      expect(watch('generator=imageusage&giutitle=File:Used.png').body).to.equal(
        '{"batchcomplete":"","watch":[{"title":"Beta","ns":0,"watched":""}]}',
      );
      expect(watch('generator=recentchanges&grclimit=1').body).to.equal(
        '{"batchcomplete":"","continue":{"grccontinue":"20261121035552|17","continue":"grccontinue||"},"watch":[{"title":"Alpha","ns":0,"watched":""}]}',
      );
      expect(watch('generator=tokens', '&errorformat=none').body).to.contain(
        '{"errors":[{"code":"badgenerator","module":"watch"}]',
      );
      expect(watch('titles=A&pageids=2', '&errorformat=none').body).to.contain(
        '{"errors":[{"code":"multisource","module":"watch"}]',
      );
    });

    it('is for those who are logged in, before anything else is looked at', () => {
      const anonymous = new Client(wiki);
      const text = 'Please log in to view or edit items on your watchlist.';
      expect(anonymous.ask(query, { body: 'continue=x&pageids=y&token=%2B%5C' }).body).to.equal(
        errorBody('notloggedin', text),
      );
      expect(eve.ask(`${query}&origin=*`, { body: 'token=%2B%5C' }).body).to.equal(errorBody('notloggedin', text));
    });

    it('needs a right that a bot password may lack', () => {
      const program = new Client(wiki);
      program.logIn('Eve@reader', '0123456789abcdefghijklmnopqrstuv');
      const text = "You don't have permission to edit your watchlist.";
      expect(watch('titles=Alpha&continue=x', '', program).body).to.equal(errorBody('permissiondenied', text));
      expect(watch('titles=Alpha', '&errorformat=raw', program).body).to.contain(
        '[{"code":"permissiondenied","key":"apierror-permissiondenied","params":[{"message":{"key":"action-editmywatchlist","params":[]}}],"module":"watch"}]',
      );
    });

    it('looks at its page set after everything else', () => {
      const codeOf = (response: { header(name: string): string | undefined }) => response.header('MediaWiki-API-Error');
      expect(codeOf(eve.ask(query, { body: 'pageids=x' }))).to.equal('missingparam');
      expect(codeOf(eve.ask(query, { body: 'pageids=x&token=x' }))).to.equal('badtoken');
      expect(codeOf(watch('pageids=x', '&maxlag=-5'))).to.equal('maxlag');
      expect(codeOf(watch('pageids=x&continue=foo'))).to.equal('badcontinue');
      expect(codeOf(watch('pageids=x'))).to.equal('badinteger');
      expect(codeOf(eve.ask(`${query}&titles=Alpha&token=${eve.token('watch')}`))).to.equal('mustpostparams');
      expect(codeOf(eve.ask(query, { body: `titles=Alpha&token=${eve.token('csrf')}` }))).to.equal('badtoken');
    });

    it('lets nobody keep its answer', () => {
      expect(watch('titles=Alpha', '&maxage=60&smaxage=60').header('Cache-Control')).to.equal(
        'private, must-revalidate, max-age=0',
      );
    });
  });
}
