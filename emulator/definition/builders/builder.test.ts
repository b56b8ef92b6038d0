import { expect } from 'chai';
import { Client, send, member } from '../../testing/send.test-support';
import {
  changes,
  combined,
  createWiki,
  pages,
  users,
  wikiWith,
  WikiContentError,
  WikiFileError,
  type Wiki,
} from '../../index';

const noon = '2026-01-31T12:00:00Z';

function usersOf(wiki: Wiki, file: string, query = ''): unknown {
  const json = send(
    wiki,
    `action=query&list=imageusage&iutitle=${file}&iulimit=max${query}&format=json&formatversion=2`,
  ).json();
  const usage = member(json, 'query.imageusage') as { title: string }[];
  return usage.map(({ title }) => title);
}

function recentChanges(wiki: Wiki): unknown {
  const query =
    'action=query&list=recentchanges&rctype=edit|new|log&rcprop=title|ids|user|userid|flags|sizes|timestamp|comment|loginfo';
  return member(send(wiki, `${query}&format=json`).json(), 'query.recentchanges');
}

describe('combined', () => {
  it('creates a thousand pages in one line', () => {
    const wiki = wikiWith(pages(1000, (n) => ({ title: `Page ${n}`, uses: ['File:Cat.jpg'] })));
    expect(usersOf(wiki, 'File:Cat.jpg', '&iulimit=2')).to.deep.equal(['Page 1', 'Page 2']);
    expect(send(wiki, 'action=query&titles=Page 1000&format=json').body).to.equal(
      '{"batchcomplete":"","query":{"pages":{"1000":{"pageid":1000,"ns":0,"title":"Page 1000"}}}}',
    );
  });

  it('concatenates lists, and uses the last values of the site', () => {
    const whole = combined(
      pages(1, () => ({ title: 'A' })),
      { site: { name: 'One', language: 'de' } },
      pages(1, () => ({ title: 'B' })),
      users(2, (n) => ({ name: `Editor ${n}` })),
      changes(1, () => ({ page: 'A', user: 'Bob' })),
      { site: { name: 'Other' } },
    );
    expect(whole).to.deep.equal({
      pages: [{ title: 'A' }, { title: 'B' }],
      site: { name: 'Other', language: 'de' },
      users: [{ name: 'Editor 1' }, { name: 'Editor 2' }],
      changes: [{ page: 'A', user: 'Bob' }],
    });
  });

  it('is checked like any definition', () => {
    const twice = pages(18, (n) => ({ title: n === 18 ? 'Page 1' : `Page ${n}` }));
    expect(() => wikiWith(twice)).to.throw(
      WikiContentError,
      'pages[17].title "Page 1" is the title of another page too.',
    );
    expect(() => wikiWith({ page: [] } as object)).to.throw(
      WikiFileError,
      'createWiki: page is unknown: did you mean "pages"?',
    );
    expect(() => pages(1.5, () => ({ title: 'A' }))).to.throw(
      RangeError,
      'pages: the number of entries must be an integer from 0, but is 1.5.',
    );
  });
});

