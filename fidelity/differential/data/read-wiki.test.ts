import { expect } from 'chai';

import { ApiClient } from '../../../conformance/http/api-client';
import { madeUpApi, type SentParameters } from '../../../conformance/http/made-up-api.test-support';
import { readWiki } from './read-wiki';
import { filesToRequest, vocabularyOf } from './vocabulary-of';
import { releaseNames } from '../../../emulator/releases/release';

const model = { contentmodel: 'wikitext', pagelanguage: 'en', pagelanguagehtmlcode: 'en', pagelanguagedir: 'ltr' };

const touched = '2026-11-21T00:13:27Z';

/** A revision as `prop=revisions` of release 1.43 shows it, in format version 2. */
function revision(revid: number, content: string, members: object = {}): object {
  const main = { contentmodel: 'wikitext', contentformat: 'text/x-wiki', content };
  const made = { minor: false, user: 'Bob', timestamp: touched, comment: '', tags: [] };
  return { revid, parentid: 0, ...made, ...members, slots: { main } };
}

/** A page as `prop=info|revisions` shows it, with its latest revision. */
function page(pageid: number, title: string, content: string, flags: object = {}, members: object = {}): object {
  const info = { touched, lastrevid: pageid + 10, length: content.length };
  return { pageid, title, ...model, ...info, ...flags, revisions: [revision(pageid + 10, content, members)] };
}

const uploads = [
  {
    timestamp: '2026-01-02T12:00:00Z',
    user: 'Bob',
    comment: 'newer',
    size: 82,
    width: 2,
    height: 2,
    sha1: 'a'.repeat(40),
    metadata: [{ name: 'bitDepth', value: 8 }],
  },
  { timestamp: '2026-01-01T12:00:00Z', user: 'Bob', comment: '', size: 72, width: 1, height: 1, sha1: 'b'.repeat(40) },
];
const archived = { archivename: '20260102120001!A.png' };

