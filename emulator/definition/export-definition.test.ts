import { expect } from 'chai';
import { createWiki, type Wiki, type WikiDefinition } from '../index';
import { send, bothReleases, Client, fixture } from '../testing/send.test-support';
import { demonstration } from './demonstration';
import { defaultRelease } from '../releases/release';

const now = '2026-11-22T12:00:00Z';

/** Together they request everything that a wiki contains. */
const queries = [
  'list=allpages&aplimit=max&apnamespace=0',
  'list=allpages&aplimit=max&apnamespace=6',
  'list=allfileusages&aflimit=max&afprop=ids|title',
  'list=recentchanges&rclimit=max&rctype=edit|new|log&rcprop=' +
    'user|userid|comment|parsedcomment|flags|timestamp|title|ids|sizes|redirect|loginfo|tags|sha1',
  'generator=allpages&gaplimit=max&prop=info|images|fileusage&imlimit=max&fulimit=max&inprop=watched|watchers',
  'generator=allpages&gaplimit=max&prop=revisions&rvslots=main&rvprop=ids|flags|timestamp|user|userid|comment|size|sha1|tags|content',
  'generator=allpages&gaplimit=max&gapnamespace=6&prop=imageinfo|fileusage&iilimit=max&fulimit=max' +
    '&iiprop=timestamp|user|userid|comment|size|sha1|mime|mediatype|bitdepth',
  'generator=allpages&gaplimit=max&gapnamespace=14&prop=categoryinfo',
  'generator=allpages&gaplimit=max&prop=categories&clprop=sortkey|timestamp|hidden&cllimit=max',
  'list=categorymembers&cmtitle=Category:Boats&cmsort=timestamp&cmprop=ids|timestamp',
  'list=allcategories&acprop=size|hidden&aclimit=max',
  'meta=siteinfo&siprop=general|namespaces|namespacealiases|statistics|usergroups&sinumberingroup=1',
  'list=imageusage&iutitle=File:Cat.jpg&iuredirect=1&iulimit=max',
  'prop=info&inprop=protection&titles=Protected|Template:Box|Unwanted|Doomed',
  'list=allpages&apprtype=edit|move',
];

function everything(wiki: Wiki): string[] {
  return queries.map((query) => send(wiki, `action=query&format=json&formatversion=2&${query}`).body);
}

/** A wiki after everything that can be done to its content. */
function changedWiki(): Wiki {
  const wiki = createWiki(
    {
      site: { name: 'Harbour', language: 'de', namespaces: [{ id: 100, name: 'Portal' }], server: 'https://h.example' },
      pages: [
        { title: 'Gallery', text: '{{Box}} [[Category:Boats]]', id: 7 },
        { title: 'Template:Box', text: '[[File:Cat.jpg]]' },
        { title: 'Declared', uses: ['File:Dog.jpg', 'File:Cat.jpg'], revision: 40, user: 'Bob', comment: 'first' },
        { title: 'Old', redirect: 'Gallery#Boats' },
        { title: 'Older', text: '#REDIRECT [[Gallery]]' },
        { title: 'Somewhere', redirect: true },
        { title: 'File:Cat.jpg', file: { width: 3, height: 2, user: 'Alice', older: [{ timestamp: now, width: 1 }] } },
        { title: 'Category:Boats' },
        {
          title: 'Past',
          revisions: [
            { text: 'a', user: 'Alice' },
            { text: 'b', tags: ['x'] },
          ],
        },
        { title: 'Single', revisions: [{ id: 90, minor: true, text: 'only' }] },
        { title: 'Later', revisions: [{ id: 95, parent: 94, text: 'not the first' }] },
        { title: 'Doomed', text: 'gone' },
        {
          title: 'Protected',
          text: '{{Box}}',
          protection: [
            { type: 'edit', level: 'sysop', cascade: true },
            { type: 'move', level: 'autoconfirmed', expiry: '2027-01-31T12:00:00Z' },
          ],
        },
      ],
      deletedPages: [
        {
          title: 'Long gone',
          id: 300,
          revisions: [
            { id: 310, text: 'a', user: 'Bob' },
            { id: 311, text: 'b' },
          ],
        },
        { title: 'Long gone', id: 301, revision: 320, text: 'again' },
        { title: 'File:Gone.png', file: { width: 1, older: [{ timestamp: now }] }, uses: ['File:Dog.jpg'] },
      ],
      tags: ['spam', 'needs review'],
      protectedTitles: [{ title: 'Unwanted', level: 'sysop', user: 'Alice', comment: 'no', timestamp: now }],
      users: [
        { name: 'Alice', password: 'secret', groups: ['sysop'], options: { rcdays: '5' }, watchlist: ['Talk:Gallery'] },
        { name: 'Bob', email: 'bob@example.org', editCount: 4, registered: '2026-01-01T00:00:00Z' },
      ],
      changes: [
        { page: 'Past', user: 'Alice', timestamp: '2026-11-20T00:00:00Z', minor: true },
        { page: 'Gallery', user: '192.0.2.1', timestamp: '2026-11-21T00:00:00Z', tags: ['mw-new-redirect'] },
        { page: 'Moved', user: 'Bob', log: { type: 'move', action: 'move', parameters: { target_ns: 0 } } },
      ],
    },
    { now, seed: 1 },
  );
  wiki.editPage('Gallery', { text: '{{Box}} more', user: 'Bob', comment: 'more', minor: true, tags: ['mobile edit'] });
  wiki.clock.advance('1 hour');
  wiki.editPage('Declared', { comment: 'the same' });
  wiki.editPage('Template:Box', { text: '[[File:Dog.jpg]]', user: '192.0.2.7' });
  wiki.editPage('Doomed', { text: 'still there' });
  wiki.deletePage('Doomed', { user: 'Alice' });
  const alice = new Client(wiki);
  alice.logIn('Alice', 'secret');
  alice.send('action=watch&titles=Gallery|Nowhere&format=json', { body: `token=${alice.token('watch')}` });
  alice.send('action=patrol&rcid=1&format=json', { body: `token=${alice.token('patrol')}` });
  return wiki;
}

