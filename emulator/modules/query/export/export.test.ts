import { expect } from 'chai';

import { createWiki } from '../../../index';
import { bothReleases, Client, send } from '../../../testing/send.test-support';

describe('Exported pages', () => {
  for (const release of bothReleases) {
    const wiki = createWiki(
      {
        pages: [
          {
            title: 'Tower',
            revisions: [{ text: 'red' }, { text: 'blue', user: 'Ada', comment: 'paint', hidden: ['user', 'comment'] }],
          },
        ],
        users: [{ name: 'Ada', password: 'p' }],
      },
      { release, seed: 1 },
    );
    const ask = (query: string) => send(wiki, `action=query&export=1&exportnowrap=1&${query}`);

    it(`have no author and no comment where these are hidden, release ${release}`, () => {
      const { body } = ask('titles=Tower');
      expect(body).to.contain('      <contributor deleted="deleted" />\n      <comment deleted="deleted" />\n');
      expect(body).to.contain('>blue</text>').and.not.contain('Ada');
    });

    it(`are imported into another wiki, release ${release}`, () => {
      const exported = ask('titles=Tower');
      expect(exported.header('Content-Type')).to.equal('text/xml; charset=utf-8');
      expect(exported.header('Content-Disposition')).to.equal('inline; filename=export.xml');
      const other = createWiki({ users: [{ name: 'Ada', password: 'p', groups: ['sysop'] }] }, { release, seed: 1 });
      const client = new Client(other);
      client.logIn('Ada', 'p');
      const parts = { interwikiprefix: 'old', token: decodeURIComponent(client.token('csrf')), xml: exported.body };
      const body = Object.entries(parts).map(([name, value]) => {
        const file = name === 'xml' ? '; filename="export.xml"' : '';
        return `--X\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
      });
      const headers = { 'content-type': 'multipart/form-data; boundary=X' };
      client.send('action=import&format=json', { headers, body: `${body.join('')}--X--\r\n` });
      expect(other.page('Tower').text).to.equal('blue');
    });
  }
});
