import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, Client, member } from '../../testing/send.test-support';
import { uploadPicture } from '../../testing/upload.test-support';

for (const release of bothReleases) {
  describe(`The warning that a file was deleted (${release}, writing 11.2)`, () => {
    const warnings = (...steps: string[]): unknown => {
      const users = [{ name: 'Alice', password: 'a', groups: ['sysop'] }];
      const client = new Client(createWiki({ site: { uploads: true }, users }, { release }));
      client.logIn('Alice', 'a');
      for (const step of steps) client.send('', { body: `${step}&title=File:Red.png&token=${client.token('csrf')}` });
      return member(uploadPicture(client, { filename: 'Red.png', ignorewarnings: '1' }).json(), 'upload.warnings');
    };

    it('is also about its page alone, and follows what is left of that in the archive', () => {
      expect(warnings()).to.equal(undefined);
      expect(warnings('action=edit&text=A', 'action=delete')).to.deep.equal({ 'was-deleted': 'Red.png' });
      expect(warnings('action=edit&text=A', 'action=delete', 'action=edit&text=B')).to.deep.equal({
        'was-deleted': 'Red.png',
        'page-exists': 'Red.png',
      });
      expect(warnings('action=edit&text=A', 'action=delete', 'action=undelete')).to.deep.equal({
        'page-exists': 'Red.png',
      });
    });
  });
}
