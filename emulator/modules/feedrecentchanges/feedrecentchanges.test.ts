import { expect } from 'chai';

import { createWiki, type Wiki, type WikiDefinition } from '../../index';
import { bothReleases, Client, send } from '../../testing/send.test-support';

const time = '2026-01-31T12:00:00Z';

function madeBy(id: number) {
  return { user: id === 4 ? 'Bob' : 'Ann', timestamp: `2026-01-31T11:00:0${id}Z` };
}

/** A page with three revisions of Ann and one of Bob. */
const definition: WikiDefinition = {
  pages: [{ id: 1, title: 'Alpha', revisions: [1, 2, 3, 4].map((id) => ({ id, ...madeBy(id), text: `text ${id}` })) }],
  changes: [1, 2, 3, 4].map((id) => ({
    ...{ type: id === 1 ? ('new' as const) : ('edit' as const), page: 'Alpha', pageId: 1, revision: id },
    ...{ oldRevision: id - 1, ...madeBy(id) },
  })),
};

for (const release of bothReleases) {
  describe(`action=feedrecentchanges, ${release}`, () => {
    const wiki = createWiki(definition, { release, now: time });
    const feed = (parameters = '') => send(wiki, `action=feedrecentchanges${parameters}`).body;
    const addresses = (parameters = '') =>
      Array.from(feed(parameters).matchAll(/<guid[^>]*>.*?title=(.*?)<\/guid>/g), ([, address = '']) => address);

    it('shows successive edits of a user to a page as one, but not the creation of the page', () => {
      expect(addresses()).to.deep.equal([
        'Alpha&amp;diff=4&amp;oldid=3',
        'Alpha&amp;diff=3&amp;oldid=1',
        'Alpha&amp;diff=1&amp;oldid=0',
      ]);
      expect(feed()).to.contain('(One intermediate revision by the same user not shown)');
    });

    it('counts changes, not items', () => {
      expect(addresses('&limit=3')).to.have.length(2);
    });

    it('shows no changes from more than 90 days ago, whatever `days` says (reading 18.8)', () => {
      const later = (now: string) => createWiki(definition, { release, now });
      const items = (now: string) =>
        send(later(now), 'action=feedrecentchanges&days=999').body.match(/<item>/g)?.length ?? 0;
      expect(items('2026-05-01T11:00:00Z')).to.equal(3);
      expect(items('2026-05-02T11:00:00Z')).to.equal(0);
    });

    it('shows nothing for bars without a tag (sequence feed-of-chosen-changes)', () => {
      expect(addresses('&tagfilter=|')).to.have.length(0);
      expect(addresses('&tagfilter=')).to.have.length(3);
    });

    it('shows no texts of a wiki that not everybody may read, as a real private wiki', () => {
      const site = { groups: { '*': { rights: { read: false } } } };
      const users = [{ name: 'Bob', password: 'b' }];
      const client = new Client(createWiki({ ...definition, site, users }, { release, now: time }));
      client.logIn('Bob', 'b');
      const { body } = client.send('action=feedrecentchanges');
      expect(body.match(/<item>/g)).to.have.length(3);
      expect(body).not.to.contain('text');
    });

    it('orders changes of one second by sort key if they are of members of a category, as real wikis do', () => {
      const titles = ['Category:Tugs', 'Sorted 1', 'Sorted 2', 'File:Tug.png'];
      const keys = ['t', 'zulu', 'omega', ''];
      const pages = titles.map((title, index) => ({
        ...{ id: index + 1, title, revision: index + 1, text: `[[Category:Fleet|${keys[index]}]]` },
      }));
      const changes = pages.map(({ id, title }) => ({
        ...{ type: 'new' as const, page: title, pageId: id, revision: id, user: 'Ann', timestamp: time },
      }));
      const ids = (wiki: Wiki, parameters: string) =>
        Array.from(
          send(wiki, `action=feedrecentchanges${parameters}`).body.matchAll(/<guid.*?diff=(\d)/g),
          ([, id]) => id,
        );
      const wiki = createWiki({ pages, changes }, { release, now: time });
      expect(ids(wiki, '&target=Category:Fleet').join('')).to.equal('4321');
      expect(ids(wiki, '').join('')).to.equal('2341');
    });

    it('orders changes of one second by id with one tag, and backwards with several, as real wikis do', () => {
      const pages = [1, 2, 3].map((id) => ({ id, title: `Tagged ${id}`, revision: id, text: '' }));
      const changes = pages.map(({ id, title }) => ({
        ...{
          type: 'new' as const,
          page: title,
          pageId: id,
          revision: id,
          user: 'Ann',
          timestamp: time,
          tags: ['mw-blank'],
        },
      }));
      const wiki = createWiki({ pages, changes }, { release, now: time });
      const order = (tags: string) =>
        Array.from(
          send(wiki, `action=feedrecentchanges&tagfilter=${tags}`).body.matchAll(/<title>Tagged (\d)/g),
          ([, id]) => id,
        ).join('');
      expect(order('mw-blank')).to.equal('123');
      expect(order('mw-blank|x')).to.equal('321');
    });

    it('leads to the page, whatever its log is, if nothing has been changed there', () => {
      const log = { type: 'delete', action: 'delete' };
      const changes = [{ page: 'Alpha', user: 'Ann', timestamp: time, log }];
      const { body } = send(createWiki({ changes }, { release, now: time }), 'action=feedrecentchanges');
      expect(body).to.contain('<link>http://wiki.example/index.php/Alpha</link>');
      expect(body).to.contain('deleted page');
    });
  });
}
