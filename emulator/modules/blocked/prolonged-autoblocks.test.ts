import { expect } from 'chai';

import { createWiki, type WikiDefinition } from '../../index';
import { bothReleases, Client, member } from '../../testing/send.test-support';

/** The times are those that real wikis of both releases gave (writing 6.3). */
describe('The automatic block of an address', () => {
  for (const release of bothReleases) {
    const played = (expiry: string, blocks: WikiDefinition['blocks'] = []) => {
      const users = [
        { name: 'Admin', password: 'a', groups: ['sysop'] },
        { name: 'Eve', password: 'e' },
      ];
      const wiki = createWiki({ users, blocks }, { release, now: '2026-11-27T12:00:00Z' });
      const [admin, eve] = [new Client(wiki), new Client(wiki)];
      admin.logIn('Admin', 'a');
      eve.logIn('Eve', 'e');
      const edit = () => eve.send('action=edit&format=json', { body: `title=A&text=b&token=${eve.token('csrf')}` });
      const block = (more = '') => {
        const body = `user=Eve&expiry=${expiry}&autoblock=1${more}&token=${admin.token('csrf')}`;
        admin.send('action=block&format=json', { body });
      };
      const automatic = () => {
        const query = 'action=query&list=blocks&bkprop=timestamp|expiry|flags&format=json&formatversion=2';
        const blocks = member(admin.send(query).json(), 'query.blocks') as Record<string, unknown>[];
        const found = blocks.find((one) => one.automatic === true);
        return found && [found.timestamp, found.expiry];
      };
      return { wiki, edit, block, automatic };
    };

    it(`begins anew whenever the account tries to edit, if its own block lasts longer (${release})`, () => {
      const { wiki, edit, block, automatic } = played('infinite');
      edit();
      block();
      expect(automatic()).to.deep.equal(['2026-11-27T12:00:00Z', '2026-11-28T12:00:00Z']);
      wiki.clock.advance(60_000);
      edit();
      expect(automatic()).to.deep.equal(['2026-11-27T12:01:00Z', '2026-11-28T12:01:00Z']);
    });

    it(`stays as it is if the account is blocked for no longer (${release})`, () => {
      const { wiki, edit, block, automatic } = played('1+hour');
      edit();
      block();
      wiki.clock.advance(60_000);
      edit();
      expect(automatic()).to.deep.equal(['2026-11-27T12:00:00Z', '2026-11-27T13:00:00Z']);
      // A changed block ends later than the automatic one; 1.39 looks at the day that it might last.
      block('&reblock=1&reason=again');
      const changed = {
        '1.39': ['2026-11-27T12:00:00Z', '2026-11-27T13:00:00Z'],
        '1.43': ['2026-11-27T12:01:00Z', '2026-11-28T12:01:00Z'],
      };
      expect(automatic()).to.deep.equal(changed[release]);
    });

    it(`does not come into being where the address has a block of its own (${release})`, () => {
      const { edit, block, automatic } = played('infinite', [
        { target: '127.0.0.1', by: 'Admin', anonymousOnly: true },
      ]);
      edit();
      block();
      expect(automatic()).to.equal(undefined);
    });
  }
});
