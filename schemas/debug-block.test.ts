import { expect } from 'chai';

import { compileSchemas } from '../conformance/schemas/compile';

const { debugBlock } = compileSchemas();

const revision = 'a51b7c0d9e8f7a6b5c4d3e2f1a0b9c8d7e6f5a4b';

/** What a real 1.39 answered in format version 1, with fewer entries of its lists. */
const block139 = {
  mwVersion: '1.39.17',
  phpEngine: 'PHP',
  phpVersion: '8.2.35',
  gitRevision: revision,
  gitBranch: 'REL1_39',
  time: 0.014015913009643555,
  log: [{ msg: 'MWDebug output complete', type: 'log', caller: 'MWDebug::appendDebugInfoToApiResult' }],
  debugLog: [
    '\n\nStart request GET /api.php?format=json&action=query&list=imageusage&iutitle=File:Cat.jpg\nIP: 127.0.0.1\n' +
      'HTTP HEADERS:\nHOST: wiki.example\nUSER-AGENT: curl/7.88.1\nACCEPT: */*\n(end headers)',
    '[session] SessionManager using store APCUBagOStuff',
  ],
  queries: [
    { sql: 'unknown: BEGIN DEFERRED', function: 'Wikimedia\\Rdbms\\DatabaseSqlite::open', time: 0 },
    {
      sql: 'unknown: SELECT  /*! STRAIGHT_JOIN */ page_id,page_title,page_namespace,page_is_redirect,page_namespace AS "from_ns"  FROM "imagelinks","page"    WHERE (il_from=page_id) AND il_to = \'Cat.jpg\'  ORDER BY il_from LIMIT 11  ',
      function: 'ApiQueryBacklinks::runFirstQuery',
      time: 0.001,
    },
  ],
  request: {
    method: 'GET',
    url: '/api.php?format=json&action=query&list=imageusage&iutitle=File:Cat.jpg',
    headers: { HOST: 'wiki.example', 'USER-AGENT': 'curl/7.88.1', ACCEPT: '*/*' },
    params: { format: 'json', action: 'query', list: 'imageusage', iutitle: 'File:Cat.jpg' },
  },
  memory: '1.15 MB',
  memoryPeak: '2.3 MB',
  includes: [
    { name: '/srv/wiki/api.php', size: '4 KB' },
    { name: '/srv/wiki/includes/AutoLoader.php', size: '1,008 bytes' },
  ],
};

/** What a real 1.43 answered in format version 2 to a request for tokens, with fewer entries of its lists. */
const block143 = {
  mwVersion: '1.43.9',
  phpEngine: 'PHP',
  phpVersion: '8.2.35',
  gitRevision: revision,
  gitBranch: 'REL1_43',
  gitViewUrl: false,
  time: 0.0103759765625,
  log: [
    { msg: 'MWDebug output complete', type: 'log', caller: 'MediaWiki\\Debug\\MWDebug::appendDebugInfoToApiResult' },
  ],
  debugLog: ['[session] SessionManager using store Wikimedia\\ObjectCache\\APCUBagOStuff'],
  queries: [],
  request: {
    method: 'GET',
    url: '/api.php?format=json&formatversion=2&action=query&meta=tokens&a[]=1&a[]=2&b[x]=3&d[x][y]=1',
    headers: { HOST: 'wiki.example', 'X-EMPTY': '' },
    params: { format: 'json', formatversion: '2', a: ['1', '2'], b: { x: '3' }, d: { x: { y: '1' } } },
  },
  memory: '1.3 MB',
  memoryPeak: '2.49 MB',
  includes: [{ name: '/srv/wiki/api.php', size: '1 KB' }],
};

function without(block: object, ...members: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(block).filter(([name]) => !members.includes(name)));
}

const nameless = without(block139, 'mwVersion', 'phpEngine', 'phpVersion');
const neutralNames = { wikiVersion: '1.43.9', runtimeEngine: 'PHP', runtimeVersion: '8.2.35' };
const neutral = { ...neutralNames, ...nameless };

