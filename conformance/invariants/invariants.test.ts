import { expect } from 'chai';

import { account, exchange, type MadeUp } from './exchange.test-support';
import { Judge } from './judge';
import { allInvariants } from './registry';

/** Exchanges that keep an invariant, and exchanges of which the last breaks it. */
interface Example {
  readonly good: readonly MadeUp[];
  readonly bad: readonly MadeUp[];
  /** Where the difference is. */
  readonly at: string;
}

const tokensQuery = 'action=query&meta=tokens&type=watch|patrol&format=json';
const usageQuery = 'action=query&list=imageusage&iutitle=File:A.png&format=json';
const xmlHeaders = { 'Content-Type': 'text/xml; charset=utf-8' };
const pageHeaders = { 'Content-Type': 'text/html; charset=utf-8' };
const secret = `${'0123456789abcdef'.repeat(2)}65f0a1b2+\\`;
const otherSecret = `${'fedcba9876543210'.repeat(2)}65f0a1b2+\\`;

function tokens(of: object = { watchtoken: '+\\', patroltoken: '+\\' }, more: MadeUp = {}): MadeUp {
  return { query: tokensQuery, body: { batchcomplete: '', query: { tokens: of } }, ...more };
}

const page = (pageid: number, ns = 0, title = `${ns === 0 ? '' : 'User:'}Page ${pageid}`) => ({ pageid, ns, title });

function usage(imageusage: unknown, more: MadeUp = {}, members: object = {}): MadeUp {
  return { query: usageQuery, body: { batchcomplete: '', ...members, query: { imageusage } }, ...more };
}

function continued(imageusage: unknown, iucontinue: string, more: MadeUp = {}): MadeUp {
  return usage(imageusage, more, { continue: { iucontinue, continue: '-||' } });
}

function html(
  data: string,
  notice = 'This is the HTML representation of the JSON format. HTML is good for debugging, but is unsuitable for application use. Set format=json.',
): string {
  const header = notice === '' ? '' : `<div class="api-pretty-header"><p>${notice}</p></div>`;
  return `<!DOCTYPE html><title>MediaWiki API result</title>${header}<pre class="api-pretty-content">${data}</pre>`;
}

const pageQuery = tokensQuery.replace('&format=json', '');

function rendered(body: string, more: MadeUp = {}): MadeUp {
  return { query: pageQuery, headers: pageHeaders, body, ...more };
}

const someData = '{"batchcomplete":"","query":{"tokens":{"watchtoken":"+\\\\"}}}';

const blockQuery = 'action=query&meta=tokens&type=watch%7Cpatrol&requestid=a%3Ab+c&format=json';
const goodBlock = {
  wikiVersion: '1.43.1',
  runtimeEngine: 'PHP',
  runtimeVersion: '8.1.2',
  gitRevision: 'abc123',
  gitBranch: 'REL1_43',
  time: 0.1,
  log: [
    { msg: 'a', type: 'warn', caller: 'b' },
    { msg: 'c', type: 'log', caller: 'd' },
  ],
  debugLog: ['Start request GET /w/api.php?action=query', 'two'],
  queries: [
    { sql: 'SELECT 1', function: 'f', time: 0.1 },
    { sql: 'SELECT 2', function: 'g', time: 0 },
  ],
  request: {
    method: 'GET',
    url: `/w/api.php?${blockQuery}`,
    headers: { HOST: 'wiki.example' },
    params: { action: 'query', meta: 'tokens', type: 'watch|patrol', requestid: 'a:b c', format: 'json' },
  },
  memory: '1.2 MB',
  memoryPeak: '1.3 MB',
  includes: [
    { name: '/srv/a.php', size: '1 KB' },
    { name: '/srv/b.php', size: '20 bytes' },
  ],
};

function block(changed: object = {}): MadeUp {
  const of = { watchtoken: '+\\', patroltoken: '+\\' };
  const debuginfo = { ...goodBlock, ...changed };
  return { query: blockQuery, body: { batchcomplete: '', requestid: 'a:b c', query: { tokens: of }, debuginfo } };
}

/** An example of the debug block, of which a member is changed. */
function blockExample(changed: object, at: string): Example {
  return { good: [block()], bad: [block(changed)], at: `/debuginfo${at}` };
}

function request(changed: object): object {
  return { request: { ...goodBlock.request, ...changed } };
}

function warningOf(text: string): object {
  return { warnings: { main: { '*': text } } };
}

const pointing = 'This is the HTML representation. HTML is good for debugging, but is unsuitable for application use.';
const escapedQuery = pageQuery.replaceAll('&', '&amp;');
const asAccount = { client: account };
const cached = `${usageQuery}&maxage=60&smaxage=120`;
const asPublic = { 'Cache-Control': 's-maxage=120, max-age=60, public', Vary: 'Accept-Encoding, Cookie' };
const form = { method: 'POST', requestHeaders: { 'content-type': 'application/x-www-form-urlencoded' } };
const anError = { error: { code: 'badvalue', info: 'No.' } };

