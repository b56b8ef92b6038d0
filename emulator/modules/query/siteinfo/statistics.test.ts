import { expect } from 'chai';

import { createWiki } from '../../../index';
import { bothReleases, Client, member } from '../../../testing/send.test-support';
import { uploadPicture } from '../../../testing/upload.test-support';

/** What the statistics of real wikis of both releases became after each request (reading 7.2). */
const counted: readonly (readonly [request: string, pages: number, articles: number, edits: number])[] = [
  ['action=edit&title=Plain&text=text', 1, 0, 1],
  ['action=edit&title=Linked&text=[[Plain]]', 2, 1, 2],
  ['action=edit&title=Category only&text=[[Category:Zoo]]', 3, 1, 3],
  ['action=edit&title=Picture&text=[[File:No.png]]', 4, 1, 4],
  ['action=edit&title=Picture link&text=[[:File:No.png]]', 5, 2, 5],
  ['action=edit&title=Address&text=https://example.org/', 6, 2, 6],
  ['action=edit&title=Turned&text=%23REDIRECT [[Linked]]', 7, 2, 7],
  ['action=edit&title=Template:Box&text=[[Plain]]', 8, 2, 8],
  ['action=edit&title=Boxed&text={{Box}}', 9, 3, 9],
  ['action=edit&title=Missing box&text={{No box}}', 10, 4, 10],
  ['action=edit&title=Talk:Plain&text=[[Plain]]', 11, 4, 11],
  ['action=edit&title=Own&text=[[Own]]', 12, 4, 12],
  ['action=edit&title=Part&text=[[%23Part]]', 13, 4, 13],
  ['action=edit&title=Elsewhere&text=[[mw:Help]]', 14, 4, 14],
  ['action=edit&title=Special&text=[[Special:Log]] [[Media:No.png]]', 15, 4, 15],
  ['action=edit&title=Plain&text=now [[Linked]]', 15, 5, 16],
  ['action=edit&title=Linked&text=no more', 15, 4, 17],
  ['action=move&from=Plain&to=Talk:Plainer&noredirect=1', 15, 3, 18],
  ['action=move&from=Talk:Plainer&to=Plain again', 16, 4, 20],
  ['action=delete&title=Plain again', 15, 3, 21],
  ['action=undelete&title=Plain again', 16, 4, 22],
  ['action=edit&title=Plain again&text=%23REDIRECT [[Linked]]', 16, 3, 23],
  ['action=protect&title=Part&protections=edit=sysop', 16, 3, 23],
  ['action=protect&title=Never&protections=create=sysop', 16, 3, 23],
  ['action=edit&title=Template:Box&text=no link', 16, 3, 24],
  ['action=move&from=Boxed&to=Boxed there', 17, 3, 26],
  ['action=move&from=Boxed there&to=Boxed', 17, 3, 29],
  ['action=mergehistory&from=Address&to=Own', 17, 3, 29],
];

for (const release of bothReleases) {
  describe(`siprop=statistics (reading 7.2, ${release})`, () => {
    const admin = () => {
      const users = [{ name: 'Admin', password: 'a', groups: ['sysop'] }];
      const wiki = createWiki({ site: { uploads: true }, users }, { release });
      const client = new Client(wiki);
      client.logIn('Admin', 'a');
      const numbers = () =>
        member(client.send('action=query&meta=siteinfo&siprop=statistics&format=json').json(), 'query.statistics');
      return { wiki, client, numbers };
    };

    it('counts pages, those with a link to another, and edits', () => {
      const { client, numbers } = admin();
      for (const [request, pages, articles, edits] of counted) {
        client.send('', { body: `${request}&token=${client.token('csrf')}` });
        expect(numbers(), request).to.include({ pages, articles, edits });
      }
    });

    it('counts the same after the merge of a part, which leaves no redirect', () => {
      const { wiki, client, numbers } = admin();
      const edit = (title: string, text: string): unknown => {
        const body = `action=edit&title=${title}&text=${text}&format=json&token=${client.token('csrf')}`;
        return member(client.send('', { body }).json(), 'edit.newtimestamp');
      };
      const first = edit('Source', 'one');
      wiki.clock.advance('1 minute');
      edit('Source', 'two');
      edit('Goal', 'three');
      const merge = `action=mergehistory&from=Source&to=Goal&timestamp=${String(first)}&format=json`;
      const { body } = client.send('', { body: `${merge}&token=${client.token('csrf')}` });
      expect(body).to.contain('{"mergehistory":{"from":"Source","to":"Goal"');
      expect(numbers()).to.include({ pages: 2, edits: 3 });
    });

    it('counts a file with the edit that its page begins with, and no further version', () => {
      const { client, numbers } = admin();
      uploadPicture(client, { filename: 'Red.png' });
      expect(numbers()).to.include({ pages: 1, articles: 0, edits: 1, images: 1 });
    });

    it('counts the revisions of the wiki file as edits', () => {
      const revisions = [{ text: 'one' }, { text: '[[two]]' }];
      const wiki = createWiki({ pages: [{ title: 'A', revisions }] }, { release });
      const response = new Client(wiki).send('action=query&meta=siteinfo&siprop=statistics&format=json').json();
      expect(member(response, 'query.statistics')).to.include({ pages: 1, articles: 1, edits: 2 });
    });
  });
}