describe('Adding to a wiki', () => {
  it('returns what was added', () => {
    const wiki = createWiki({ pages: [{ id: 7, title: 'Gallery' }] });
    expect(wiki.addPage('Notes', { text: '[[File:Cat.jpg]] [[Image:dog.jpg|thumb]]' })).to.deep.equal({
      id: 8,
      title: 'Notes',
      revision: 8,
      redirect: false,
      uses: ['File:Cat.jpg', 'File:Dog.jpg'],
    });
    expect(wiki.addPage({ title: 'Old gallery', redirect: 'Gallery', revision: 40 })).to.deep.equal({
      id: 9,
      title: 'Old gallery',
      revision: 40,
      redirect: true,
      uses: [],
    });
    expect(wiki.addFile('Cat.jpg', { width: 3, height: 2 })).to.include({ id: 10, title: 'File:Cat.jpg' });
    expect(wiki.addFile('Image:Dog.jpg')).to.include({ id: 11, title: 'File:Dog.jpg' });
    expect(wiki.addUser('alice', { password: 'secret' })).to.deep.equal({ id: 1, name: 'Alice' });
    expect(wiki.addUser({ name: 'Bob', id: 9 })).to.deep.equal({ id: 9, name: 'Bob' });
    expect(wiki.addChange({ page: 'Gallery', user: 'Bob' })).to.deep.equal({
      id: 1,
      type: 'edit',
      page: 'Gallery',
      pageId: 7,
      revision: 7,
      oldRevision: 0,
      user: 'Bob',
      patrolled: false,
    });
  });

  it('takes effect at once', () => {
    const wiki = createWiki();
    expect(usersOf(wiki, 'File:Cat.jpg')).to.deep.equal([]);
    wiki.addPage('Gallery', { uses: ['File:Cat.jpg'] });
    expect(usersOf(wiki, 'File:Cat.jpg')).to.deep.equal(['Gallery']);
    wiki.addUser('Alice', { password: 'secret' });
    expect(new Client(wiki).logIn('Alice', 'secret').body).to.contain('"result":"Success"');
    wiki.addFile('Cat.jpg', { width: 640, height: 480 });
    expect(send(wiki, 'action=query&prop=imageinfo&iiprop=size&titles=File:Cat.jpg&format=json').body).to.contain(
      '"width":640,"height":480',
    );
  });

  it('adds all entries of a definition, or none', () => {
    const wiki = createWiki({ pages: [{ title: 'A' }] });
    expect(() => wiki.add({ pages: [{ title: 'B', uses: ['File:Cat.jpg'] }, { title: 'a' }] })).to.throw(
      WikiContentError,
      'wiki.add: pages[1].title "a" is the title of another page too.',
    );
    expect(usersOf(wiki, 'File:Cat.jpg')).to.deep.equal([]);
    const { pages: made } = wiki.add(pages(3, (n) => ({ title: `Page ${n}`, uses: ['File:Cat.jpg'] })));
    expect(made.map(({ id }) => id)).to.deep.equal([2, 3, 4]);
    expect(usersOf(wiki, 'File:Cat.jpg')).to.deep.equal(['Page 1', 'Page 2', 'Page 3']);
  });

  it('never assigns an id twice, not even that of a deleted page', () => {
    const wiki = createWiki({ pages: [{ title: 'A' }, { title: 'B' }] });
    wiki.deletePage('B');
    expect(wiki.addPage('C').id).to.equal(3);
    expect(() => wiki.addPage('D', { id: 1 })).to.throw('wiki.addPage: id 1 is the id of another page too.');
  });

  const refused: [act: (wiki: Wiki) => unknown, message: string][] = [
    [(wiki) => wiki.addPage({ titel: 'A' } as never), 'wiki.addPage: titel is unknown: did you mean "title"?'],
    [(wiki) => wiki.addPage({} as never), 'wiki.addPage: must have the member "title", such as "Gallery"'],
    [(wiki) => wiki.addPage(7 as never), 'wiki.addPage: must be an object, but is a number (7)'],
    [
      (wiki) => wiki.addPage('A', { uses: ['Cat.jpg'] }),
      'wiki.addPage: uses[0] "Cat.jpg" is not a file; write "File:Cat.jpg".',
    ],
    [(wiki) => wiki.addPage('A|B'), 'wiki.addPage: title "A|B" cannot be the title of a page of this wiki.'],
    [
      (wiki) => wiki.addFile('Cat.jpg', { width: -1 }),
      'wiki.addFile: file.width must be at least 0, but is a number (-1)',
    ],
    [
      (wiki) => wiki.addUser('Alice', { group: ['sysop'] } as never),
      'wiki.addUser: group is unknown: did you mean "groups"?',
    ],
    [(wiki) => wiki.addUser('a/b'), 'wiki.addUser: name "a/b" cannot be the name of a user.'],
    [(wiki) => wiki.addChange({ page: 'A' } as never), 'wiki.addChange: must have the member "user", such as "Bob"'],
    [(wiki) => wiki.add({ site: {} }), 'wiki.add: site is what the wiki was created with, and stays.'],
    [
      (wiki) => wiki.editPage('Galery'),
      'wiki.editPage: title "Galery" is the title of no page; wiki.addPage makes one.',
    ],
    [(wiki) => wiki.editPage('Gallery', { txt: '' } as never), 'wiki.editPage: txt is unknown: did you mean "text"?'],
    [(wiki) => wiki.editPage('Gallery', { id: 4 } as never), 'wiki.editPage: id is nothing that an edit changes.'],
    [
      (wiki) => wiki.editPage('Gallery', { user: 'a#b' }),
      'wiki.editPage: user "a#b" can be neither a user nor an address.',
    ],
    [
      (wiki) => wiki.editPage('Gallery', { revision: 1 }),
      'wiki.editPage: revision 1 is the id of another revision too.',
    ],
    [
      (wiki) => wiki.deletePage('Galery'),
      'wiki.deletePage: page "Galery" is the title of no page; wiki.addPage makes one.',
    ],
  ];
  for (const [change, message] of refused) {
    it(`rejects without any change: ${message}`, () => {
      const wiki = createWiki({ pages: [{ title: 'Gallery' }] });
      expect(() => change(wiki)).to.throw(message);
      expect(send(wiki, 'action=query&list=allpages&format=json').body).to.equal(
        '{"batchcomplete":"","query":{"allpages":[{"pageid":1,"ns":0,"title":"Gallery"}]}}',
      );
      expect(recentChanges(wiki)).to.deep.equal([]);
    });
  }
});

