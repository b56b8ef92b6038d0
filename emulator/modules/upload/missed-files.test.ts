import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, Client, member } from '../../testing/send.test-support';
import { uploadPicture } from '../../testing/upload.test-support';

for (const release of bothReleases) {
  describe(`The response to an upload (${release})`, () => {
    const htmlAfter = (query: string, text = '', later = ''): unknown => {
      const users = [{ name: 'Admin', password: 'a', groups: ['sysop'] }];
      const client = new Client(createWiki({ site: { uploads: true }, users }, { release }));
      client.logIn('Admin', 'a');
      if (/=(?:edit|filerevert|stashedit|block)/.test(query)) {
        client.send('', { body: `${query}&token=${client.token('csrf')}` });
      } else client.send(query);
      if (later !== '') client.send('', { body: later });
      const response = uploadPicture(client, { filename: 'Red.png', text, ignorewarnings: '1' });
      return member(response.json(), 'upload.imageinfo.html');
    };

    it('shows the file also if the new text does', () => {
      expect(htmlAfter('action=query', 'See [[File:Red.png|thumb]].')).not.to.contain('wpDestFile');
    });

    it('shows a missing file also if a revert has looked for it (writing 11)', () => {
      expect(htmlAfter('action=filerevert&filename=Red.png&archivename=x')).to.contain('wpDestFile');
    });

    it('shows a missing file to those whom a block concerns in part (writing 11)', () => {
      const block = 'action=block&user=Admin&partial=1&namespacerestrictions=0|3';
      expect(htmlAfter(block)).to.contain('wpDestFile');
    });

    it('shows a missing file also if the text of another upload names it (writing 11)', () => {
      const users = [{ name: 'Admin', password: 'a', groups: ['sysop'] }];
      const client = new Client(createWiki({ site: { uploads: true }, users }, { release }));
      client.logIn('Admin', 'a');
      const html = (filename: string, text: string): unknown => {
        const response = uploadPicture(client, { filename, text, ignorewarnings: '1' });
        return member(response.json(), 'upload.imageinfo.html');
      };
      const link = 'See [[:File:Red.png]].';
      expect(html('Blue.png', link)).not.to.contain('wpDestFile');
      expect(html('Red.png', '')).to.contain('wpDestFile');
    });

    it('links to the page of a missing file that redirects to a file (writing 11)', () => {
      const redirectTo = (target: string) => htmlAfter(`action=edit&title=File:Red.png&text=%23REDIRECT [[${target}]]`);
      for (const target of ['File:Red.png', 'File:Other.png']) {
        expect(redirectTo(target), target).to.contain('<a href="/index.php/File:Red.png" class="mw-redirect" title=');
      }
      expect(redirectTo('Main Page')).to.contain('wpDestFile=Red.png" class="new"');
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
        'action=stashedit&title=Gallery&contentmodel=wikitext&contentformat=text/x-wiki&baserevid=0&text=[[File:Red.png]]',
      ]) {
        expect(htmlAfter(query), query).to.contain('title=Special:Upload&amp;wpDestFile=Red.png" class="new"');
      }
    });
  });
}