const announced = { 'MediaWiki-API-Error': 'badvalue' };

function errorXml(code: string): string {
  return `<?xml version="1.0"?><api><error code="${code}" info="No." xml:space="preserve">See.</error></api>`;
}

function sessionCookie(attributes: string, api = 'https://wiki.example/w/api.php'): MadeUp {
  return { api, headers: { 'Set-Cookie': `wiki_session=1; ${attributes}` } };
}

const examples: Readonly<Record<string, Example>> = {
  'requested-tokens-are-returned': {
    good: [tokens()],
    bad: [{ query: tokensQuery, body: { batchcomplete: '' } }],
    at: '/query/tokens',
  },
  'entries-of-usage-are-pages': {
    good: [usage([page(1), page(2, 2)])],
    bad: [usage([page(1), page(2, 2, 'No prefix')])],
    at: '/query/imageusage/1/title',
  },
  'chosen-pages-are-listed': {
    good: [usage([page(1, 2)], { query: `${usageQuery}&iunamespace=2|4` })],
    bad: [usage([page(1, 2), page(2)], { query: `${usageQuery}&iunamespace=2|4` })],
    at: '/query/imageusage/1/ns',
  },
  'usage-of-a-file-is-the-same': {
    good: [
      usage([page(1), page(2), page(3)]),
      continued([page(1), page(2)], '0|3', { query: `${usageQuery}&iulimit=2` }),
      usage([page(3)], { query: `${usageQuery}&iulimit=2&iucontinue=0|3&continue=-||` }),
      usage([page(1), page(2), page(3)], { query: `${usageQuery}&meta=tokens&uselang=de` }),
      {
        query: usageQuery.replace('json', 'xml'),
        headers: xmlHeaders,
        body: '<?xml version="1.0"?><api batchcomplete=""><query><imageusage><iu pageid="1" ns="0" title="Page 1" /><iu pageid="2" ns="0" title="Page 2" /><iu pageid="3" ns="0" title="Page 3" /></imageusage></query></api>',
      },
    ],
    bad: [
      usage([page(1), page(2), page(3)]),
      {
        query: usageQuery.replace('json', 'xml'),
        headers: xmlHeaders,
        body: '<?xml version="1.0"?><api batchcomplete=""><query><imageusage><iu pageid="1" ns="0" title="Page 1" /><iu pageid="2" ns="0" title="Page 2" /></imageusage></query></api>',
      },
    ],
    at: '/query/imageusage/2',
  },
  'using-pages-are-the-same': {
    good: [usage([page(1)]), usage([page(1)], { query: `${usageQuery}&formatversion=2` })],
    bad: [usage([page(1)]), usage([page(1, 0, 'Another')], { query: `${usageQuery}&formatversion=2` })],
    at: '/query/imageusage/0',
  },
  'errors-are-announced': {
    good: [{ query: usageQuery, headers: { 'MediaWiki-API-Error': 'badvalue' }, body: anError }],
    bad: [{ query: usageQuery, body: anError }],
    at: 'header MediaWiki-API-Error',
  },
  'errors-are-the-same': {
    good: [
      { query: usageQuery, headers: announced, body: anError },
      {
        query: usageQuery.replace('json', 'xml'),
        headers: { ...announced, ...xmlHeaders },
        body: errorXml('badvalue'),
      },
      { query: usageQuery.replace('&format=json', ''), headers: pageHeaders, body: html(JSON.stringify(anError)) },
    ],
    bad: [
      { query: usageQuery, headers: announced, body: anError },
      { query: usageQuery.replace('json', 'xml'), headers: { ...announced, ...xmlHeaders }, body: errorXml('other') },
    ],
    at: '/error/code',
  },
  'warnings-are-texts': {
    good: [
      usage([], {}, { warnings: { main: { '*': 'Unrecognized parameter: a.' } } }),
      usage([], {}, { warnings: { main: { warnings: 'Unrecognized parameter: a.' } } }),
      usage([], {}, { warnings: [{ code: 'unrecognizedparams', module: 'main', '*': 'Unrecognized parameter: a.' }] }),
    ],
    bad: [usage([], {}, { warnings: { main: 'Unrecognized parameter: a.' } })],
    at: '/warnings/main',
  },
  'pages-have-their-data': {
    good: [rendered(html(someData))],
    bad: [rendered(html(`{"warnings": "<b>"&gt;"}`))],
    at: '/preformatted',
  },
  'pages-show-the-same-as-json': {
    good: [
      tokens(),
      rendered(html('{"batchcomplete":"","query":{"tokens":{"watchtoken":"+\\\\","patroltoken":"+\\\\"}}}')),
    ],
    bad: [tokens(), rendered(html(someData))],
    at: '',
  },
  'pages-have-a-notice': {
    good: [rendered(html(someData)), rendered(html(someData, 'Anzeige.'))],
    bad: [rendered(html(someData, ''))],
    at: '/notice',
  },
  'notices-point-to-the-plain-form': {
    good: [rendered(html(someData))],
    bad: [rendered(html(someData, 'This is the HTML representation, for debugging.'))],
    at: '/notice',
  },
  'complete-batches-are-announced': {
    good: [tokens(), tokens({}, { query: `${tokensQuery}&formatversion=2`, body: { batchcomplete: true } })],
    bad: [tokens({}, { query: `${tokensQuery}&formatversion=2`, body: { batchcomplete: '' } })],
    at: '/batchcomplete',
  },
  'results-are-objects': {
    good: [tokens()],
    bad: [{ query: tokensQuery, body: { batchcomplete: '', query: 'tokens' } }],
    at: '/query',
  },
  'requested-watch-tokens-are-returned': {
    good: [tokens()],
    bad: [tokens({ patroltoken: '+\\' })],
    at: '/query/tokens/watchtoken',
  },
  'tokens-are-of-one-type': {
    good: [tokens({ watchtoken: secret, patroltoken: otherSecret }, asAccount)],
    bad: [tokens({ watchtoken: secret, patroltoken: secret }, asAccount)],
    at: '/query/tokens/patroltoken',
  },
  'requested-patrol-tokens-are-returned': {
    good: [tokens()],
    bad: [tokens({ watchtoken: '+\\' })],
    at: '/query/tokens/patroltoken',
  },
  'only-requested-tokens-are-returned': {
    good: [tokens()],
    bad: [tokens({ watchtoken: '+\\', csrftoken: '+\\' })],
    at: '/query/tokens/csrftoken',
  },
  'tokens-are-strings': {
    good: [tokens()],
    bad: [tokens({ watchtoken: false })],
    at: '/query/tokens/watchtoken',
  },
  'tokens-without-an-account-are-fixed': {
    good: [tokens()],
    bad: [
      {
        query: tokensQuery.replace('json', 'xml'),
        headers: xmlHeaders,
        body: `<?xml version="1.0"?><api><query><tokens watchtoken="+\\" patroltoken="${secret}" /></query></api>`,
      },
    ],
    at: '/query/tokens/patroltoken',
  },
  'tokens-of-accounts-are-secret': {
    good: [tokens({ watchtoken: secret }, asAccount)],
    bad: [tokens({ watchtoken: '+\\' }, asAccount)],
    at: '/query/tokens/watchtoken',
  },
  'tokens-of-log-ins-are-secret': {
    good: [tokens({ logintoken: secret })],
    bad: [tokens({ logintoken: '+\\' })],
    at: '/query/tokens/logintoken',
  },
  'tokens-are-of-one-session': {
    good: [tokens({ watchtoken: secret }, asAccount), tokens({ watchtoken: secret }, asAccount)],
    bad: [
      tokens({ watchtoken: secret }, asAccount),
      tokens({ watchtoken: secret }, { client: { key: 'another', loggedIn: true } }),
    ],
    at: '/query/tokens/watchtoken',
  },
  'usage-is-always-an-array': { good: [usage([])], bad: [usage({ 0: page(1) })], at: '/query/imageusage' },
  'debug-block-is-in-all-responses': {
    good: [block(), block()],
    bad: [block(), usage([])],
    at: '/debuginfo',
  },
  'debug-names-are-of-one-kind': blockExample({ phpEngine: 'PHP' }, ''),
  'debug-block-has-the-wiki-version': blockExample({ wikiVersion: 1.43 }, '/wikiVersion'),
  'debug-block-has-the-engine': blockExample({ runtimeEngine: undefined }, '/runtimeEngine'),
  'debug-block-has-the-runtime-version': blockExample({ runtimeVersion: '' }, '/runtimeVersion'),
  'debug-block-has-a-revision-or-none': blockExample({ gitRevision: 'main' }, '/gitRevision'),
  'debug-block-has-a-branch-or-none': blockExample({ gitBranch: 43 }, '/gitBranch'),
  'debug-block-has-the-time': blockExample({ time: '0.1' }, '/time'),
  'debug-messages-are-whole': blockExample({ log: [goodBlock.log[0], { msg: 'c', type: 'log' }] }, '/log/1/caller'),
  'debug-trace-is-text': blockExample({ debugLog: [...goodBlock.debugLog.slice(0, 1), 2] }, '/debugLog/1'),
  'debug-statements-are-whole': blockExample(
    { queries: [goodBlock.queries[0], { sql: 'x', function: 'f', time: '1' }] },
    '/queries/1/time',
  ),
  'debug-statements-are-never-missing': blockExample({ queries: undefined }, '/queries'),
  'debug-block-echoes-every-request': blockExample(request({ method: 'POST' }), '/request/method'),
  'debug-block-has-the-memory': blockExample({ memory: 1200 }, '/memory'),
  'debug-block-has-the-peak-memory': blockExample({ memoryPeak: '1300' }, '/memoryPeak'),
  'debug-includes-are-whole': blockExample(
    { includes: [goodBlock.includes[0], { name: '/b', size: '20' }] },
    '/includes/1/size',
  ),
  'debug-parameters-are-decoded': blockExample(
    request({ params: { ...goodBlock.request.params, requestid: 'a%3Ab+c' } }),
    '/request/params/requestid',
  ),
  'debug-types-are-joined': blockExample(
    request({ params: { ...goodBlock.request.params, type: ['watch', 'patrol'] } }),
    '/request/params/type',
  ),
  'debug-address-has-the-parameters': blockExample(
    request({ url: '/w/api.php?action=query&meta=tokens' }),
    '/request/url',
  ),
  'debug-address-is-encoded': blockExample(
    request({ url: `/w/api.php?${decodeURIComponent(blockQuery)}` }),
    '/request/url',
  ),
  'methods-get-the-same': {
    good: [tokens(), tokens(undefined, { ...form, query: '', requestBody: tokensQuery })],
    bad: [tokens(), tokens({ watchtoken: '+\\' }, { ...form, query: '', requestBody: tokensQuery })],
    at: '',
  },
  'head-gets-the-headers-of-get': {
    good: [usage([], { query: cached, headers: asPublic }), { method: 'HEAD', query: cached, headers: asPublic }],
    bad: [usage([], { query: cached, headers: asPublic }), { method: 'HEAD', query: cached }],
    at: 'headers',
  },
  'head-gets-no-body': {
    good: [{ method: 'HEAD', query: cached }],
    bad: [usage([], { method: 'HEAD' })],
    at: 'body',
  },
  'orders-of-parameters-get-the-same': {
    good: [usage([page(1)]), usage([page(1)], { query: usageQuery.split('&').reverse().join('&') })],
    bad: [usage([page(1)]), usage([], { query: usageQuery.split('&').reverse().join('&') })],
    at: '',
  },
  'request-ids-are-returned': {
    good: [usage([], { query: `${usageQuery}&requestid=a%20b` }, { requestid: 'a b' })],
    bad: [usage([], { query: `${usageQuery}&requestid=a%20b` }, { requestid: 'a' })],
    at: '/requestid',
  },
  'bodies-of-get-requests-are-ignored': {
    good: [tokens(), tokens(undefined, { requestBody: 'type=csrf' })],
    bad: [tokens(), tokens({ csrftoken: '+\\' }, { requestBody: 'type=csrf' })],
    at: '',
  },
  'tokens-are-of-known-types': {
    good: [
      tokens(),
      tokens({ watchtoken: '+\\' }, { query: tokensQuery.replace('patrol', 'nonesuch') }),
      tokens({ deleteglobalaccounttoken: '+\\' }, { query: tokensQuery.replace('watch|patrol', '*') }),
    ],
    bad: [
      {
        query: tokensQuery.replace('patrol', 'nonesuch'),
        body: {
          batchcomplete: '',
          warnings: { tokens: { '*': 'Unrecognized value for parameter "type": nonesuch' } },
          query: { tokens: { watchtoken: '+\\', nonesuchtoken: '+\\' } },
        },
      },
    ],
    at: '/query/tokens/nonesuchtoken',
  },
  'sets-of-tokens-are-objects': {
    good: [tokens(), tokens({}, { query: tokensQuery.replace('watch|patrol', '') })],
    bad: [tokens([], { query: tokensQuery.replace('watch|patrol', '') })],
    at: '/query/tokens',
  },
  'watch-and-patrol-tokens-come-together': {
    good: [tokens()],
    bad: [tokens({ watchtoken: '+\\' })],
    at: '/query/tokens/patroltoken',
  },
  'tokens-are-always-private': {
    good: [
      tokens(),
      tokens(undefined, { headers: { 'Cache-Control': 'private, s-maxage=0, max-age=0, must-revalidate' } }),
    ],
    bad: [tokens(undefined, { headers: { 'Cache-Control': 'private, s-maxage=60' } })],
    at: 'header Cache-Control',
  },
  'requested-usage-is-returned': {
    good: [usage([])],
    bad: [{ query: usageQuery, body: { batchcomplete: '' } }],
    at: '/query/imageusage',
  },
  'usage-is-within-the-limit': {
    good: [usage(Array.from({ length: 10 }, (_, index) => page(index + 1)))],
    bad: [usage(Array.from({ length: 11 }, (_, index) => page(index + 1)))],
    at: '/query/imageusage',
  },
  'continuations-are-parameters': {
    good: [continued([page(1)], '0|2')],
    bad: [usage([page(1)], {}, { continue: { iucontinue: ['0', '2'], continue: '-||' } })],
    at: '/continue/iucontinue',
  },
  'continuations-of-usage-go-on': {
    good: [continued([page(1)], '0|2')],
    bad: [continued([page(1), page(2)], '0|2')],
    at: '/continue/iucontinue',
  },
  'continued-usage-has-pages': {
    good: [continued([page(1)], '0|2'), usage([page(2)], { query: `${usageQuery}&iucontinue=0|2&continue=-||` })],
    bad: [continued([page(1)], '0|2'), usage([], { query: `${usageQuery}&iucontinue=0|2&continue=-||` })],
    at: '/query/imageusage',
  },
  'spaces-and-underscores-find-the-same': {
    good: [
      usage([page(1)], { query: usageQuery.replace('A.png', 'A_b.png') }),
      usage([page(1)], { query: usageQuery.replace('A.png', 'A++b.png') }),
    ],
    bad: [
      usage([page(1)], { query: usageQuery.replace('A.png', 'A_b.png') }),
      usage([], { query: usageQuery.replace('A.png', 'A++b.png') }),
    ],
    at: '/query/imageusage',
  },
  'usage-is-always-ordered': {
    good: [
      usage([page(1), page(2, 2), page(3)]),
      usage([page(3), page(1)], { query: `${usageQuery}&iudir=descending` }),
      usage([page(1), page(3), page(2, 2)], { query: `${usageQuery}&iunamespace=*` }),
    ],
    bad: [usage([page(1), page(3), page(2)])],
    at: '/query/imageusage/2',
  },
  'usage-of-accounts-is-private': {
    good: [usage([], asAccount)],
    bad: [usage([], { ...asAccount, query: cached, headers: asPublic })],
    at: 'header Cache-Control',
  },
  'usage-of-strangers-is-public': {
    good: [usage([], { query: cached, headers: asPublic })],
    bad: [usage([], { query: cached })],
    at: 'header Cache-Control',
  },
  'public-responses-open-no-session': {
    good: [usage([], { query: cached, headers: { ...asPublic, 'Set-Cookie': 'balancer=1; path=/' } })],
    bad: [usage([], { query: cached, headers: { ...asPublic, 'Set-Cookie': 'wiki_session=1; path=/; HttpOnly' } })],
    at: 'header Set-Cookie',
  },
  'public-usage-varies-by-cookie': {
    good: [usage([], { query: cached, headers: asPublic })],
    bad: [usage([], { query: cached, headers: { ...asPublic, Vary: 'Accept-Encoding' } })],
    at: 'header Vary',
  },
  'formats-are-as-requested': {
    good: [
      {
        query: tokensQuery.replace('json', 'php'),
        headers: { 'Content-Type': 'application/vnd.php.serialized; charset=utf-8' },
        body: 'a:1:{s:13:"batchcomplete";s:0:"";}',
      },
    ],
    bad: [
      {
        query: tokensQuery.replace('json', 'xml'),
        headers: xmlHeaders,
        body: '<?xml version="1.0"?><api><query></api>',
      },
    ],
    at: 'body',
  },
  'json-is-always-plain': {
    good: [tokens()],
    bad: [tokens(undefined, { body: '<b>Warning</b>{"batchcomplete":""}' })],
    at: 'body',
  },
  'absent-formats-give-a-page': {
    good: [rendered(html(someData))],
    bad: [tokens(undefined, { query: pageQuery })],
    at: 'header Content-Type',
  },
  'strangers-are-welcome': {
    good: [tokens()],
    bad: [{ query: tokensQuery, headers: { 'MediaWiki-API-Error': 'notloggedin' }, body: {} }],
    at: '/error/code',
  },
  'session-cookies-are-guarded': {
    good: [{ headers: { 'Set-Cookie': 'wiki_session=1; path=/; HttpOnly' } }],
    bad: [{ headers: { 'Set-Cookie': 'wiki_session=1; path=/' } }],
    at: 'header Set-Cookie',
  },
  'session-cookies-come-back': {
    good: [
      sessionCookie('path=/; HttpOnly'),
      sessionCookie('path=/w; domain=.wiki.example'),
      sessionCookie('path=/w/; domain=example'),
      sessionCookie('domain=wiki.example', 'http://10.0.0.3/w/api.php'),
    ],
    bad: [sessionCookie('path=/w; domain=other.example')],
    at: 'header Set-Cookie',
  },
  'wrong-tokens-are-refused': {
    good: [{ ...form, query: 'action=logout&format=json', requestBody: 'token=x', body: anError }],
    bad: [{ ...form, query: 'action=logout&format=json', requestBody: 'token=x', body: {} }],
    at: '/error',
  },
  'debug-versions-are-versions': blockExample({ runtimeVersion: 'eight' }, '/runtimeVersion'),
  'debug-branches-are-releases': blockExample({ gitBranch: 'main' }, '/gitBranch'),
  'requests-without-action-get-the-same': {
    good: [
      { query: 'format=json', headers: pageHeaders, body: '<p>Help</p>' },
      { query: 'format=xml&meta=tokens', headers: pageHeaders, body: '<p>Help</p>' },
    ],
    bad: [
      { query: 'format=json', headers: pageHeaders, body: '<p>Help</p>' },
      { query: 'format=xml&meta=tokens', headers: xmlHeaders, body: '<?xml version="1.0"?><api />' },
    ],
    at: 'header Content-Type',
  },
  'warnings-are-the-same': {
    good: [
      usage([], { query: `${usageQuery}&nonesuch=1` }, warningOf('Unrecognized parameter: nonesuch.')),
      {
        query: `${usageQuery.replace('json', 'xml')}&nonesuch=1&uselang=de`,
        headers: xmlHeaders,
        body: '<?xml version="1.0"?><api batchcomplete=""><warnings><main xml:space="preserve">Unrecognized parameter: nonesuch.</main></warnings><query><imageusage /></query></api>',
      },
      usage([], { query: `${usageQuery}&iulimit=10` }),
    ],
    bad: [
      usage([], { query: `${usageQuery}&nonesuch=1` }, warningOf('Unrecognized parameter: nonesuch.')),
      usage([], { query: `${usageQuery}&nonesuch=1&iudir=descending` }),
    ],
    at: '/warnings/main',
  },
  'pages-link-to-the-plain-form': {
    good: [
      rendered(html(someData, `${pointing} <a href="/w/api.php?format=json&amp;${escapedQuery}">format=json</a>`)),
      rendered(html(someData, 'Nothing that a link could be about.')),
      rendered(
        html(someData, `${pointing} <a href="/w/api.php?format=json&amp;${escapedQuery}&amp;0=1">format=json</a>`),
        {
          query: `${pageQuery}&5=1`,
        },
      ),
      rendered(html(someData, `${pointing} <a href="/w/api.php?format=json&amp;${escapedQuery}">format=json</a>`), {
        query: `${pageQuery}&title=A`,
      }),
      rendered(html(someData, `${pointing} <a href="/w/api.php?format=json">format=json</a>`), {
        query: `${pageQuery}&requestid=__TOC__`,
      }),
    ],
    bad: [rendered(html(someData, `${pointing} <a href="/w/api.php?format=json">format=json</a>`))],
    at: '/links',
  },
  'only-requested-results-are-returned': {
    good: [
      tokens(),
      usage([]),
      {
        query: 'action=query&generator=allpages&gaplimit=9999&format=json',
        body: { warnings: { allpages: { '*': 'Too many.' } } },
      },
    ],
    bad: [{ query: usageQuery, body: { batchcomplete: '', query: { imageusage: [], userinfo: { id: 0 } } } }],
    at: '/query/userinfo',
  },
  'flags-are-of-one-kind': {
    good: [tokens(), usage([{ ...page(1), redirect: '' }]), tokens({}, { query: `${tokensQuery}&formatversion=2` })],
    bad: [tokens(), usage([{ ...page(1), redirect: true }])],
    at: '/query/imageusage/0/redirect',
  },
  'results-have-status-200': {
    good: [
      tokens(),
      { query: tokensQuery, method: 'HEAD', headers: { 'Content-Disposition': 'inline; filename=api-result.json' } },
    ],
    bad: [tokens({}, { status: 405 })],
    at: 'status',
  },
  'largest-limits-are-the-same': {
    good: [
      usage([], { query: `${usageQuery}&iulimit=max` }, { limits: { imageusage: 500 } }),
      usage([], { query: `${usageQuery}&iulimit=max`, ...asAccount }, { limits: { imageusage: 5000 } }),
      {
        query: `${usageQuery.replace('json', 'xml')}&iulimit=max`,
        headers: xmlHeaders,
        body: '<?xml version="1.0"?><api batchcomplete=""><limits imageusage="500" /><query><imageusage /></query></api>',
      },
    ],
    bad: [
      usage([], { query: `${usageQuery}&iulimit=max` }, { limits: { imageusage: 500 } }),
      usage([], { query: `${usageQuery}&iulimit=max&uselang=de` }),
    ],
    at: '/limits/imageusage',
  },
  'caching-is-the-same': {
    good: [
      usage([], { headers: { Vary: 'Accept-Encoding, Cookie' } }),
      usage([page(1)], { headers: { Vary: 'Cookie', 'Cache-Control': 'max-age=0, private, must-revalidate' } }),
      usage([], { query: cached, headers: asPublic }),
    ],
    bad: [usage([]), usage([], { query: `${usageQuery}&uselang=de`, headers: { 'Cache-Control': 'public' } })],
    at: 'header Cache-Control',
  },
  'sessions-begin-with-their-tokens': {
    good: [
      tokens(),
      tokens(
        { logintoken: secret },
        { query: tokensQuery.replace('watch|patrol', 'login'), ...sessionCookie('HttpOnly') },
      ),
    ],
    bad: [tokens(), usage([], sessionCookie('HttpOnly'))],
    at: 'header Set-Cookie',
  },
  'debug-traces-are-of-the-request': blockExample({ debugLog: ['IP: 127.0.0.1'] }, '/debugLog'),
  'debug-statements-found-the-usage': {
    good: [usage([], {}, { debuginfo: goodBlock })],
    bad: [usage([], {}, { debuginfo: { ...goodBlock, queries: [] } })],
    at: '/debuginfo/queries',
  },
  'debug-versions-are-the-same': {
    good: [block(), block()],
    bad: [block(), block({ wikiVersion: '1.39.0' })],
    at: '/debuginfo/wikiVersion',
  },
};

