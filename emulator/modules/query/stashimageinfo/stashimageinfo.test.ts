import { expect } from 'chai';

import { createWiki } from '../../../index';
import { bothReleases, Client, member } from '../../../testing/send.test-support';
import { uploadPicture } from '../../../testing/upload.test-support';

for (const release of bothReleases) {
  describe(`prop=stashimageinfo (writing 11.3, ${release})`, () => {
    it('is private only for those who may see hidden revisions', () => {
      const users = [
        { name: 'Bob', password: 'b' },
        { name: 'Admin', password: 'a', groups: ['sysop'] },
      ];
      const wiki = createWiki({ site: { uploads: true }, users }, { release });
      const varyOf = (name: string, password: string) => {
        const client = new Client(wiki);
        client.logIn(name, password);
        const key = member(
          uploadPicture(client, { filename: 'Red.png', stash: '1' }).json(),
          'upload.filekey',
        ) as string;
        return client.send(`action=query&prop=stashimageinfo&siifilekey=${key}&format=json`).header('Vary');
      };
      expect(varyOf('Bob', 'b')).to.equal('Accept-Encoding, Treat-as-Untrusted, Cookie');
      expect(varyOf('Admin', 'a')).to.equal(undefined);
    });
  });
}