function sameWiki(wiki: Wiki): void {
  const definition = wiki.toDefinition();
  const again = createWiki(definition, { now: wiki.clock.now(), seed: 1 });
  expect(everything(again)).to.deep.equal(everything(wiki));
  expect(again.toDefinition()).to.deep.equal(definition);
  expect(createWiki(JSON.parse(JSON.stringify(definition)) as WikiDefinition).toDefinition()).to.deep.equal(definition);
}

describe('wiki.toDefinition', () => {
  it('returns the definition of the wiki with assigned ids and defaults', () => {
    const wiki = createWiki({ pages: [{ title: 'Gallery', text: 'a' }], users: [{ name: 'alice' }] }, { now });
    expect(wiki.toDefinition()).to.deep.equal({
      site: { release: defaultRelease },
      pages: [{ id: 1, title: 'Gallery', text: 'a', touched: now }],
      users: [{ id: 1, name: 'Alice', groups: [], registered: now }],
    });
  });

  for (const release of bothReleases) {
    it(`creates the wiki of the vectors again, ${release}`, () => {
      sameWiki(createWiki(fixture, { release, now }));
    });
  }

  it('creates the demonstration wiki again', () => {
    sameWiki(createWiki(demonstration, { now }));
  });

  it('creates the same wiki again after edits, deletions, watching and patrolling', () => {
    sameWiki(changedWiki());
  });

  it('contains the history of a page', () => {
    const { pages = [] } = changedWiki().toDefinition();
    const page = (title: string) => pages.find((one) => one.title === title);
    expect(page('Declared')?.revisions?.map(({ id, comment }) => [id, comment])).to.deep.equal([
      [40, 'first'],
      [322, 'the same'],
    ]);
    expect(page('Later')).to.have.deep.property('revisions', [{ id: 95, text: 'not the first', parent: 94 }]);
    expect(page('Older')).not.to.have.property('redirect');
    expect(page('Old')).to.have.property('redirect', 'Gallery#Boats');
  });
});

describe('wiki.page and wiki.user', () => {
  it('return the current page', () => {
    const wiki = changedWiki();
    const { text, revisions, redirect } = wiki.page('Gallery');
    expect({ text, redirect }).to.deep.equal({ text: '{{Box}} more', redirect: false });
    expect(revisions.map(({ user, comment, minor, size }) => ({ user, comment, minor, size }))).to.deep.equal([
      { user: '192.0.2.1', comment: '', minor: false, size: 26 },
      { user: 'Bob', comment: 'more', minor: true, size: 12 },
    ]);
    expect(wiki.hasPage('Gallery')).to.equal(true);
    expect(wiki.hasPage('Doomed')).to.equal(false);
    expect(wiki.hasPage('[')).to.equal(false);
    expect(() => wiki.page('Doomed')).to.throw(
      'wiki.page: title "Doomed" is the title of no page; wiki.addPage makes one.',
    );
  });

  it('return the account with its watchlist', () => {
    const wiki = changedWiki();
    expect(wiki.user('alice')).to.deep.include({
      name: 'Alice',
      groups: ['sysop'],
      options: { rcdays: '5' },
      watchlist: ['Gallery', 'Nowhere'],
    });
    expect(wiki.user('Bob')).to.include({ editCount: 5, email: 'bob@example.org' });
    expect(() => wiki.user('Carol')).to.throw(
      'wiki.user: name "Carol" is the name of no account; wiki.addUser makes one.',
    );
  });
});