describe('Adding what is no page', () => {
  it('blocks accounts and addresses', () => {
    const wiki = createWiki({ users: [{ name: 'Eve' }, { name: 'Admin' }] }, { now: noon });
    expect(wiki.addBlock('eve', { reason: 'spam', noCreate: true })).to.deep.equal({ id: 1, target: 'Eve' });
    expect(wiki.addBlock({ target: '192.0.2.0/24', id: 7 })).to.deep.equal({ id: 7, target: '192.0.2.0/24' });
    expect(wiki.user('Eve').block).to.deep.equal({
      ...{ id: 1, target: 'Eve', by: 'Admin', timestamp: noon, reason: 'spam', noCreate: true },
    });
    expect(wiki.user('Admin').block).to.equal(undefined);
    expect(
      member(send(wiki, 'action=query&list=blocks&bkprop=id|reason&format=json').json(), 'query.blocks'),
    ).to.deep.equal([
      { id: 7, reason: '' },
      { id: 1, reason: 'spam' },
    ]);
    expect(() => wiki.addBlock('Nobody')).to.throw(
      'wiki.addBlock: target is "Nobody", which is no account, address or range of the wiki.',
    );
  });

  it('defines tags, which users may then add', () => {
    const wiki = createWiki({ users: [{ name: 'Alice', password: 'secret' }] });
    wiki.addTag('harbour');
    const alice = new Client(wiki);
    alice.logIn('Alice', 'secret');
    const edit = (tag: string) =>
      alice.send('action=edit&title=A&format=json', { body: `appendtext=x&tags=${tag}&token=${alice.token('csrf')}` })
        .body;
    expect(edit('harbour')).to.contain('"result":"Success"');
    expect(edit('other')).to.contain('"code":"badtags"');
    expect(wiki.page('A').revisions[0]?.tags).to.deep.equal(['harbour']);
    expect(() => {
      wiki.addTag('a|b');
    }).to.throw(WikiFileError, 'wiki.addTag');
  });

  it('protects pages, and ends it again', () => {
    const wiki = createWiki({ pages: [{ title: 'Gallery' }] });
    wiki.protectPage('Gallery', [{ type: 'edit', level: 'sysop' }]);
    expect(wiki.page('Gallery').protection).to.deep.equal([{ type: 'edit', level: 'sysop' }]);
    wiki.protectPage('Gallery', []);
    expect(wiki.page('Gallery').protection).to.deep.equal([]);
    expect(() => {
      wiki.protectPage('Nowhere', []);
    }).to.throw('wiki.protectPage: title "Nowhere" is the title of no page; wiki.addPage makes one.');
  });

  it('adds deleted pages and log entries', () => {
    const wiki = createWiki({}, { now: noon });
    wiki.addDeletedPage('Gone', { text: 'It was here.', user: 'Bob', contentModel: 'text' });
    wiki.addLog({ type: 'delete', action: 'delete', page: 'Gone', user: 'Alice', comment: 'unused' });
    expect(
      wiki.deletedRevisions('Gone').map(({ text, user, contentModel }) => [text, user, contentModel]),
    ).to.deep.equal([['It was here.', 'Bob', 'text']]);
    expect(wiki.deletedRevisions('Elsewhere')).to.deep.equal([]);
    expect(wiki.logs).to.deep.equal([
      {
        ...{ id: 1, type: 'delete', action: 'delete', page: 'Gone', user: 'Alice', timestamp: noon, comment: 'unused' },
        ...{ tags: [], parameters: {} },
      },
    ]);
  });

  it('adds what any part of a definition declares', () => {
    const wiki = createWiki({ users: [{ name: 'Bob' }] }, { now: noon });
    wiki.add({
      blocks: [{ target: 'Bob' }],
      logs: [{ type: 'move', action: 'move', page: 'A', user: 'Bob' }],
      tags: ['spam', { name: 'mw-rollback', defined: false, uses: 3 }],
      newMessages: ['Bob'],
      deletedFiles: [{ title: 'File:Gone.png', width: 3 }],
    });
    const { block, hasNewMessages } = wiki.user('Bob');
    expect([block?.id, hasNewMessages, wiki.logs.length]).to.deep.equal([1, true, 1]);
    const { tags, deletedFiles } = wiki.toDefinition();
    expect(tags).to.deep.equal(['spam', { name: 'mw-rollback', defined: false, uses: 3 }]);
    expect(deletedFiles?.map(({ title, width }) => [title, width])).to.deep.equal([['File:Gone.png', 3]]);
    expect(() => wiki.add({ deletedFiles: [{ title: 'Gone' }] })).to.throw(
      'deletedFiles[0].title does not begin with "File:".',
    );
  });
});

