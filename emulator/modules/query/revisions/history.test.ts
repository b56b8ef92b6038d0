import { expect } from 'chai';
import { createWiki } from '../../../index';
import { send } from '../../../testing/send.test-support';

describe('The history that edits create', () => {
  const now = '2026-01-31T12:00:00Z';
  const query = (text: string) => `action=query&format=json&formatversion=2&${text}`;

  it('contains the page as it was declared', () => {
    const wiki = createWiki({ pages: [{ title: 'Gallery', text: 'one', user: 'Alice' }] }, { now });
    wiki.clock.advance('1 hour');
    wiki.editPage('Gallery', { text: 'two', user: 'Bob', comment: 'more', minor: true });
    const body = send(
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

  it('is deleted with the page', () => {
    const wiki = createWiki({ pages: [{ title: 'Gallery', text: 'one' }] }, { now });
    wiki.editPage('Gallery', { text: 'two' });
    wiki.deletePage('Gallery');
    expect(send(wiki, query('prop=revisions&revids=1|2')).body).to.equal(
      '{"batchcomplete":true,"query":{"badrevids":{"1":{"revid":1,"missing":true},"2":{"revid":2,"missing":true}}}}',
    );
  });

  it('has no list of one page where revisions are found, even if redirects leave no page', () => {
    // Observed on real wikis of both releases: a redirect to another wiki.
    const pages = [{ title: 'Away', text: '#REDIRECT [[mw:Foo]]' }];
    const wiki = createWiki({ site: { interwiki: [{ prefix: 'mw', url: 'https://mw.example/$1' }] }, pages }, { now });
    const asked = 'generator=allrevisions&redirects=1&prop=revisions';
    expect(send(wiki, query(asked)).body).to.contain('"redirects":[{"from":"Away","to":"mw:Foo"');
    expect(send(wiki, query(`${asked}&rvuser=Alice`)).body).to.contain('"code":"invalidparammix"');
  });

  it('is restored with a snapshot', () => {
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
    expect(send(wiki, query('list=recentchanges&rcprop=sha1|ids')).json()).to.have.deep.nested.property(
      'query.recentchanges',
      [
        { type: 'edit', pageid: 1, revid: 3, old_revid: 2, rcid: 2, sha1: '44ee035bf35160379ace59b104b68f2bcfc5da7d' },
        { type: 'edit', pageid: 1, revid: 2, old_revid: 1, rcid: 1, sha1: 'dca3402e53ac40ed258a7c1b06a97a2b77972776' },
      ],
    );
  });
});
