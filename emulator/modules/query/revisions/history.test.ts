import { expect } from 'chai';
import { createWiki, type RevisionDefinition } from '../../../index';
import { ask, bothReleases } from '../../../testing/ask.test-support';

const ids = [2, 4, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
/** When each was made; several edits a second, so that ids matter too. */
const seconds = [41, 41, 42, 42, 42, 42, 43, 43, 43, 43, 43, 43, 43];

function edit(number: number, id: number, second: number): RevisionDefinition {
  return {
    id,
    text: `text ${number}`,
    comment: `edit ${number}`,
    user: 'Admin',
    timestamp: `2026-11-22T14:40:${second}Z`,
    minor: number > 1,
  };
}

/** The two pages that a real wiki was given for these tests, revision by revision. */
const definition = {
  pages: [
    { id: 2, title: 'Hist', revisions: ids.map((id, index) => edit(index + 1, id, seconds[index]!)) },
    { id: 3, title: 'Late', revisions: [edit(1, 3, 41), edit(2, 5, 41), edit(3, 7, 42)] },
  ],
  users: [{ id: 1, name: 'Admin' }],
};

/** What the real wiki responded, without the members that every response has. */
const responses: readonly (readonly [what: string, query: string, response: string])[] = [
  [
    'lists the newest first, up to the limit',
    'prop=revisions&titles=Hist&rvlimit=3&rvprop=ids',
    '{"continue":{"rvcontinue":"20261122144043|14","continue":"||"},"query":{"pages":[{"pageid":2,"ns":0,"title":"Hist",' +
      '"revisions":[{"revid":17,"parentid":16},{"revid":16,"parentid":15},{"revid":15,"parentid":14}]}]}}',
  ],
  [
    'resumes where a response stopped',
    'prop=revisions&titles=Hist&rvlimit=2&rvprop=ids&rvcontinue=20261122144042|6',
    '{"continue":{"rvcontinue":"20261122144041|2","continue":"||"},"query":{"pages":[{"pageid":2,"ns":0,"title":"Hist",' +
      '"revisions":[{"revid":6,"parentid":4},{"revid":4,"parentid":2}]}]}}',
  ],
  [
    'lists ten without a limit',
    'prop=revisions&titles=Hist&rvuser=Admin&rvprop=ids',
    '{"continue":{"rvcontinue":"20261122144042|6","continue":"||"},"query":{"pages":[{"pageid":2,"ns":0,"title":"Hist",' +
      '"revisions":[{"revid":17,"parentid":16},{"revid":16,"parentid":15},{"revid":15,"parentid":14},' +
      '{"revid":14,"parentid":13},{"revid":13,"parentid":12},{"revid":12,"parentid":11},{"revid":11,"parentid":10},' +
      '{"revid":10,"parentid":9},{"revid":9,"parentid":8},{"revid":8,"parentid":6}]}]}}',
  ],
  [
    'tells everything of past revisions',
    'prop=revisions&titles=Hist&rvlimit=2&rvdir=newer&rvprop=ids|timestamp|size|sha1|flags|comment|user|content&rvslots=main',
    '{"continue":{"rvcontinue":"20261122144042|6","continue":"||"},"query":{"pages":[{"pageid":2,"ns":0,"title":"Hist",' +
      '"revisions":[{"revid":2,"parentid":0,"minor":false,"user":"Admin","timestamp":"2026-11-22T14:40:41Z","size":6,' +
      '"sha1":"cd54e8568c1b37cf1e5badb0779bcbf382212189","slots":{"main":{"contentmodel":"wikitext",' +
      '"contentformat":"text/x-wiki","content":"text 1"}},"comment":"edit 1"},{"revid":4,"parentid":2,"minor":true,' +
      '"user":"Admin","timestamp":"2026-11-22T14:40:41Z","size":6,"sha1":"6d12e10b1d331dad210e47fd25d4f260802b7e77",' +
      '"slots":{"main":{"contentmodel":"wikitext","contentformat":"text/x-wiki","content":"text 2"}},' +
      '"comment":"edit 2"}]}]}}',
  ],
  [
    'begins at a revision of another page',
    'prop=revisions&titles=Hist&rvstartid=5&rvprop=ids',
    '{"batchcomplete":true,"query":{"pages":[{"pageid":2,"ns":0,"title":"Hist",' +
      '"revisions":[{"revid":4,"parentid":2},{"revid":2,"parentid":0}]}]}}',
  ],
  [
    'ends at one',
    'prop=revisions&titles=Hist&rvstartid=5&rvendid=3&rvprop=ids',
    '{"batchcomplete":true,"query":{"pages":[{"pageid":2,"ns":0,"title":"Hist","revisions":[{"revid":4,"parentid":2}]}]}}',
  ],
  [
    'gives the current revision of several pages',
    'prop=revisions&titles=Hist|Late&rvprop=ids',
    '{"batchcomplete":true,"query":{"pages":[{"pageid":2,"ns":0,"title":"Hist","revisions":[{"revid":17,"parentid":16}]},' +
      '{"pageid":3,"ns":0,"title":"Late","revisions":[{"revid":7,"parentid":5}]}]}}',
  ],
  [
    'finds past revisions by id',
    'prop=revisions&revids=9|4|7&rvprop=ids|comment',
    '{"batchcomplete":true,"query":{"pages":[{"pageid":2,"ns":0,"title":"Hist","revisions":[{"revid":4,"parentid":2,' +
      '"comment":"edit 2"},{"revid":9,"parentid":8,"comment":"edit 5"}]},{"pageid":3,"ns":0,"title":"Late",' +
      '"revisions":[{"revid":7,"parentid":5,"comment":"edit 3"}]}]}}',
  ],
  [
    'generates the page of its revisions',
    'generator=revisions&titles=Hist&grvlimit=3&prop=revisions&rvprop=ids',
    '{"batchcomplete":true,"continue":{"grvcontinue":"20261122144043|14","continue":"grvcontinue||"},"query":{"pages":' +
      '[{"pageid":2,"ns":0,"title":"Hist","revisions":[{"revid":15,"parentid":14},{"revid":16,"parentid":15},' +
      '{"revid":17,"parentid":16}]}]}}',
  ],
  [
    'generates ten revisions at once, by id',
    'generator=revisions&revids=2|3|4|5|6|7|8|9|10|11|12|13|14',
    '{"batchcomplete":true,"continue":{"grvcontinue":12,"continue":"grvcontinue||"},"query":{"pages":[{"pageid":2,"ns":0,' +
      '"title":"Hist"},{"pageid":3,"ns":0,"title":"Late"}]}}',
  ],
];

for (const release of bothReleases) {
  describe(`the history of pages in prop=revisions, ${release}`, () => {
    for (const [what, query, response] of responses) {
      it(what, () => {
        const wiki = createWiki(definition, { release });
        expect(ask(wiki, `action=query&format=json&formatversion=2&${query}`).body).to.equal(response);
      });
    }
  });
}

describe('the history that edits make', () => {
  const now = '2026-01-31T12:00:00Z';
  const query = (text: string) => `action=query&format=json&formatversion=2&${text}`;

  it('has the revisions before, the page as it was declared among them', () => {
    const wiki = createWiki({ pages: [{ title: 'Gallery', text: 'one', user: 'Alice' }] }, { now });
    wiki.clock.advance('1 hour');
    wiki.editPage('Gallery', { text: 'two', user: 'Bob', comment: 'more', minor: true });
    const body = ask(
      wiki,
      query('prop=revisions&titles=Gallery&rvlimit=9&rvprop=ids|user|timestamp|flags|content&rvslots=main'),
    );
    expect(body.json()).to.have.deep.nested.property('query.pages[0].revisions', [
      {
        revid: 2,
        parentid: 1,
        minor: true,
        user: 'Bob',
        timestamp: '2026-01-31T13:00:00Z',
        slots: { main: { contentmodel: 'wikitext', contentformat: 'text/x-wiki', content: 'two' } },
      },
      {
        revid: 1,
        parentid: 0,
        minor: false,
        user: 'Alice',
        timestamp: now,
        slots: { main: { contentmodel: 'wikitext', contentformat: 'text/x-wiki', content: 'one' } },
      },
    ]);
  });

  it('goes with the page', () => {
    const wiki = createWiki({ pages: [{ title: 'Gallery', text: 'one' }] }, { now });
    wiki.editPage('Gallery', { text: 'two' });
    wiki.deletePage('Gallery');
    expect(ask(wiki, query('prop=revisions&revids=1|2')).body).to.equal(
      '{"batchcomplete":true,"query":{"badrevids":{"1":{"revid":1,"missing":true},"2":{"revid":2,"missing":true}}}}',
    );
  });

  it('is left alone by what happens after a snapshot', () => {
    const wiki = createWiki({ pages: [{ title: 'Gallery', text: 'one' }] }, { now });
    wiki.editPage('Gallery', { text: 'two' });
    const snapshot = wiki.snapshot();
    wiki.editPage('Gallery', { text: 'three' });
    wiki.restore(snapshot);
    expect(wiki.page('Gallery').revisions.map(({ text }) => text)).to.deep.equal(['one', 'two']);
  });

  it('gives recent changes the digest of each text', () => {
    const wiki = createWiki({ pages: [{ title: 'Hist', text: 'text 11' }] }, { now });
    wiki.editPage('Hist', { text: 'text 12' });
    wiki.editPage('Hist', { text: 'text 13' });
    expect(ask(wiki, query('list=recentchanges&rcprop=sha1|ids')).json()).to.have.deep.nested.property(
      'query.recentchanges',
      [
        { type: 'edit', pageid: 1, revid: 3, old_revid: 2, rcid: 2, sha1: '44ee035bf35160379ace59b104b68f2bcfc5da7d' },
        { type: 'edit', pageid: 1, revid: 2, old_revid: 1, rcid: 1, sha1: 'dca3402e53ac40ed258a7c1b06a97a2b77972776' },
      ],
    );
  });
});