describe('Editing a page', () => {
  it('adds a revision and a recent change, and updates what the page uses', () => {
    const wiki = createWiki(
      { pages: [{ title: 'Gallery', text: '[[File:Cat.jpg]]' }], users: [{ id: 3, name: 'Bob', editCount: 4 }] },
      { now: noon },
    );
    wiki.clock.advance('1 hour');
    const { page, change } = wiki.editPage('Gallery', {
      text: '[[File:Dog.jpg]] two',
      user: 'Bob',
      comment: 'dogs',
      minor: true,
    });
    expect(page).to.deep.equal({ id: 1, title: 'Gallery', revision: 2, redirect: false, uses: ['File:Dog.jpg'] });
    expect(change).to.include({ id: 1, type: 'edit', revision: 2, oldRevision: 1, patrolled: false });
    expect(usersOf(wiki, 'File:Cat.jpg')).to.deep.equal([]);
    expect(usersOf(wiki, 'File:Dog.jpg')).to.deep.equal(['Gallery']);
    expect(recentChanges(wiki)).to.deep.equal([
      {
        type: 'edit',
        ns: 0,
        title: 'Gallery',
        pageid: 1,
        revid: 2,
        old_revid: 1,
        rcid: 1,
        user: 'Bob',
        userid: 3,
        minor: '',
        oldlen: 16,
        newlen: 20,
        timestamp: '2026-01-31T13:00:00Z',
        comment: 'dogs',
      },
    ]);
    const info = send(wiki, 'action=query&prop=info&titles=Gallery&format=json&formatversion=2').json();
    expect(member(info, 'query.pages.0')).to.include({ touched: '2026-01-31T13:00:00Z', lastrevid: 2, length: 20 });
  });

  it('keeps the content without a text', () => {
    const wiki = createWiki({
      pages: [
        { title: 'Gallery', uses: ['File:Cat.jpg'] },
        { title: 'Old', redirect: 'Gallery' },
      ],
    });
    expect(wiki.editPage('Gallery', { comment: 'nothing' }).page.uses).to.deep.equal(['File:Cat.jpg']);
    expect(wiki.editPage('Gallery', { uses: ['File:Dog.jpg'] }).page.uses).to.deep.equal(['File:Dog.jpg']);
    expect(wiki.editPage('Old').page).to.include({ redirect: true, revision: 5 });
    expect(wiki.editPage('Old', { text: 'no more' }).page).to.include({ redirect: false, revision: 6 });
  });

  it('updates pages that transclude an edited template', () => {
    const wiki = createWiki({
      pages: [
        { title: 'Gallery', text: '{{Box}}' },
        { title: 'Declared', text: '{{Box}}', uses: [] },
        { title: 'Template:Box', text: '[[File:Cat.jpg]]' },
      ],
    });
    wiki.editPage('Template:Box', { text: '[[File:Dog.jpg]]' });
    expect(usersOf(wiki, 'File:Cat.jpg')).to.deep.equal([]);
    expect(usersOf(wiki, 'File:Dog.jpg')).to.deep.equal(['Gallery', 'Template:Box']);
    wiki.deletePage('Template:Box');
    expect(usersOf(wiki, 'File:Dog.jpg')).to.deep.equal([]);
    wiki.addPage('Template:Box', { text: '[[File:Cat.jpg]]' });
    expect(usersOf(wiki, 'File:Cat.jpg')).to.deep.equal(['Gallery', 'Template:Box']);
  });

  it('finds the file behind a redirect that is added later', () => {
    const wiki = createWiki({ pages: [{ title: 'Gallery', text: '[[File:Old.jpg]]' }] });
    wiki.addFile('Cat.jpg');
    wiki.addPage('File:Old.jpg', { redirect: 'File:Cat.jpg' });
    expect(usersOf(wiki, 'File:Cat.jpg')).to.deep.equal(['Gallery']);
    wiki.deletePage('File:Old.jpg');
    expect(usersOf(wiki, 'File:Cat.jpg')).to.deep.equal([]);
    expect(usersOf(wiki, 'File:Old.jpg')).to.deep.equal(['Gallery']);
  });
});

