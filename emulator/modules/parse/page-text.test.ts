import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, Client, send } from '../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`The text of action=parse, release ${release}`, () => {
    const wiki = createWiki({ pages: [{ title: 'Blank', text: '' }] }, { release, seed: 1 });
    const text = (query: string) => send(wiki, `action=parse&page=Blank&prop=text&format=json&${query}`).body;

    it('ends with a comment on the cache for the usual form of a page', () => {
      expect(text('')).to.contain('Saved in parser cache');
      expect(text('wrapoutputclass=')).to.contain('Saved in parser cache');
      for (const query of ['wrapoutputclass=o', 'section=0', 'disablelimitreport=1']) {
        expect(text(query), query).not.to.contain('Saved in parser cache');
      }
    });

    it('does not end with it for a script, which no real wiki keeps there', () => {
      const page = createWiki({ pages: [{ title: 'User:Sue/x.js', text: '' }] }, { release });
      const { body } = send(page, 'action=parse&page=User:Sue/x.js&prop=text&format=json');
      expect(body).to.contain('NewPP limit report').and.not.to.contain('Saved in');
    });

    it('ends with it in a preview as well if 1.39 has rendered the page before', () => {
      const before = createWiki({ pages: [{ title: 'Blank', text: '' }] }, { release, seed: 1 });
      const preview = () => send(before, 'action=parse&page=Blank&prop=text&preview=1&format=json').body;
      expect(preview()).not.to.contain('Saved in');
      send(before, 'action=parse&page=Blank&prop=links&format=json');
      expect(preview().includes('Saved in parser cache')).to.equal({ '1.39': true, '1.43': false }[release]);
      before.reset();
      expect(preview()).not.to.contain('Saved in');
    });

    it('says since 1.43 what had a page rendered', () => {
      const users = [{ name: 'Sue', password: 'p', groups: ['sysop'] }];
      const edited = createWiki({ users }, { release, seed: 1 });
      const sue = new Client(edited);
      sue.logIn('Sue', 'p');
      const write = (body: string) => sue.send('format=json', { body: `${body}&token=${sue.token('csrf')}` });
      const cause = (page: string) =>
        /because: ([^\n]*)/
          .exec(send(edited, `action=parse&page=${page}&prop=text&format=json&formatversion=2`).body)?.[1]
          ?.split('\\n')[0];
      write('action=edit&title=A&text=a');
      const causes = [cause('A')];
      write('action=move&from=A&to=B');
      causes.push(cause('B'));
      write('action=delete&title=B');
      write('action=undelete&title=B');
      causes.push(cause('B'));
      const expected = { '1.39': [], '1.43': ['edit-page', 'MovePage', 'undelete-page'] }[release];
      expect(causes.filter((one) => one !== undefined)).to.deep.equal(expected);
    });
  });
}
