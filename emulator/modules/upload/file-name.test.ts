import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, Client, member } from '../../testing/send.test-support';
import { uploadPicture } from '../../testing/upload.test-support';

for (const release of bothReleases) {
  describe(`The name of an upload (${release})`, () => {
    function upload(filename: string): unknown {
      const users = [{ name: 'Admin', password: 'a', groups: ['sysop'] }];
      const client = new Client(createWiki({ site: { uploads: true }, users }, { release }));
      client.logIn('Admin', 'a');
      return uploadPicture(client, { filename, ignorewarnings: '1' }).json();
    }

    it('has no reference by name, unless a prefix makes it a title (writing 11)', () => {
      for (const filename of ['Caf&eacute;.png', 'Caf&nope;.png', 'Caf&eacute;', 'File:Caf&nope;.png']) {
        expect(member(upload(filename), 'error.code'), filename).to.equal('illegal-filename');
      }
      expect(member(upload('File:Caf&eacute;.png'), 'upload.filename')).to.equal('Café.png');
    });

    it('has a hyphen for the sign that would begin a fragment', () => {
      expect(member(upload('Caf&#233;.png'), 'upload.filename')).to.equal('Caf&-233;.png');
    });
  });
}