describe('Deleting a page', () => {
  it('replaces its edits in the recent changes by a log entry', () => {
    const wiki = createWiki(
      {
        pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }, { title: 'Notes' }],
        users: [{ id: 3, name: 'Bob', groups: ['sysop'] }],
      },
      { now: noon },
    );
    wiki.editPage('Notes', { user: '192.0.2.1' });
    wiki.editPage('Gallery', { user: 'Bob' });
    const change = wiki.deletePage('Gallery', { user: 'Bob', comment: 'gone' });
    expect(change).to.include({ id: 3, type: 'log', page: 'Gallery', pageId: 1, revision: 0, patrolled: true });
    expect(usersOf(wiki, 'File:Cat.jpg')).to.deep.equal([]);
    expect(recentChanges(wiki)).to.deep.equal([
      {
        type: 'log',
        ns: 0,
        title: 'Gallery',
        pageid: 1,
        revid: 0,
        old_revid: 0,
        rcid: 3,
        user: 'Bob',
        userid: 3,
        oldlen: 0,
        newlen: 0,
        timestamp: noon,
        comment: 'gone',
        logid: 1,
        logtype: 'delete',
        logaction: 'delete',
        logparams: {},
      },
      {
        type: 'edit',
        ns: 0,
        title: 'Notes',
        pageid: 2,
        revid: 3,
        old_revid: 2,
        rcid: 1,
        user: '192.0.2.1',
        userid: 0,
        anon: '',
        oldlen: 0,
        newlen: 0,
        timestamp: noon,
        comment: '',
      },
    ]);
  });
});
