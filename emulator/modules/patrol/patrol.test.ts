import { expect } from 'chai';
import { createWiki } from '../../index';
import { Client, bothReleases, errorBody } from '../../testing/send.test-support';
import { patrolledWiki } from '../../testing/patrolled-wiki.test-support';

const query = 'action=patrol&format=json';
const administratorsOnly =
  'The action you have requested is limited to users in the group: [[TestWiki:Administrators|Administrators]].';

for (const release of bothReleases) {
  describe(`action=patrol, release ${release} (core 8.6; writing 5)`, () => {
    const wiki = createWiki(patrolledWiki, { release, seed: 1, now: '2026-11-21T04:00:00Z' });
    let pat: Client;
    let eve: Client;
    beforeEach(() => {
      wiki.reset();
      pat = new Client(wiki);
      pat.logIn('Pat', 'p');
      eve = new Client(wiki);
      eve.logIn('Eve', 'e');
    });
    const patrol = (who: Client, body: string, parameters = '') =>
      who.send(query + parameters, { body: `${body}&token=${who.token('patrol')}` });
    const unpatrolled = () =>
      Array.from(
        pat
          .send('action=query&list=recentchanges&rcprop=ids&rcshow=unpatrolled&format=json')
          .body.matchAll(/"rcid":(\d+)/g),
        ([, id]) => Number(id),
      );

    it('marks a change once, with the same response every time', () => {
      const marked = '{"patrol":{"rcid":22,"ns":0,"title":"Alpha"}}';
      expect(unpatrolled()).to.deep.equal([22, 16, 12, 8, 7]);
      expect(patrol(pat, 'rcid=22').body).to.equal(marked);
      expect(patrol(pat, 'rcid=%2B22').body).to.equal(marked);
      expect(patrol(pat, 'revid=17', '&formatversion=2').body).to.equal(marked);
      expect(unpatrolled()).to.deep.equal([16, 12, 8, 7]);
      expect(pat.send('action=query&list=recentchanges&rcprop=patrolled&rclimit=1&format=json').body).to.contain(
        '[{"type":"edit","patrolled":""}]',
      );
      wiki.reset();
      pat.logIn('Pat', 'p');
      expect(unpatrolled()).to.deep.equal([22, 16, 12, 8, 7]);
    });

    it('names the page by its title at the time, also for log entries', () => {
      expect(patrol(pat, 'rcid=10').body).to.equal('{"patrol":{"rcid":10,"ns":0,"title":"Gamma"}}');
      expect(patrol(pat, 'revid=12').body).to.equal('{"patrol":{"rcid":17,"ns":0,"title":"Gamma"}}');
      expect(patrol(pat, 'rcid=2', '&format=xml').body).to.equal(
        '<?xml version="1.0"?><api><patrol rcid="2" ns="2" title="User:Eve" /></api>',
      );
    });

    it('reports protection as a further error', () => {
      const page = { title: 'MediaWiki:Sitenotice', text: 'News', revision: 5 };
      const changes = [{ id: 1, page: page.title, revision: 5, type: 'new' as const, user: 'Eve' }];
      const anonymous = new Client(createWiki({ pages: [page], changes }, { release }));
      const { body } = anonymous.send(`${query}&errorformat=none`, { body: 'rcid=1&token=%2B%5C' });
      expect(body).to.contain(
        '"errors":[{"code":"permissiondenied","module":"patrol"},{"code":"protectednamespace-interface","module":"patrol"}]',
      );
    });

    it('accepts even empty tags only from users with the right to apply them', () => {
      const tagged = 'rcid=22&tags=';
      const refused = new Client(wiki).send(query, { body: `${tagged}&token=%2B%5C` });
      expect(refused.body).to.contain('"code":"tags-apply-no-permission"');
      expect(patrol(pat, tagged).body).to.contain('{"patrol":{"rcid":22');
    });

    for (const [body, code, info] of [
      ['', 'missingparam', 'One of the parameters \\"rcid\\" and \\"revid\\" is required.'],
      ['rcid=7&revid=2', 'invalidparammix', 'The parameters \\"rcid\\" and \\"revid\\" can not be used together.'],
      ['rcid=0', 'nosuchrcid', 'There is no recent change with ID 0.'],
      ['rcid=9007199254740993', 'nosuchrcid', 'There is no recent change with ID 9007199254740993.'],
      ['rcid=x', 'badinteger', 'Invalid value \\"x\\" for integer parameter \\"rcid\\".'],
      ['revid=999', 'nosuchrevid', 'There is no revision with ID 999.'],
      ['revid=4', 'notpatrollable', "The revision r4 can't be patrolled as it's too old."],
      ['revid=13', 'notpatrollable', "The revision r13 can't be patrolled as it's too old."],
    ] as const) {
      it(`rejects ${body}`, () => {
        expect(patrol(pat, body).body).to.equal(errorBody(code, info));
        expect(patrol(eve, body).body).to.equal(errorBody(code, info));
      });
    }

    it('requires a right, and a second one for own changes; only the header and the newer formats name both', () => {
      const others = patrol(eve, 'rcid=11');
      expect(others.body).to.equal(errorBody('permissiondenied', administratorsOnly));
      expect(others.header('MediaWiki-API-Error')).to.equal('permissiondenied');
      const own = patrol(eve, 'rcid=22');
      expect(own.body).to.equal(others.body);
      expect(own.header('MediaWiki-API-Error')).to.equal('permissiondenied, noautopatrol');
      expect(patrol(eve, 'rcid=22', '&errorformat=none&formatversion=2').body).to.contain(
        '{"errors":[{"code":"permissiondenied","module":"patrol"},{"code":"noautopatrol","module":"patrol"}],',
      );
      const robo = new Client(wiki);
      robo.logIn('Robo', 'r');
      expect(patrol(robo, 'rcid=10').header('MediaWiki-API-Error')).to.equal('permissiondenied');
    });

    it('identifies anonymous clients by their address', () => {
      const anonymous = new Client(wiki);
      const response = anonymous.send(query, { body: 'rcid=16&token=%2B%5C' });
      expect(response.body).to.equal(errorBody('permissiondenied', administratorsOnly));
      expect(response.header('MediaWiki-API-Error')).to.equal('permissiondenied, noautopatrol');
    });
  });
}