/** The responses of a small wiki of release 1.43 to requests that read it. */
function response(parameters: SentParameters, general: object, debug: object = {}): unknown {
  const { meta = '', list, generator, prop, pageids, gapnamespace, gapcontinue, afcontinue, redirects } = parameters;
  if (meta.includes('siteinfo')) {
    const namespaces = {
      '-1': { id: -1, case: 'first-letter', name: 'Special', canonical: 'Special' },
      0: { id: 0, case: 'first-letter', name: '', content: true },
      4: { id: 4, case: 'first-letter', name: 'Small', canonical: 'Project', subpages: true },
      6: { id: 6, case: 'first-letter', name: 'File', canonical: 'File' },
      100: { id: 100, case: 'case-sensitive', name: 'Portal', canonical: 'Portal', content: true, subpages: true },
    };
    const namespacealiases = [
      { id: 6, alias: 'Image' },
      { id: 100, alias: 'P' },
    ];
    const interwikimap = [{ prefix: 'mw', url: 'https://mediawiki.example/$1', protorel: false }];
    const userinfo = { id: 0, name: '192.0.2.7', anon: true };
    const query = { general, namespaces, namespacealiases, interwikimap, statistics: { pages: 4 }, userinfo };
    return { batchcomplete: true, query, ...debug };
  }
  if (meta === 'userinfo') {
    const groups = ['bureaucrat', 'sysop', '*', 'user', 'autoconfirmed'];
    const implicitgroups = ['*', 'user', 'autoconfirmed'];
    return { batchcomplete: true, query: { userinfo: { id: 3, name: 'Alice', groups, implicitgroups } } };
  }
  if (generator === 'allpages') {
    if (gapnamespace === '100') return { batchcomplete: true, query: { pages: [page(4, 'Portal:A', '')] } };
    if (gapnamespace === '6' && prop === 'imageinfo') {
      const [latest, ...older] = uploads.map((upload, index) => ({
        ...{ ...upload, mime: 'image/png', bitdepth: 8 },
        ...(index > 0 && archived),
      }));
      const file = { pageid: 10, ns: 6, title: 'File:A.png', imagerepository: 'local' };
      const missing = { pageid: 11, ns: 6, title: 'File:B.png', imagerepository: '' };
      if (parameters.iistart !== undefined)
        return { batchcomplete: true, query: { pages: [{ ...file, imageinfo: older }] } };
      const more = { iistart: '2026-01-01T12:00:00Z', continue: '||' };
      return { continue: more, query: { pages: [{ ...file, imageinfo: [latest] }, missing] } };
    }
    if (gapnamespace === '6')
      return {
        batchcomplete: true,
        query: { pages: [page(10, 'File:A.png', ''), page(11, 'File:B.png', '')] },
      };
    if (gapnamespace !== '0') return { batchcomplete: true };
    if (gapcontinue === undefined) {
      const pages = [page(9, 'B', '[[File:Two words.png]]', {}, { parentid: 15, minor: true, tags: ['x'] })];
      return { batchcomplete: true, continue: { gapcontinue: 'C', continue: 'gapcontinue||' }, query: { pages } };
    }
    const pages = [
      page(2, 'C', '#REDIRECT [[B#x]]', { redirect: true }),
      page(5, 'D', '#REDIRECT [[mw:X]]', { redirect: true }),
    ];
    return { batchcomplete: true, query: { pages } };
  }
  if (pageids === '9' && prop === 'revisions') {
    const latest = { parentid: 15, minor: true, tags: ['x'] };
    if (parameters.rvcontinue !== undefined) {
      const revisions = [revision(19, '[[File:Two words.png]]', latest)];
      return { batchcomplete: true, query: { pages: [{ pageid: 9, title: 'B', revisions }] } };
    }
    const revisions = [revision(8, '1'), revision(15, '2', { parentid: 8, user: '192.0.2.1', comment: 'two' })];
    const next = { rvcontinue: '20261121001327|19', continue: '||' };
    return { continue: next, query: { pages: [{ pageid: 9, title: 'B', revisions }] } };
  }
  if (list === 'allfileusages') {
    const first = { fromid: 2, ns: 6, title: 'File:Two words.png' };
    const second = { fromid: 9, ns: 6, title: 'File:Two words.png' };
    if (afcontinue !== undefined) return { batchcomplete: true, query: { allfileusages: [second] } };
    const next = { afcontinue: 'Two_words.png|9', continue: '-||' };
    return { batchcomplete: true, continue: next, query: { allfileusages: [first] } };
  }
  if (list === 'recentchanges') {
    const made = {
      revid: 19,
      old_revid: 0,
      rcid: 7,
      user: 'Bob',
      bot: false,
      new: true,
      minor: true,
      oldlen: 0,
      newlen: 22,
    };
    const seen = { patrolled: false, unpatrolled: true, autopatrolled: false, tags: ['x'], sha1: 'a'.repeat(40) };
    const log = { logid: 3, logtype: 'move', logaction: 'move', logparams: { target_title: 'C' } };
    const timestamp = '2026-11-21T00:13:27Z';
    const recentchanges = [
      { type: 'new', title: 'B', pageid: 9, ...made, timestamp, comment: 'one', ...seen },
      { type: 'log', title: 'A', pageid: 0, ...made, revid: 0, rcid: 8, timestamp, comment: '', tags: [], ...log },
    ];
    return { batchcomplete: true, query: { recentchanges } };
  }
  if (list === 'logevents') {
    const event = { ns: 0, user: 'Bob', timestamp: '2026-11-21T00:13:27Z', comment: '', params: {}, tags: [] };
    const logevents = [
      { logid: 2, title: 'B', logpage: 9, type: 'create', action: 'create', ...event, comment: 'one' },
      // That of a recent change.
      { logid: 3, title: 'A', logpage: 0, type: 'move', action: 'move', ...event, params: { target_title: 'C' } },
    ];
    return { batchcomplete: true, query: { logevents } };
  }
  if (list === 'allusers') {
    const allusers = [
      { userid: 3, name: 'Alice', groups: [], implicitgroups: [] },
      { userid: 4, name: 'Bob', groups: ['bot', '*'], implicitgroups: ['*'], editcount: 2, registration: '' },
    ];
    return { batchcomplete: true, query: { allusers } };
  }
  if (prop === 'info' && parameters.inprop === 'watchers') {
    const pages = (parameters.titles ?? '')
      .split('|')
      .map((title) => ({ title, ...(title === 'B' && { watchers: 2 }) }));
    return { batchcomplete: true, query: { pages } };
  }
  if (list === 'watchlistraw') return { batchcomplete: true, watchlistraw: [{ ns: 0, title: 'B' }] };
  if (redirects !== undefined) {
    const found = [{ from: 'C', to: 'B', tofragment: 'x' }, { from: 'D', to: 'mw:X', tointerwiki: 'mw' }]; // prettier-ignore
    return { batchcomplete: true, query: { redirects: found } };
  }
  return { batchcomplete: true };
}

