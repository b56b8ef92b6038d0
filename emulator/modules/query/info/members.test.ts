import { expect } from 'chai';
import { createWiki } from '../../../index';
import { bothReleases, Client, member, send } from '../../../testing/send.test-support';
import { wikiWithUploads } from '../imageinfo/imageinfo.test-support';

for (const release of bothReleases) {
  describe(`prop=info of a logged-in user, ${release}`, () => {
    const clientOf = (name: 'Admin' | 'Bob') => {
      const client = new Client(wikiWithUploads(release));
      client.logIn(name, `${name}Pass-12345`);
      return (text: string) => client.send(`action=query&format=json&formatversion=2&prop=info&${text}`).body;
    };

    it('shows administrators the number of watchers', () => {
      expect(clientOf('Admin')('titles=Nope&inprop=watchers|visitingwatchers|watched')).to.match(
        /"pagelanguagedir":"ltr","watched":false,"watchers":0,"visitingwatchers":0\}\]\}\}$/,
      );
      expect(clientOf('Bob')('titles=Nope&inprop=watchers|visitingwatchers|watched')).to.match(
        /"pagelanguagedir":"ltr","watched":false\}\]\}\}$/,
      );
    });

    it('shows programs whether a page is watched if they may view the watchlist', () => {
      const password = '0123456789abcdefghijklmnopqrstuv';
      const grantsOf = { view: ['viewmywatchlist'], edit: ['editmywatchlist'] } as const;
      const botPasswords = Object.entries(grantsOf).map(([app, grants]) => ({ app, password, grants: [...grants] }));
      const wiki = createWiki({ users: [{ name: 'Bob', botPasswords, watchlist: ['Nope'] }] }, { release });
      const watched = (app: string) => {
        const client = new Client(wiki);
        client.logIn(`Bob@${app}`, password);
        const query = 'action=query&format=json&formatversion=2&prop=info&titles=Nope&inprop=watched';
        return member(client.send(query).json(), 'query.pages.0.watched');
      };
      expect([watched('view'), watched('edit')]).to.deep.equal([true, false]);
    });

    it('converts the title that a page gives itself only where it is shown as well (reading 4.1)', () => {
      const wiki = createWiki({ pages: [{ title: 'A', text: '{{DISPLAYTITLE:<i>A</i>}}' }] }, { release });
      const info = (inprop: string) =>
        send(wiki, `action=query&prop=info&titles=A&inprop=${inprop}&format=json&formatversion=2`).body;
      expect(info('varianttitles')).to.contain('"varianttitles":{"en":"A"}');
      expect(info('varianttitles|displaytitle')).to.contain('"varianttitles":{"en":"<i>A</i>"}');
    });

    it('allows users to change their own pages, and administrators all pages', () => {
      const question = 'titles=User:Bob/y.js&intestactions=edit|move|delete|foo';
      expect(clientOf('Bob')(question)).to.contain('"actions":{"edit":true,"move":true,"delete":false,"foo":false}');
      expect(clientOf('Admin')(question)).to.contain('"actions":{"edit":true,"move":true,"delete":true,"foo":false}');
      expect(clientOf('Bob')('titles=User:Admin/y.js&intestactions=edit')).to.contain('"actions":{"edit":false}');
    });
  });
}
