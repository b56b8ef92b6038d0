import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, Client, member } from '../../testing/send.test-support';
import { uploadPicture } from '../../testing/upload.test-support';

for (const release of bothReleases) {
  describe(`Files that a bot uploads (${release}, writing 11.2)`, () => {
    const flags = (groups: string[]): unknown => {
      const users = [{ name: 'Robot', password: 'a', groups }];
      const client = new Client(createWiki({ site: { uploads: true }, users }, { release }));
      client.logIn('Robot', 'a');
      for (const end of ['', 'x']) uploadPicture(client, { filename: 'Red.png', ignorewarnings: '1' }, end);
      const query = 'action=query&format=json&formatversion=2';
      const versions = client.send(`${query}&prop=imageinfo&titles=File:Red.png&iiprop=archivename&iilimit=2`).json();
      const archived = String(member(versions, 'query.pages.0.imageinfo.1.archivename'));
      const revert = `action=filerevert&filename=Red.png&archivename=${archived}&token=${client.token('csrf')}`;
      client.send('', { body: revert });
      const changes = client.send(`${query}&list=recentchanges&rcprop=flags`).json();
      return (member(changes, 'query.recentchanges') as { bot: boolean }[]).map(({ bot }) => bot);
    };

    it('and its reverts are those of a bot in the recent changes, as all that it logs', () => {
      expect(flags(['bot', 'sysop'])).to.deep.equal([true, true, true]);
      expect(flags(['sysop'])).to.deep.equal([false, false, false]);
    });

    it('are on its watchlist only if it asks for that, whatever it prefers', () => {
      const watches = (groups: string[], watchlist = 'preferences'): unknown => {
        const users = [{ name: 'Robot', password: 'a', groups }];
        const client = new Client(createWiki({ site: { uploads: true }, users }, { release }));
        client.logIn('Robot', 'a');
        uploadPicture(client, { filename: 'Red.png', watchlist });
        const info = client.send(
          'action=query&prop=info&inprop=watched&titles=File:Red.png&format=json&formatversion=2',
        );
        return member(info.json(), 'query.pages.0.watched');
      };
      expect(watches(['bot'])).to.equal(false);
      expect(watches(['bot'], 'watch')).to.equal(true);
      expect(watches([])).to.equal(true);
    });
  });
}
