import { expect } from 'chai';
import { createWiki } from '../../../index';
import { Client, send, bothReleases, errorBody } from '../../../testing/send.test-support';
import { patrolledWiki } from '../../../testing/patrolled-wiki.test-support';
import { releases } from '../../../releases/releases';

const query = 'action=query&list=recentchanges&format=json';
const everything = 'title|ids|user|userid|flags|sizes|timestamp|comment|redirect|loginfo|tags|sha1';
const denied = errorBody(
  'permissiondenied',
  'You need the \\"patrol\\" or \\"patrolmarks\\" right to request the patrolled flag.',
);

for (const release of bothReleases) {
  describe(`list=recentchanges, release ${release} (writing 3)`, () => {
    const wiki = createWiki(patrolledWiki, { release, seed: 1, now: '2026-11-21T04:00:00Z' });
    const pat = new Client(wiki);
    pat.logIn('Pat', 'p');
    const eve = new Client(wiki);
    eve.logIn('Eve', 'e');
    const idsOf = (parameters: string): number[] =>
      Array.from(pat.send(`${query}&rcprop=ids${parameters}`).body.matchAll(/"rcid":(\d+)/g), ([, id]) => Number(id));

    it('lists the newest first, and continues', () => {
      expect(send(wiki, `${query}&rclimit=2`).body).to.equal(
        '{"batchcomplete":"","continue":{"rccontinue":"20261121035552|16","continue":"-||"},"query":{"recentchanges":[' +
          '{"type":"edit","ns":0,"title":"Alpha","pageid":2,"revid":17,"old_revid":6,"rcid":22,"timestamp":"2026-11-21T03:55:54Z"},' +
          '{"type":"log","ns":0,"title":"Gamma","pageid":4,"revid":12,"old_revid":0,"rcid":17,"timestamp":"2026-11-21T03:55:52Z"}]}}',
      );
      expect(idsOf('&rclimit=2&rccontinue=20261121035552|16')).to.deep.equal([16, 12]);
      expect(idsOf('&rclimit=2&rcdir=newer&rccontinue=20261121035552|16')).to.deep.equal([16, 17]);
    });

    it('prints all properties in an order of its own', () => {
      const firstOf = (client: { send: Client['send'] }, parameters: string) =>
        (client.send(query + parameters).json() as { query: { recentchanges: readonly object[] } }).query
          .recentchanges[0];
      const anybody = new Client(wiki);
      const edit = firstOf(anybody, `&rclimit=1&rcprop=${everything}`);
      expect(Object.entries(edit ?? {})).to.deep.equal(
        Object.entries({
          ...{ type: 'edit', ns: 0, title: 'Alpha', pageid: 2, revid: 17, old_revid: 6, rcid: 22 },
          ...{ user: 'Eve', userid: 3, oldlen: 37, newlen: 5, timestamp: '2026-11-21T03:55:54Z', comment: '' },
          ...{ tags: [], sha1: '58061aa544398a798e33181a443b15b7746fab16' },
        }),
      );
      const anonymous = firstOf(anybody, `&rclimit=1&rcprop=${everything}&rcuser=127.0.0.1`);
      expect(Object.entries(anonymous ?? {})).to.deep.equal(
        Object.entries({
          ...{ type: 'edit', ns: 0, title: 'Beta', pageid: 3, revid: 11, old_revid: 4, rcid: 16 },
          ...{ user: '127.0.0.1', userid: 0, anon: '', oldlen: 22, newlen: 28, timestamp: '2026-11-21T03:55:52Z' },
          ...{ comment: '', tags: [], sha1: '1af68a5742b2417f03a9a7fe31cbed9c97e9497f' },
        }),
      );
      const log = firstOf(pat, '&formatversion=2&rctype=log&rctitle=Gamma&rcprop=loginfo|redirect|patrolled|flags|ids');
      expect(Object.entries(log ?? {})).to.deep.equal(
        Object.entries({
          ...{ type: 'log', pageid: 4, revid: 12, old_revid: 0, rcid: 17, bot: false, new: false, minor: false },
          ...{ redirect: true, patrolled: true, unpatrolled: false, autopatrolled: true },
          ...{ logid: 14, logtype: 'move', logaction: 'move' },
          logparams: { target_ns: 0, target_title: 'Delta', suppressredirect: false },
        }),
      );
    });

    it('renders comments as HTML', () => {
      const section = !releases[release].since('1.43')
        ? '<span dir="auto"><span class="autocomment"><a href="/index.php/Alpha#Head" title="Alpha">→\u200eHead</a>: </span> minor one</span>'
        : '<span class="autocomment"><a href="/index.php/Alpha#Head" title="Alpha">→<bdi dir="ltr">Head</bdi></a>: </span> minor one';
      const parsed = (parameters: string) => send(wiki, `${query}&rcprop=parsedcomment${parameters}`).json();
      expect(parsed('&rcshow=minor')).to.have.nested.property('query.recentchanges[0].parsedcomment', section);
      expect(parsed('&rctitle=Redir')).to.have.nested.property(
        'query.recentchanges[0].parsedcomment',
        'Redirected page to <a href="/index.php/Alpha" title="Alpha">Alpha</a>',
      );
    });

    for (const [parameters, ids] of [
      ['', [22, 17, 16, 12, 11, 10, 8, 7, 2]],
      ['&rcshow=unpatrolled', [22, 16, 12, 8, 7]],
      ['&rcshow=patrolled', [17, 11, 10, 2]],
      ['&rcshow=!autopatrolled', [22, 16, 12, 8, 7]],
      ['&rcshow=bot', [10]],
      ['&rcshow=minor|!bot', [8]],
      ['&rcshow=anon', [16]],
      ['&rcshow=redirect', [17, 12, 10]],
      ['&rctype=new', [12, 10, 7]],
      ['&rctype=', [22, 17, 16, 12, 11, 10, 8, 7, 2]],
      ['&rcnamespace=2|6', [2]],
      ['&rcnamespace=-1', []],
      ['&rctitle=alpha', [22, 11, 8, 7]],
      ['&rcuser=eve', [22, 12, 8, 7]],
      ['&rcuser=%2303', [22, 12, 8, 7]],
      ['&rcuser=127.000.0.1', [16]],
      ['&rcuser=mw>Eve', []],
      ['&rcuser=<t>', []],
      ['&rcuser=%230', []],
      ['&rcexcludeuser=Eve', [17, 16, 11, 10, 2]],
      ['&rctag=mw-new-redirect', [12]],
      ['&rctoponly=1', [22, 16, 12]],
      ['&rcslot=main', [22, 16, 12, 11, 10, 8, 7]],
      ['&rcslot=main&rctype=', []],
      ['&rcstart=20261121035549&rcend=2026-11-21T03:55:47Z', [12, 11, 10]],
      ['&rcdir=newer&rcstart=1795233347&rcend=Sat, 21 Nov 2026 03:55:49 GMT', [10, 11, 12]],
    ] as const) {
      it(`filters: ${parameters}`, () => {
        expect(idsOf(parameters)).to.deep.equal(ids);
      });
    }

    it('requires the right to patrol for information on patrolling', () => {
      for (const parameters of ['&rcprop=patrolled', '&rcshow=!patrolled', '&rcshow=autopatrolled']) {
        expect(send(wiki, query + parameters).body).to.equal(denied);
        expect(eve.send(query + parameters).body).to.equal(denied);
      }
      expect(pat.send(`${query}&rclimit=1&rcprop=patrolled`).body).to.contain('[{"type":"edit","unpatrolled":""}]');
    });

    for (const pair of [
      'minor|!minor bot|!bot anon|!anon redirect|!redirect patrolled|!patrolled autopatrolled|!autopatrolled',
      'patrolled|unpatrolled !patrolled|unpatrolled autopatrolled|unpatrolled autopatrolled|!patrolled',
    ].flatMap((line) => line.split(' '))) {
      it(`rejects the contradiction ${pair}`, () => {
        expect(pat.send(`${query}&rcshow=${pair}`).header('MediaWiki-API-Error')).to.equal('show');
      });
    }

    it('accepts other pairs, also of patrolling', () => {
      for (const pair of ['patrolled|autopatrolled', 'patrolled|!autopatrolled', '!patrolled|!autopatrolled']) {
        expect(pat.send(`${query}&rcshow=${pair}`).header('MediaWiki-API-Error')).to.equal(undefined);
      }
    });

    it('reports errors in the order of real wikis', () => {
      const codeOf = (parameters: string) => send(wiki, query + parameters).header('MediaWiki-API-Error');
      expect(codeOf('&rccontinue=x&rctitle=[x]')).to.equal('badcontinue');
      expect(codeOf('&rctitle=[x]&rcshow=bot|!bot')).to.equal('invalidtitle');
      expect(codeOf('&rcuser=Eve&rcexcludeuser=Pat&rcshow=bot|!bot')).to.equal('show');
      expect(codeOf('&rcuser=Eve&rcexcludeuser=Pat&rcshow=patrolled')).to.equal('permissiondenied');
    });

    it('generates pages, each once, and tells with rawcontinue where they begin', () => {
      const generated = (parameters: string) =>
        send(wiki, `action=query&format=json&formatversion=2&generator=recentchanges&${parameters}`).json();
      const alpha = { pageid: 2, ns: 0, title: 'Alpha' };
      expect(generated('grcuser=Eve&grclimit=3')).to.deep.equal({
        batchcomplete: true,
        continue: { grccontinue: '20261121035545|7', continue: 'grccontinue||' },
        query: { pages: [alpha, { pageid: 5, ns: 0, title: 'Redir' }] },
      });
      expect(generated('grclimit=1&rawcontinue=1')).to.deep.equal({
        'query-continue': { recentchanges: { grccontinue: '20261121035552|17' } },
        'query-noncontinue': { recentchanges: { grccontinue: '20261121035554|22' } },
        query: { pages: [alpha] },
      });
      expect(generated('grctype=log&grclimit=max&grcgeneraterevisions=1')).to.deep.equal({
        batchcomplete: true,
        limits: { recentchanges: 500 },
        query: { pages: [{ pageid: 4, ns: 0, title: 'Delta' }] },
      });
    });

    it('forbids shared caching of what only some users may see', () => {
      const cacheOf = (who: Client, parameters: string) =>
        who.send(`${query}&uselang=en&maxage=60&smaxage=60${parameters}`).header('Cache-Control');
      const shared = 's-maxage=60, max-age=60, public';
      const own = 'private, must-revalidate, max-age=60';
      expect(cacheOf(eve, '')).to.equal(shared);
      expect(cacheOf(eve, '&rcprop=parsedcomment')).to.equal(own);
      expect(cacheOf(pat, '')).to.equal(own);
    });

    it('says in the metadata of a log entry what its parameters are called', () => {
      const { body } = send(wiki, 'action=query&list=recentchanges&format=rawfm&rcprop=loginfo&rctype=log&rclimit=1');
      expect(body).to.match(/"logparams": \{[^{}]*"_element": "param",\s+"_type": "assoc"/);
    });

    it('prints XML', () => {
      expect(
        send(wiki, `action=query&list=recentchanges&format=xml&rcprop=ids|tags|loginfo&rctype=log&rclimit=1`).body,
      ).to.contain(
        '<rc type="log" pageid="4" revid="12" old_revid="0" rcid="17" logid="14" logtype="move" logaction="move"><logparams target_ns="0" target_title="Delta" /><tags /></rc>',
      );
    });
  });
}

describe('rctitle beside rcnamespace', () => {
  it('is rejected since 1.43', () => {
    const parameters = '&rctitle=Alpha&rcnamespace=2&rcprop=ids';
    expect(send(createWiki(patrolledWiki, { release: '1.39' }), query + parameters).body).to.equal(
      '{"batchcomplete":"","query":{"recentchanges":[]}}',
    );
    expect(send(createWiki(patrolledWiki, { release: '1.43' }), query + parameters).body).to.equal(
      errorBody('invalidparammix', 'The parameters \\"rcnamespace\\" and \\"rctitle\\" can not be used together.'),
    );
  });
});

describe('rccontinue in another form than responses have it', () => {
  for (const place of [
    '20261121035552|017',
    '20261121035552|+17',
    '2026-11-21T03:55:52Z|17',
    '|17',
    '20261399000000|17',
  ]) {
    it(`is accepted by 1.39 and rejected since 1.43: ${place}`, () => {
      const requested = `${query}&rcprop=ids&rclimit=1&rccontinue=${encodeURIComponent(place)}`;
      expect(send(createWiki(patrolledWiki, { release: '1.39' }), requested).header('MediaWiki-API-Error')).to.equal(
        undefined,
      );
      expect(send(createWiki(patrolledWiki, { release: '1.43' }), requested).header('MediaWiki-API-Error')).to.equal(
        'badcontinue',
      );
    });
  }
});