const general = {
  sitename: 'Small',
  generator: 'MediaWiki 1.43.9',
  case: 'first-letter',
  lang: 'en',
  scriptpath: '/w',
  articlepath: '/wiki/$1',
  uploadsenabled: true,
  server: 'http://wiki.example',
};

describe('What a wiki holds', () => {
  it('is read as a definition that the emulator can hold, with all continuations', async () => {
    const begin = Date.now();
    const time = new Date(begin + 86_400_000).toISOString();
    const { send } = madeUpApi((parameters) => response(parameters, { ...general, time }));
    const credentials = { name: 'alice', password: 'secret' };
    const content = await readWiki(new ApiClient(send), { client: new ApiClient(send), credentials });
    const made = { parent: 0, user: 'Bob', timestamp: touched, comment: '', minor: false };
    expect(content.definition).to.deep.equal({
      site: {
        name: 'Small',
        release: '1.43',
        server: 'http://wiki.example',
        scriptPath: '/w',
        articlePath: '/wiki/$1',
        language: 'en',
        case: 'first-letter',
        namespaces: [
          { id: 100, name: 'Portal', aliases: ['P'], case: 'case-sensitive', content: true, subpages: true },
        ],
        interwiki: [{ prefix: 'mw', url: 'https://mediawiki.example/$1' }],
        uploads: true,
      },
      pages: [
        {
          ...{ id: 2, title: 'C', redirect: 'B#x', touched, uses: ['File:Two words.png'], externalLinks: [] },
          revisions: [{ id: 12, text: '#REDIRECT [[B#x]]', ...made }],
        },
        { id: 4, title: 'Portal:A', touched, uses: [], externalLinks: [], revisions: [{ id: 14, text: '', ...made }] },
        {
          ...{ id: 5, title: 'D', redirect: true, touched, uses: [], externalLinks: [] },
          revisions: [{ id: 15, text: '#REDIRECT [[mw:X]]', ...made }],
        },
        {
          ...{ id: 9, title: 'B', touched, uses: ['File:Two words.png'], externalLinks: [] },
          revisions: [
            { id: 8, text: '1', ...made },
            { id: 15, text: '2', ...made, parent: 8, user: '192.0.2.1', comment: 'two' },
            { id: 19, text: '[[File:Two words.png]]', ...made, parent: 15, minor: true, tags: ['x'] },
          ],
        },
        {
          ...{
            id: 10,
            title: 'File:A.png',
            touched,
            uses: [],
            externalLinks: [],
            revisions: [{ id: 20, text: '', ...made }],
          },
          file: {
            ...uploads[0],
            mime: 'image/png',
            bitDepth: 8,
            older: [{ ...uploads[1], replaced: '2026-01-02T12:00:01Z' }],
          },
        },
        {
          id: 11,
          title: 'File:B.png',
          touched,
          uses: [],
          externalLinks: [],
          revisions: [{ id: 21, text: '', ...made }],
        },
      ],
      users: [
        { id: 3, name: 'Alice', groups: ['bureaucrat', 'sysop'], password: 'secret', watchlist: ['B'] },
        { id: 4, name: 'Bob', groups: ['bot'], editCount: 2, watchlist: ['B'] },
      ],
      changes: [
        {
          ...{
            id: 7,
            type: 'new',
            page: 'B',
            pageId: 9,
            user: 'Bob',
            revision: 19,
            oldRevision: 0,
            timestamp: touched,
          },
          ...{
            comment: 'one',
            minor: true,
            bot: false,
            oldLength: 0,
            newLength: 22,
            sha1: 'a'.repeat(40),
            tags: ['x'],
          },
          ...{ patrolled: false, autopatrolled: false },
        },
        {
          ...{ id: 8, type: 'log', page: 'A', pageId: 0, user: 'Bob', oldRevision: 0, timestamp: touched, comment: '' },
          ...{ minor: true, bot: false, oldLength: 0, newLength: 22, tags: [] },
          log: { id: 3, type: 'move', action: 'move', parameters: { target_title: 'C' } },
        },
      ],
      logs: [
        {
          ...{ id: 2, type: 'create', action: 'create', page: 'B', pageId: 9, user: 'Bob', timestamp: touched },
          ...{ comment: 'one', parameters: {} },
        },
      ],
    });
    expect(content.site.remoteAddress).to.equal('192.0.2.7');
    // The wiki's clock stood still meanwhile, and this machine's did not.
    expect(content.site.clockOffset).to.be.within(86_400_000 - (Date.now() - begin), 86_400_000);
    expect(vocabularyOf(content)).to.deep.include({
      files: ['File:Two words.png'],
      namespaces: [0, 4, 6, 100],
      users: ['Alice'],
      withAccount: true,
    });
    expect(vocabularyOf(content).pages[1]).to.deep.equal({
      id: 4,
      namespace: 100,
      title: 'Portal:A',
      revision: 14,
      redirect: false,
    });
  });

  it('is read by the account where the wiki is private, which the definition says', async () => {
    const denied = { error: { code: 'readapidenied', info: 'You need read permission to use this module.' } };
    const respond = (parameters: SentParameters) =>
      response(parameters, { ...general, time: new Date().toISOString() });
    const nobody = new ApiClient(madeUpApi(() => denied).send);
    const client = new ApiClient(madeUpApi(respond).send);
    const { site, definition } = await readWiki(nobody, { client, credentials: { name: 'alice', password: 'secret' } });
    expect(definition.site).to.deep.include({ groups: { '*': { rights: { read: false } } } });
    expect(definition.pages).to.have.lengthOf(6);
    expect(site.remoteAddress).to.equal('127.0.0.1');
    expect(await readWiki(nobody).catch(String)).to.contain('You need read permission to use this module.');
  });

  it('is read without what was patrolled where nothing can be', async () => {
    const denied = { error: { code: 'permissiondenied', info: 'You need the "patrol" right.' } };
    const { send } = madeUpApi((parameters) =>
      parameters.rcprop?.includes('patrolled') === true
        ? denied
        : response(parameters, { ...general, time: new Date().toISOString() }),
    );
    const { definition } = await readWiki(new ApiClient(send));
    expect(definition.changes?.map(({ id }) => id)).to.deep.equal([7, 8]);
  });

  it('is refused where it cannot be compared, with a reason', async () => {
    const refusal = async (facts: object, more: object = {}): Promise<unknown> => {
      const { send } = madeUpApi((parameters) => response(parameters, facts, more));
      return readWiki(new ApiClient(send)).catch((error: unknown) => (error instanceof Error ? error.message : error));
    };
    expect(await refusal({ ...general, generator: 'MediaWiki 1.35.2' })).to.equal(
      `it is MediaWiki 1.35.2, and the emulator has ${releaseNames.join(' and ')}`,
    );
    expect(await refusal(general, { debuginfo: {} })).to.equal(
      'it shows the debug block, which differs in every response: turn that off',
    );
    expect(await refusal(general, { query: { general, namespaces: {}, statistics: { pages: 2001 } } })).to.equal(
      'it has 2001 pages, and a differential run compares wikis for tests, of 2000 pages at most',
    );
  });

  it('takes the release that comes before one that the emulator does not have', async () => {
    const { send } = madeUpApi((parameters) =>
      response(parameters, { ...general, generator: 'MediaWiki 1.42.0-rc.1' }),
    );
    expect((await readWiki(new ApiClient(send))).site).to.include({
      release: '1.39',
      version: 'MediaWiki 1.42.0-rc.1',
    });
  });
});

describe('the files that requests refer to', () => {
  it('are to one half those with many uses', () => {
    const many = Array.from({ length: 10 }, () => ['File:Popular.png']);
    expect(filesToRequest([...many, ['File:A.png'], ['File:B.png'], ['File:A.png']])).to.deep.equal([
      'File:A.png',
      'File:B.png',
      'File:Popular.png',
      'File:Popular.png',
    ]);
    expect(filesToRequest([])).to.deep.equal([]);
  });
});
