import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, Client, member } from '../../testing/send.test-support';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1');

for (const release of bothReleases) {
  describe(`The response to an upload (${release})`, () => {
    const htmlAfter = (query: string, text = '', later = ''): unknown => {
      const users = [{ name: 'Admin', password: 'a', groups: ['sysop'] }];
      const client = new Client(createWiki({ site: { uploads: true }, users }, { release }));
      client.logIn('Admin', 'a');
      const token = decodeURIComponent(client.token('csrf'));
      if (query.includes('=edit')) client.send('', { body: `${query}&token=${encodeURIComponent(token)}` });
      else client.send(query);
      if (later !== '') client.send('', { body: later });
      const fields = Object.entries({
        action: 'upload',
        format: 'json',
        ...{ filename: 'Red.png', text },
        ignorewarnings: '1',
        token,
      });
      const parts = fields.map(
        ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      const file = `--x\r\nContent-Disposition: form-data; name="file"; filename="Red.png"\r\n\r\n${png}\r\n--x--\r\n`;
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      return member(client.send('', { headers, body: parts.join('') + file }).json(), 'upload.imageinfo.html');
    };

    it('shows the file also if the new text does', () => {
      expect(htmlAfter('action=query', 'See [[File:Red.png|thumb]].')).not.to.contain('wpDestFile');
    });

    it('shows the file if its page was purged meanwhile', () => {
      expect(htmlAfter('action=edit&title=File:Red.png&text=x', '', 'action=purge&titles=File:Red.png')).not.to.contain(
        'wpDestFile',
      );
    });

    it('shows the file, unless a request has looked for it before (writing 11)', () => {
      expect(htmlAfter('action=query&list=imageusage&iutitle=File:Red.png')).to.match(
        /<img[^>]* src="\/images\/.*Red.png/,
      );
      for (const query of [
        'action=query&titles=File:Red.png',
        'action=parse&text=[[:File:Red.png]]&contentmodel=wikitext',
        'action=edit&title=Gallery&text=[[File:Red.png]]',
        'action=edit&title=Gallery&text=[[:File:Red.png]]',
        'action=edit&title=File:Red.png&text=without%20a%20file',
      ]) {
        expect(htmlAfter(query), query).to.contain('title=Special:Upload&amp;wpDestFile=Red.png" class="new"');
      }
    });
  });
}
