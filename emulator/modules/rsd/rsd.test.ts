import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, send } from '../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`action=rsd, ${release} (reading 25)`, () => {
    const site = { server: 'https://wiki.example', articlePath: '/wiki/$1' };
    const wiki = createWiki({ site }, { release });

    it('says in XML where the API is, whatever the format', () => {
      const { body, headers } = send(wiki, 'action=rsd&format=json');
      expect(headers).to.include('Content-Type: application/rsd+xml; charset=utf-8');
      expect(body).to.contain('apiLink="https://wiki.example/api.php"');
      expect(body).to.contain('>https://wiki.example/wiki/Main_Page</homePageLink>');
    });

    it('fails in the requested format', () => {
      expect(send(wiki, 'action=rsd&format=json&assert=user').body).to.contain('"code":"assertuserfailed"');
    });
  });
}
