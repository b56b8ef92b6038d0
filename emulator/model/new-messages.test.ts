import { expect } from 'chai';

import { createWiki } from '../index';
import { bothReleases, Client } from '../testing/send.test-support';

for (const release of bothReleases) {
  describe(`New messages, release ${release}`, () => {
    it('follow the first revision of the second in which the talk page was read (writing 13.4)', () => {
      const users = ['Amy', 'Bob'].map((name) => ({ name, password: 'p' }));
      const wiki = createWiki({ users }, { release, seed: 1, now: '2026-01-31T12:00:00Z' });
      const [amy, bob] = [new Client(wiki), new Client(wiki)];
      amy.logIn('Amy', 'p');
      bob.logIn('Bob', 'p');
      const write = (client: Client, text: string): number => {
        const body = `title=User talk:Amy&text=${text}&token=${client.token('csrf')}`;
        return Number(/"newrevid":(\d+)/.exec(client.send('action=edit&format=json', { body }).body)?.[1]);
      };
      const first = write(amy, 'one');
      write(amy, 'two');
      wiki.clock.advance('1 second');
      write(bob, 'three');
      const page = amy.send('action=query&format=jsonfm').body;
      expect(page).to.contain(`"wgUserNewMsgRevisionId":${first}`);
    });
  });
}
