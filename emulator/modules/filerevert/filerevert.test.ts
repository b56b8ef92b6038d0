import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, send } from '../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`action=filerevert, release ${release}`, () => {
    it('finds no file whose name ends with a line break, which makes other names invalid (writing 11.4)', () => {
      const wiki = createWiki({ pages: [{ title: 'File:X.png', file: {} }] }, { release });
      const code = (filename: string): string | undefined => {
        const body = `action=filerevert&format=json&filename=${filename}&archivename=A&token=%2B%5C`;
        const response = send(wiki, '', { method: 'POST', body });
        return /"code":"([^"]*)"/.exec(response.body)?.[1];
      };
      expect(code('X.png')).to.equal('filerevert-badversion');
      expect(code('X.png%0A')).to.equal('missingtitle');
      expect(code('X.png%0A%0A')).to.equal('invalidtitle');
    });
  });
}
