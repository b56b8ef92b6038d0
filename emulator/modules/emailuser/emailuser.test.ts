import { expect } from 'chai';

import { createWiki, type WikiDefinition } from '../../index';
import { releases } from '../../releases/releases';
import { bothReleases, Client } from '../../testing/send.test-support';

const definition: WikiDefinition = {
  users: [
    { name: 'Bob', password: 'Bob-secret-1', email: 'bob@x.example', emailConfirmed: true },
    { name: 'Eve', password: 'Eve-secret-1', email: 'eve@x.example', emailConfirmed: true },
    { name: 'Una', password: 'Una-secret-1' },
    { name: 'Admin', password: 'AdminPass-12345', groups: ['sysop'] },
  ],
};

/** The responses are those of real wikis to the same requests (writing 13.2). */
for (const release of bothReleases) {
  describe(`action=emailuser, ${release}`, () => {
    const wiki = createWiki(definition, { release, now: '2026-01-31T12:00:00Z' });
    afterEach(() => {
      wiki.reset();
    });

    function mailTo(target: string, from = 'Eve', query = 'format=json'): string {
      const client = new Client(wiki);
      client.logIn(from, `${from}-secret-1`);
      const body = `target=${target}&subject=S&text=T&ccme=1&token=${client.token('csrf')}`;
      return client.send(`action=emailuser&${query}`, { body }).body;
    }

    it('keeps the mail', () => {
      expect(mailTo('bob')).to.equal('{"emailuser":{"result":"Success"}}');
      expect(mailTo('User:Eve', 'Bob', 'format=xml')).to.contain('<emailuser result="Success" />');
      expect(wiki.mails).to.deep.equal([
        { from: 'Eve', to: 'Bob', subject: 'S', text: 'T', copied: true, timestamp: '2026-01-31T12:00:00Z' },
        { from: 'Bob', to: 'Eve', subject: 'S', text: 'T', copied: true, timestamp: '2026-01-31T12:00:00Z' },
      ]);
      wiki.reset();
      expect(wiki.mails).to.deep.equal([]);
    });

    it('requires an address of the sender', () => {
      expect(mailTo('Bob', 'Una')).to.contain('{"error":{"code":"cantsend","info":"No send address"');
    });

    it('respects that users want no mail', () => {
      const bob = new Client(wiki);
      bob.logIn('Bob', 'Bob-secret-1');
      bob.send('action=options&format=json', { body: `change=disablemail=1&token=${bob.token('csrf')}` });
      const code = releases[release].since('1.43') ? 'nowikiemailtext' : 'nowikiemail';
      const info = 'This user has chosen not to receive email from other users.';
      expect(mailTo('Bob')).to.contain(`{"error":{"code":"${code}","info":"${info}"`);
    });

    it('is refused to users whose block forbids mail', () => {
      const admin = new Client(wiki);
      admin.logIn('Admin', 'AdminPass-12345');
      const block = (parameters: string) =>
        admin.send('action=block&format=json', { body: `user=Eve&${parameters}&token=${admin.token('csrf')}` });
      block('expiry=1 day');
      expect(mailTo('Bob')).to.contain('Success');
      block('noemail=1&reblock=1&expiry=1 day');
      expect(mailTo('Bob')).to.contain(
        releases[release].since('1.43')
          ? '{"error":{"code":"blocked","info":"Your username or IP address has been blocked. The block was made by'
          : '{"error":{"code":"blockedemailuser","info":"\\u29fcblockedemailuser\\u29fd"',
      );
      expect(mailTo('Bob')).not.to.contain('blockinfo');
    });
  });
}