describe('each invariant', () => {
  for (const invariant of allInvariants()) {
    const { good, bad, at } = examples[invariant.id] ?? { good: [], bad: [], at: '' };
    const judgeAll = (all: readonly MadeUp[]): Judge => {
      const judge = new Judge({ invariants: [invariant] });
      for (const madeUp of all) judge.judge(exchange(madeUp));
      return judge;
    };

    it(`holds for a correct wiki, and breaks for a wrong one: ${invariant.title}`, () => {
      const [kept, broken] = [judgeAll(good), judgeAll(bad)];
      expect(kept.applied.get(invariant.id)).to.equal(good.length);
      expect(kept.broken).to.deep.equal([]);
      expect(broken.broken.map((one) => one.at)).to.deep.equal([at]);
      expect(broken.broken[0]?.exchange.sent.query).to.equal(exchange(bad.at(-1)!).sent.query);
    });
  }

  it('has examples, and no example is of another', () => {
    expect(Object.keys(examples).sort()).to.deep.equal(
      allInvariants()
        .map(({ id }) => id)
        .sort(),
    );
  });
});

describe('an invariant', () => {
  const first = (madeUp: MadeUp, before: readonly MadeUp[] = []): string[] => {
    const judge = new Judge();
    for (const each of before) judge.judge(exchange(each));
    return judge.judge(exchange(madeUp)).map(({ invariant, at }) => `${invariant.id} at ${at}`);
  };
  const xmlOf = (inside: string, query = usageQuery): MadeUp => ({
    query: query.replace('json', 'xml'),
    headers: xmlHeaders,
    body: `<?xml version="1.0"?><api batchcomplete="">${inside}</api>`,
  });
  const xmlBlock = (time: string): string =>
    `<query><imageusage /></query><debuginfo wikiVersion="1.43.1" runtimeEngine="PHP" runtimeVersion="8.1.2" time="${time}" memory="1 MB" memoryPeak="1 MB"><log><line msg="a" type="log" caller="b" /></log><debugLog><msg>GET ?action=query</msg></debugLog><queries><query sql="SELECT" function="f" time="1.1e-05" /></queries><request method="GET" url="/w/api.php?${usageQuery.replace('json', 'xml').replaceAll('&', '&amp;')}"><headers HOST="a" /><params action="query" list="imageusage" iutitle="File:A.png" format="xml" /></request><includes><queries name="/a" size="1 KB" /></includes></debuginfo>`;

  it('reads the debug block of XML', () => {
    expect(first(xmlOf(xmlBlock('0.1')))).to.deep.equal([]);
    expect(first(xmlOf(xmlBlock('a while')))).to.deep.equal(['debug-block-has-the-time at /debuginfo/time']);
  });

  it('compares what fails with what succeeds, whatever else was requested', () => {
    const beside = { query: `${usageQuery}&meta=siteinfo&uselang=de&iulimit=5&formatversion=2` };
    expect(first({ ...beside, headers: announced, body: anError }, [usage([])])).to.deep.equal([
      'errors-are-the-same at /error/code',
    ]);
  });

  it('does not compare a limit that may be wrong', () => {
    const query = 'action=query&format=json&list=allpages&aplimit=max';
    const all = { query, body: { batchcomplete: '', query: { allpages: [] } } };
    const error = { headers: announced, body: anError };
    expect(first({ ...error, query: `${query}%20` }, [all])).to.deep.equal([]);
    expect(first({ ...error, query: `${query}&apdir=ascending` }, [all])).to.deep.equal([
      'errors-are-the-same at /error/code',
    ]);
  });

  it('does not compare a list that may have too many values', () => {
    const query = (count: number): string =>
      `action=query&format=json&meta=siteinfo&siprop=${Array(count).fill('general').join('%7C')}`;
    const all = { query: query(1), body: { batchcomplete: '', query: {} } };
    const error = { headers: announced, body: anError };
    expect(first({ ...error, query: query(51) }, [all])).to.deep.equal([]);
    expect(first({ ...error, query: query(50) }, [all])).to.deep.equal(['errors-are-the-same at /error/code']);
  });

  it('does not take `*` beside other types of tokens for all of them', () => {
    const query = (types: string): string => `action=query&format=json&meta=tokens&type=${types}`;
    const withSession = tokens(
      { logintoken: '1+\\' },
      { query: query('login'), headers: { 'Set-Cookie': 'wiki_session=abcdefghijklmnopqrstuvwxyz012345; path=/' } },
    );
    const broken = (types: string): string[] =>
      first(tokens({ csrftoken: '+\\' }, { query: query(types) }), [withSession]);
    expect(broken('*')).to.include('sessions-begin-with-their-tokens at header Set-Cookie');
    expect(broken('csrf%7C*')).not.to.include('sessions-begin-with-their-tokens at header Set-Cookie');
  });

  it('compares the error of a HEAD request with that of a GET request', () => {
    const query = usageQuery.replace('File:A.png', 'Sandbox');
    const get = { query, headers: announced, body: anError };
    const head = { method: 'HEAD', query: `${query}&uselang=de`, headers: { 'MediaWiki-API-Error': 'other' } };
    expect(first(head, [get])).to.deep.equal(['errors-are-the-same at /error/code']);
  });

  it('compares the status of an error with that of others with its code', () => {
    const query = usageQuery.replace('File:A.png', 'Sandbox');
    const error = { query, headers: announced, body: anError };
    expect(first({ ...error, query: `${query}&iulimit=many`, status: 400 }, [error])).to.deep.equal([
      'errors-are-the-same at status',
    ]);
  });

  it('expects tokens in the requested order', () => {
    expect(first(tokens({ patroltoken: '+\\', watchtoken: '+\\' }))).to.deep.equal([
      'only-requested-tokens-are-returned at /query/tokens',
    ]);
  });

  it('reads types that U+001F separates', () => {
    const query = tokensQuery.replace('watch|patrol', '%1Fwatch%1Fpatrol');
    expect(first(tokens({ watchtoken: '+\\' }, { query }))).to.include(
      'watch-and-patrol-tokens-come-together at /query/tokens/patroltoken',
    );
  });

  it('expects a continuation to say where a module goes on', () => {
    expect(first(usage([], {}, { continue: { continue: '-||' } }))).to.include(
      'continuations-are-parameters at /continue',
    );
    expect(first(usage([], {}, { 'query-continue': { imageusage: { iucontinue: '0|1' } } }))).to.include(
      'continuations-are-parameters at /query-continue',
    );
  });

  it('expects errors in the requested format', () => {
    const query = usageQuery.replace('json', 'xml');
    const text = { query, headers: { ...announced, 'Content-Type': 'text/plain' }, body: 'No.' };
    expect(first(text)).to.include('formats-are-as-requested at header Content-Type');
  });
});

