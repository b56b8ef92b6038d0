import { expect } from 'chai';

import { createWiki } from '../index';
import { bothReleases, Client } from '../testing/send.test-support';

function write(client: Client, text: string): number {
  const body = `title=User talk:Amy&text=${text}&token=${client.token('csrf')}`;
  return Number(/"newrevid":(\d+)/.exec(client.send('action=edit&format=json', { body }).body)?.[1]);
}

for (const release of bothReleases) {
  describe(`New messages, release ${release}`, () => {
    const stage = () => {
      const groups = { Amy: [], Bob: [], Admin: ['sysop'] };
      const users = Object.entries(groups).map(([name, held]) => ({ name, password: 'p', groups: held }));
      const wiki = createWiki({ users }, { release, seed: 1, now: '2026-01-31T12:00:00Z' });
      const [amy, bob] = [new Client(wiki), new Client(wiki)];
      amy.logIn('Amy', 'p');
      bob.logIn('Bob', 'p');
      return { wiki, amy, bob };
    };

    it('follow the first revision of the second in which the talk page was read (writing 13.4)', () => {
      const { wiki, amy, bob } = stage();
      const first = write(amy, 'one');
      write(amy, 'two');
      wiki.clock.advance('1 second');
      write(bob, 'three');
      const page = amy.send('action=query&format=jsonfm').body;
      expect(page).to.contain(`"wgUserNewMsgRevisionId":${first}`);
    });

    it('follow no revision that the talk page has no longer', () => {
      const { wiki, amy, bob } = stage();
      write(amy, 'one');
      wiki.clock.advance('1 second');
      write(bob, 'two');
      const admin = new Client(wiki);
      admin.logIn('Admin', 'p');
      const body = `title=Archive&text=old&token=${admin.token('csrf')}`;
      wiki.clock.advance('1 second');
      admin.send('action=edit', { body });
      admin.send('action=mergehistory', { body: `from=User talk:Amy&to=Archive&token=${admin.token('csrf')}` });
      const request = 'action=query&meta=userinfo&uiprop=hasmsg';
      expect(amy.send(`${request}&format=json`).body).to.contain('"messages":""');
      expect(amy.send(`${request}&format=jsonfm`).body).to.not.contain('wgUserNewMsgRevisionId');
    });

    it('follow a revision again that was moved away and merged back', () => {
      const { wiki, amy, bob } = stage();
      const first = write(amy, 'one');
      wiki.clock.advance('1 second');
      write(bob, 'two');
      const admin = new Client(wiki);
      admin.logIn('Admin', 'p');
      const token = admin.token('csrf');
      const page = () => amy.send('action=query&format=jsonfm').body;
      wiki.clock.advance('1 second');
      admin.send('action=move', { body: `from=User talk:Amy&to=Archive&token=${token}` });
      expect(page()).not.to.contain('wgUserNewMsgRevisionId');
      admin.send('action=mergehistory', { body: `from=Archive&to=User talk:Amy&token=${token}` });
      expect(page()).to.contain(`"wgUserNewMsgRevisionId":${first}`);
    });
  });
}
