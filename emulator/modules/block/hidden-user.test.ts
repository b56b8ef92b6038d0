import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, Client, member } from '../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`The block of a hidden user (${release}, writing 6.3)`, () => {
    const wiki = createWiki(
      {
        users: [
          { name: 'Olga', password: 'a', groups: ['suppress', 'sysop'] },
          { name: 'Alice', password: 'a', groups: ['sysop'] },
          { name: 'Eve' },
        ],
      },
      { release },
    );
    const clients = { Olga: new Client(wiki), Alice: new Client(wiki) };
    for (const [name, client] of Object.entries(clients)) client.logIn(name, 'a');
    const code = (name: keyof typeof clients, request: string): unknown => {
      const client = clients[name];
      const body = `${request}&user=Eve&format=json&token=${client.token('csrf')}`;
      return member(client.send('', { body }).json(), 'error.code');
    };

    it('is neither replaced nor lifted by who may not hide users, whatever else is wrong', () => {
      expect(code('Olga', 'action=block&expiry=never&hidename=1')).to.equal(undefined);
      for (const more of ['', '&reblock=1', '&expiry=nope', '&hidename=1&partial=1']) {
        expect(code('Alice', `action=block${more}`), more).to.equal('cant-see-hidden-user');
      }
      expect(code('Alice', 'action=unblock')).to.equal('unblock-hideuser');
      expect(code('Olga', 'action=unblock')).to.equal(undefined);
      expect(code('Alice', 'action=block')).to.equal(undefined);
    });
  });
}