describe('invariants do not apply', () => {
  const allBroken = (...all: readonly MadeUp[]): string[] => {
    const judge = new Judge();
    return all.flatMap((madeUp) => judge.judge(exchange(madeUp)).map(({ invariant }) => invariant.id));
  };

  const unknownClient = { client: { loggedIn: undefined } };
  for (const [title, exchanges] of [
    [
      'to tokens of a client that may or may not be logged in',
      [tokens({ watchtoken: secret, patroltoken: otherSecret }, unknownClient)],
    ],
    [
      'to the tokens that a logged-in client gets when other sites may read the response',
      [tokens({ watchtoken: '+\\' }, { ...asAccount, query: `${tokensQuery}&origin=*&type=watch` })],
    ],
    [
      'to public caching that a cache in front of the wiki removed',
      [usage([], { query: cached, headers: { 'Cache-Control': 'private, s-maxage=0', Age: '3' } })],
    ],
    [
      'to a wiki with another default of formatversion',
      [
        tokens(
          { watchtoken: '+\\', patroltoken: '+\\' },
          { body: { batchcomplete: true, query: { tokens: { watchtoken: '+\\', patroltoken: '+\\' } } } },
        ),
      ],
    ],
    [
      'to a page in another language',
      [rendered(html(someData, 'これは HTML 表現です。'), { query: pageQuery.replace('|patrol', '') })],
    ],
    [
      'to a request whose encoding wikis read in different ways',
      [usage([page(9), page(1)], { query: `${usageQuery}&iudir[]=%FF` })],
    ],
    ['to maintenance pages', [{ query: usageQuery, status: 503, headers: pageHeaders, body: '<p>Later.</p>' }]],
    [
      'to usage whose redirects are followed',
      [usage([page(1)]), usage([page(2)], { query: `${usageQuery}&iuredirect=1` })],
    ],
  ] as [string, MadeUp[]][]) {
    it(title, () => {
      expect(allBroken(...exchanges)).to.deep.equal([]);
    });
  }
});