describe('the schema of the debug block', () => {
  it('takes what real wikis answer', () => {
    expect(debugBlock(block139)).to.deep.equal([]);
    expect(debugBlock(block143)).to.deep.equal([]);
  });

  it('takes the neutral names of the specification', () => {
    expect(debugBlock(neutral)).to.deep.equal([]);
  });

  it('takes a wiki without a source checkout, in both format versions', () => {
    expect(debugBlock(without(block139, 'gitRevision', 'gitBranch'))).to.deep.equal([]);
    expect(debugBlock({ ...block143, gitRevision: false, gitBranch: false })).to.deep.equal([]);
  });

  it('takes amounts in the language of the answer', () => {
    for (const memory of ['1,16 MB', '1,15 Bytes', '١٫٠٩ ميجابايت', '۳٫۱۹ مگابایت']) {
      expect(debugBlock({ ...block139, memory })).to.deep.equal([]);
    }
  });

  it('takes further members of every object', () => {
    const more = { also: 1 };
    const request = { ...block139.request, ...more };
    const lists = {
      log: [{ ...block139.log[0], ...more }],
      queries: [{ ...block139.queries[0], ...more }],
      includes: [{ ...block139.includes[0], ...more }],
    };
    expect(debugBlock({ ...block139, ...more, ...lists, request })).to.deep.equal([]);
  });

  it('refuses a mix of neutral and brand names', () => {
    for (const [name, value] of Object.entries(neutralNames)) {
      expect(debugBlock({ ...block139, [name]: value })[0]?.message).to.contain(`"${name}" beside the others`);
    }
    for (const name of ['mwVersion', 'phpEngine', 'phpVersion']) {
      expect(debugBlock({ ...neutral, [name]: 'x' })[0]?.message).to.contain(`"${name}" beside the others`);
    }
    const mixed = { ...nameless, wikiVersion: '1.43.9', phpEngine: 'PHP', phpVersion: '8.2.35' };
    expect(debugBlock(mixed)[0]?.message).to.contain('must have the member "mwVersion"');
  });

  it('refuses a block that lacks a member', () => {
    for (const member of ['wikiVersion', 'runtimeEngine', 'runtimeVersion']) {
      expect(debugBlock(without(neutral, member))[0]?.message).to.contain(`must have the member "${member}"`);
    }
    for (const member of ['mwVersion', 'phpEngine', 'phpVersion']) {
      expect(debugBlock(without(block143, member))[0]?.message).to.contain(`must have the member "${member}"`);
    }
    for (const member of ['time', 'log', 'debugLog', 'queries', 'request', 'memory', 'memoryPeak', 'includes']) {
      expect(debugBlock(without(block139, member))).to.deep.equal([
        { path: '', message: `must have the member "${member}"` },
      ]);
    }
    for (const [list, entry] of Object.entries({
      log: block139.log[0],
      queries: block139.queries[0],
      includes: block139.includes[0],
    })) {
      for (const member of Object.keys(entry ?? {})) {
        const block = { ...block139, [list]: [without(entry ?? {}, member)] };
        expect(debugBlock(block)).to.deep.equal([{ path: `/${list}/0`, message: `must have the member "${member}"` }]);
      }
    }
    for (const member of Object.keys(block139.request)) {
      const problems = debugBlock({ ...block139, request: without(block139.request, member) });
      expect(problems).to.deep.equal([{ path: '/request', message: `must have the member "${member}"` }]);
    }
  });

  const request = block139.request;
  const refused: [member: string, value: unknown, path: string][] = [
    ['mwVersion', 1.39, '/mwVersion'],
    ['mwVersion', '', '/mwVersion'],
    ['phpEngine', null, '/phpEngine'],
    ['phpEngine', '', '/phpEngine'],
    ['phpVersion', 8.2, '/phpVersion'],
    ['phpVersion', '', '/phpVersion'],
    ['gitRevision', 'REL1_39', '/gitRevision'],
    ['gitRevision', true, '/gitRevision'],
    ['gitBranch', null, '/gitBranch'],
    ['gitBranch', '', '/gitBranch'],
    ['gitViewUrl', true, '/gitViewUrl'],
    ['gitViewUrl', '', '/gitViewUrl'],
    ['time', '0.01', '/time'],
    ['time', -1, '/time'],
    ['log', {}, '/log'],
    ['log', ['MWDebug output complete'], '/log/0'],
    ['log', [{ msg: 1, type: 'log', caller: 'x' }], '/log/0/msg'],
    ['log', [{ msg: 'x', type: 1, caller: 'x' }], '/log/0/type'],
    ['log', [{ msg: 'x', type: 'log', caller: null }], '/log/0/caller'],
    ['debugLog', 'Start request', '/debugLog'],
    ['debugLog', [{}], '/debugLog/0'],
    ['queries', {}, '/queries'],
    ['queries', ['SELECT 1'], '/queries/0'],
    ['queries', [{ sql: 1, function: 'x', time: 0 }], '/queries/0/sql'],
    ['queries', [{ sql: 'x', function: 1, time: 0 }], '/queries/0/function'],
    ['queries', [{ sql: 'x', function: 'x', time: '0' }], '/queries/0/time'],
    ['queries', [{ sql: 'x', function: 'x', time: -1 }], '/queries/0/time'],
    ['request', [], '/request'],
    ['request', { ...request, method: 1 }, '/request/method'],
    ['request', { ...request, method: '' }, '/request/method'],
    ['request', { ...request, url: 1 }, '/request/url'],
    ['request', { ...request, url: 'http://wiki.example/api.php' }, '/request/url'],
    ['request', { ...request, headers: [] }, '/request/headers'],
    ['request', { ...request, headers: { HOST: ['wiki.example'] } }, '/request/headers/HOST'],
    ['request', { ...request, params: [] }, '/request/params'],
    ['request', { ...request, params: { action: 1 } }, '/request/params/action'],
    ['memory', 1150000, '/memory'],
    ['memory', '1.15', '/memory'],
    ['memoryPeak', 'MB', '/memoryPeak'],
    ['includes', {}, '/includes'],
    ['includes', ['/srv/wiki/api.php'], '/includes/0'],
    ['includes', [{ name: 1, size: '4 KB' }], '/includes/0/name'],
    ['includes', [{ name: '', size: '4 KB' }], '/includes/0/name'],
    ['includes', [{ name: '/srv/wiki/api.php', size: 4096 }], '/includes/0/size'],
  ];
  for (const [member, value, path] of refused) {
    it(`refuses ${member}: ${JSON.stringify(value)}`, () => {
      const problems = debugBlock({ ...block139, [member]: value });
      expect(problems.map((problem) => problem.path)).to.deep.equal([path]);
    });
  }

  it('refuses neutral names of the wrong type', () => {
    for (const name of Object.keys(neutralNames)) {
      expect(debugBlock({ ...neutral, [name]: 1 })[0]?.path).to.equal(`/${name}`);
      expect(debugBlock({ ...neutral, [name]: '' })[0]?.path).to.equal(`/${name}`);
    }
    expect(debugBlock([])[0]?.message).to.equal('must be object');
  });
});
