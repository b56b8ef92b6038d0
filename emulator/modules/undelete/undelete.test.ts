import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, Client } from '../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`action=undelete, release ${release} (writing 6.6)`, () => {
    for (const [title, parameters, isTouched] of [
      ['File:A.png', '', true],
      ['File:A.png', '&timestamps=2020-01-01T00:00:00Z', false],
      ['A', '', false],
    ] as const) {
      it(`${isTouched ? 'touches' : 'does not touch'} ${title} if it restores nothing${parameters && ' of a time'}`, () => {
        const users = [{ name: 'Sue', password: 'p', groups: ['sysop'] }];
        const wiki = createWiki({ pages: [{ title, text: 'a' }], users }, { release, seed: 1 });
        const client = new Client(wiki);
        client.logIn('Sue', 'p');
        const touched = () =>
          /"touched":"[^"]*"/.exec(client.send(`action=query&prop=info&titles=${title}&format=json`).body)?.[0];
        const before = touched();
        wiki.clock.advance('1 hour');
        const body = `title=${title}${parameters}&token=${client.token('csrf')}`;
        expect(client.send('action=undelete&format=json', { body }).body).to.contain('"cantundelete"');
        expect(touched() !== before).to.equal(isTouched);
      });
    }
  });
}
