import { createWiki, type Wiki } from '../index';
import { send, fixture, type Sent } from '../testing/send.test-support';
import { describeLinearGrowth, filled, thorough, type InputKind } from '../testing/growth.test-support';
import { maximumUrlBytes } from './sizes';

/** Sends a request and resets the wiki for the next run. */
function sending(wiki: Wiki, query: string, sent: Sent = {}): () => void {
  return () => {
    send(wiki, query, sent);
  };
}

const wiki = createWiki(fixture, { seed: 1, journalBytes: 0 });
const debugging = createWiki(fixture, { seed: 1, journalBytes: 0, debug: true });
const older = createWiki(fixture, { seed: 1, journalBytes: 0, release: '1.39' });

/** A value of a hostile client: its beginning, what is repeated, its end. */
type Pattern = readonly [what: string, pattern: string, start?: string, end?: string];

/** Percent-encoded, as in a form. */
const everyValue: readonly Pattern[] = [
  ['letters', 'a'],
  ['digits', '9'],
  ['zeros before a digit', '0', '', '7'],
  ['spaces before a letter', '+', 'a', 'b'],
  ['underscores before a letter', '_', 'a', 'b'],
  ['bars', '|'],
  ['unit separators', '%1F'],
  ['different values', 'a|b|'],
  ['colons', ':'],
  ['ampersands', '%26'],
  ['markup', '%3Ca'],
  ['brackets', '[['],
  ['combining marks out of order', '%CC%81%CC%A3', 'a'],
  ['combining marks in order', '%CC%A3', 'a', '%CC%81'],
  ['Korean letters that compose', '%E1%84%80%E1%85%A1%E1%86%A8'],
  ['bytes that are not UTF-8', '%FF'],
  ['control characters', '%01'],
  ['line breaks', '%0A+'],
  ['two-byte characters', '%C3%A9'],
];

/** One parameter of each type, and the beginning of a valid value. */
const everyType: readonly (readonly [type: string, query: string, name: string, further: readonly Pattern[]])[] = [
  ['string', 'action=query&meta=tokens', 'requestid', []],
  ['boolean', 'action=query&meta=tokens', 'curtimestamp', []],
  [
    'integer',
    'action=query&list=imageusage',
    'iupageid',
    [
      ['a sign and digits', '9', '-', 'x'],
      ['a fraction', '1.', '', 'x'],
    ],
  ],
  ['limit', 'action=query&list=imageusage&iutitle=File:A', 'iulimit', [['a sign and zeros', '0', '+', '1']]],
  ['enumeration', 'action=query&list=imageusage&iutitle=File:A', 'iudir', []],
  ['list of words', 'action=query', 'meta', [['known words', 'tokens|']]],
  ['list of integers', 'action=query&prop=info', 'pageids', [['ids', '1|2|3|']]],
  ['list of texts', 'action=query&prop=info', 'titles', [['titles', 'File:A|B|']]],
  ['namespace', 'action=query&list=allpages', 'apnamespace', [['zeros', '0']]],
  ['list of namespaces', 'action=query&list=imageusage&iutitle=File:A', 'iunamespace', [['ids', '0|6|']]],
  [
    'user',
    'action=query',
    'assertuser',
    [
      ['prefixes', 'User:'],
      ['slashes', '/'],
      ['an address', '1.', '1.'],
      ['an address of colons', '1:'],
      ['a prefix behind others', 'a:', 'User:', ''],
    ],
  ],
  [
    'anybody',
    'action=query&list=recentchanges',
    'rcuser',
    [
      ['an id', '9', '%23'],
      ['zeros of an id', '0', '%23', '1'],
      ['angle brackets', '%3E'],
      ['address parts', '1.', '', 'xxx'],
      ['an address with a line break', '%0A', '1.2.3.4'],
      ['addresses of version 6', '0:', '::'],
    ],
  ],
  [
    'title',
    'action=query&prop=info&titles=A',
    'inlinkcontext',
    [
      ['character references', '%26amp;'],
      ['character references without end', '%26amp'],
      ['numeric references', '%26%23x41;'],
      ['references to combining marks', '%26%23x301;%26%23x323;', 'a'],
      ['percent signs', '%25'],
      ['dots', '..'],
      ['tildes', '~'],
      ['fragments', '%23'],
      ['prefixes', 'Talk:'],
      ['prefixes of other wikis', 'mw:'],
      ['direction marks', '%E2%80%8E'],
      ['spaces of every kind', '%E2%80%80'],
      ['a prefix of spaces', '+', 'File', ':x'],
      ['replacement characters', '%EF%BF%BD'],
    ],
  ],
  [
    'timestamp',
    'action=query&list=recentchanges',
    'rcstart',
    [
      ['a date of e-mail and spaces', '+', '1+Jan+2020+12:00:00', 'x'],
      ['a date of e-mail and line breaks', '%0A', '1+Jan+2020+12:00:00', 'x'],
      ['spaces before a day', '+', '', '1+Jan+2020+12:00:00'],
      ['spaces within a date', '+', '1', 'Jan+2020'],
      ['spaces within a date, further on', '+', 'Sat,+1+Jan', '2020x'],
      ['spaces behind a weekday', '+', 'Sat,', 'x'],
      ['a remark', ';', '1+Jan+2020+12:00:00+GMT'],
      ['letters of a weekday', 'day', 'Sat', ',+x'],
      ['a date of C', '+', 'Sat+Jan', '31+12:00:00+2026x'],
      ['a date of HTTP', 'a', 'Sat', 'day,+31-Jan-26+12:00:00+x'],
      ['a fraction of a second', '0', '2026-01-31T12:00:00.'],
      ['an offset', '0', '2026-01-31T12:00:00%2B01'],
      ['line breaks', '%0A', '2026-01-31T12:00:00Z'],
    ],
  ],
  ['list of tags', 'action=patrol&rcid=1&token=%2B%5C', 'tags', []],
];

/** All of them for values that are repaired or read as a whole; otherwise those that are not rejected at once. */
function valuesOf(type: string): readonly Pattern[] {
  if (thorough || ['string', 'list of texts', 'anybody', 'title', 'timestamp'].includes(type)) return everyValue;
  return everyValue.filter(([what]) => /^(?:digits|bars|different|combining marks out|markup|spaces)/.test(what));
}

function formValues(): InputKind[] {
  return everyType.flatMap(([type, query, name, further]) =>
    [...valuesOf(type), ...further].map(([what, pattern, start = '', end = '']): InputKind => ({
      name: `${type}: ${what}`,
      prepare: (size) =>
        sending(wiki, `${query}&format=json&formatversion=2`, {
          body: `${name}=${start}${wholeEscapes(filled(pattern, size))}${end}`,
        }),
    })),
  );
}

/** Without the first half of an escape at its end. */
function wholeEscapes(encoded: string): string {
  return encoded.replace(/%.?$/, '');
}

/** Continuation values, as clients return them. */
const continuations: readonly InputKind[] = (
  [
    ['action=query&list=imageusage&iutitle=File:A', 'iucontinue', '0|'],
    ['action=query&list=imageusage&iutitle=File:A', 'iucontinue', '9'],
    ['action=query&list=imageusage&iutitle=File:A', 'iucontinue', '-0'],
    ['action=query&list=recentchanges', 'rccontinue', '1'],
    ['action=query&list=recentchanges', 'rccontinue', '20260131120000|1'],
    ['action=query&list=recentchanges', 'rccontinue', '+'],
    ['action=query&list=recentchanges', 'rccontinue', '1.'],
    ['action=query&list=recentchanges', 'rccontinue', '1e'],
    ['action=query&list=recentchanges', 'rccontinue', '20260131120000|1+'],
    ['action=query&list=recentchanges', 'rccontinue', '20260131120000|11'],
    ['action=query&list=allpages', 'apcontinue', '_'],
    ['action=query&list=allpages', 'apfrom', '_'],
    ['action=query&list=allpages', 'apprefix', '%F4%8F%BF%BF'],
    ['action=query&list=allfileusages', 'afcontinue', 'a|'],
    ['action=query&list=allfileusages', 'afprefix', '%26'],
    ['action=query&prop=fileusage&titles=File:A', 'fucontinue', '1'],
    ['action=query&prop=images&titles=A', 'imcontinue', '1|'],
    ['action=query&prop=revisions&titles=A&rvlimit=1', 'rvcontinue', '1|'],
    ['action=query&prop=revisions&titles=A&rvlimit=1', 'rvcontinue', '20260131120000|1'],
    ['action=query&prop=imageinfo&titles=File:A', 'iicontinue', 'A|1'],
    ['action=query&meta=tokens', 'continue', '-||'],
    ['action=query&meta=tokens', 'continue', 'x|'],
    ['action=paraminfo', 'modules', 'query%2B'],
    ['action=paraminfo', 'modules', '*'],
    ['action=help', 'modules', 'query+'],
    ['action=clientlogin&loginreturnurl=http://x/&username=a&password=b', 'logintoken', 'a'],
    ['action=clientlogin&logintoken=a', 'loginreturnurl', ':1'],
    ['action=clientlogin&logintoken=a', 'loginreturnurl', 'a'],
    ['action=clientlogin&logintoken=a', 'loginreturnurl', '/'],
    ['action=login', 'lgname', '@'],
    ['action=login', 'lgpassword', '0'],
    ['action=createaccount&createreturnurl=http://x/&createtoken=a', 'username', '_'],
    ['action=watch&token=a', 'titles', 'A|'],
    ['action=patrol&token=a', 'revid', '9'],
    ['action=query&meta=tokens', 'uselang', '-'],
    ['action=query&meta=tokens', 'maxlag', '9'],
    ['action=query&meta=tokens', 'origin', 'http://a.'],
    ['action=query&meta=tokens&assert=user', 'servedby', '1'],
  ] as const
).map(([query, name, pattern]) => ({
  name: `${name}: ${pattern}`,
  prepare: (size) => sending(wiki, `${query}&format=json`, { body: `${name}=${wholeEscapes(filled(pattern, size))}x` }),
}));

/** Less than the largest body, but enough to reveal a high cost per byte. */
const fourMebibytes = 4 * 1024 * 1024;

/** Long values and bodies that must be read byte by byte, or as numbers. */
const large: readonly InputKind[] = (
  [
    ['a value that is not UTF-8', 'action=query', 'requestid=', '\xff', ''],
    ['a title that is not UTF-8', 'action=query&prop=info', 'titles=', '\xff', ''],
    ['a name that is not UTF-8', 'action=query', '', '\xff', '=1'],
    ['digits of a title', 'action=query&prop=info', 'titles=%23', '9', ''],
    ['digits of a user', 'action=query&list=recentchanges', 'rcuser=%23', '9', ''],
    ['digits of a page', 'action=query&prop=info', 'pageids=', '9', ''],
    ['digits of a limit', 'action=query&list=imageusage&iutitle=File:A', 'iulimit=', '9', ''],
  ] as const
).map(([name, query, start, pattern, end]) => ({
  name: `large: ${name}`,
  prepare: (size) =>
    sending(wiki, `${query}&format=json`, { body: `${start}${filled(pattern, Math.min(size, fourMebibytes))}${end}` }),
  to: fourMebibytes,
  reach: fourMebibytes,
  thorough: true,
}));

/** 1.39 accepts any notation of a number in a continuation. */
const looseNumbers: readonly InputKind[] = (
  [
    ['action=query&list=recentchanges', 'rccontinue', '20260131120000|'],
    ['action=query&prop=revisions&titles=Gallery&rvlimit=1', 'rvcontinue', '20260131120000|'],
    ['action=query&prop=fileusage&titles=File:A.png', 'fucontinue', ''],
    ['action=query&prop=images&titles=A', 'imcontinue', ''],
    ['action=query&prop=info&titles=A', 'incontinue', '0|'],
    ['action=query&list=allfileusages', 'afcontinue', 'A|'],
  ] as const
).flatMap(([query, name, start]) =>
  (
    [
      ['digits', '9', ''],
      ['zeros', '0', '1'],
      ['spaces', '+', '1'],
      ['spaces behind', '+', 'x', '1'],
      ['a fraction', '0', 'x', '1.'],
      ['an exponent', '9', 'x', '1e'],
    ] as const
  ).map(([what, pattern, end, before = '']): InputKind => ({
    name: `${name} of 1.39: ${what}`,
    prepare: (size) =>
      sending(older, `${query}&format=json`, { body: `${name}=${start}${before}${filled(pattern, size)}${end}` }),
  })),
);

function form(name: string, body: (size: number) => string): InputKind {
  return {
    name: `form: ${name}`,
    prepare: (size) => sending(wiki, 'action=query&format=json', { body: body(size) }),
  };
}

function multipart(name: string, body: (size: number) => string, boundary: (size: number) => string = () => 'X') {
  return {
    name: `multipart: ${name}`,
    prepare: (size: number) =>
      sending(wiki, 'action=query&format=json', {
        body: body(size),
        headers: { 'content-type': `multipart/form-data; boundary=${boundary(size)}` },
      }),
  };
}

const part = 'Content-Disposition: form-data; name="a"\r\n\r\n';
/** The maximum number of parameters, with the given total length. */
const manyOf = (each: (index: number) => string): string =>
  Array.from({ length: 1000 }, (_, index) => each(index)).join('&');
const share = (pattern: string, size: number): string => filled(pattern, Math.ceil(size / 1000));

const bodies: readonly InputKind[] = [
  form('separators', (size) => filled('&=', size)),
  form('percent signs', (size) => `a=${filled('%', size)}`),
  form('plus signs', (size) => `a=${filled('+', size)}`),
  form('one long name', (size) => `${filled('n', size)}=1`),
  form('one long name of marks', (size) => `${filled('%CC%81%CC%A3', size - (size % 12))}=1`),
  form('one long name that is not UTF-8', (size) => `${filled('%FF', size - (size % 3))}=1`),
  form('a name of open brackets', (size) => `a${filled('[', size)}=1`),
  form('a name of closing brackets', (size) => `a[${filled(']', size)}=1`),
  form('a name of keys', (size) => `a${filled('[b]', size)}=1`),
  form('a name of dots', (size) => `a${filled('.', size)}=1`),
  form('a name of spaces', (size) => `${filled('+', size)}a=1`),
  form('a key of spaces', (size) => `a[${filled('+', size)}]=1`),
  form('long names that differ at their end', (size) => manyOf((index) => `${share('n', size)}${index}=1`)),
  form('long names that must be repaired', (size) => manyOf((index) => `%FF${share('n', size)}${index}=1`)),
  form('long keys of an array', (size) => manyOf((index) => `a[${share('9', size)}${index}]=1&a[]=1`)),
  form('keys of one array', (size) => manyOf(() => `a[]=${share('1', size)}`)),
  multipart('delimiters', (size) => filled('--X\r\n', size)),
  multipart('parts', (size) => filled(`--X\r\n${part}1\r\n`, size)),
  multipart('a part without end', (size) => `--X\r\n${part}${filled('a', size)}`),
  multipart('line breaks in a value', (size) => `--X\r\n${part}${filled('\r\n', size)}a\r\n--X--`),
  multipart('lines that are almost delimiters', (size) => `--X\r\n${part}${filled('\r\n--', size)}\r\n--X--`),
  multipart('a header without end', (size) => `--X\r\n${filled('a', size)}`),
  multipart('header lines', (size) => `--X\r\n${filled('a: b\r\n', size)}\r\n1\r\n--X--`),
  multipart(
    'a name of escapes',
    (size) => `--X\r\nContent-Disposition: form-data; name="${filled('\\"', size)}\r\n\r\n1`,
  ),
  multipart('names without end', (size) => `--X\r\nContent-Disposition: form-data${filled('; name="', size)}\r\n\r\n1`),
  multipart('spaces before a name', (size) => `--X\r\nContent-Disposition: form-data;${filled(' ', size)}\r\n\r\n1`),
  multipart('semicolons', (size) => `--X\r\nContent-Disposition: ${filled(';', size)}\r\n\r\n1`),
  multipart('carriage returns', (size) => `--X\r\n${filled('\r', size)}\r\n1`),
  multipart('bytes before the first delimiter', (size) => `${filled('\n-', size)}\n--X\r\n${part}1\r\n--X--`),
  multipart(
    'a long boundary, almost met over and over',
    (size) => filled(`\n--${'b'.repeat(size / 8 - 1)}`, size),
    (size) => 'b'.repeat(size / 8),
  ),
  multipart(
    'a long boundary of dashes',
    (size) => `\n${filled('-', size)}`,
    (size) => '-'.repeat(size / 8),
  ),
  multipart(
    'a boundary in quotes that never end',
    () => '--X',
    (size) => `"${filled('a', size)}`,
  ),
];

const headerNames = [
  'cookie',
  'accept-language',
  'content-type',
  'origin',
  'user-agent',
  'host',
  'if-none-match',
  'if-modified-since',
  'x-forwarded-proto',
  'promise-non-write-api-action',
  'access-control-request-headers',
  'authorization',
] as const;

const headers: readonly InputKind[] = headerNames.flatMap((header) =>
  [' ', ';', 'a-', 'a;q=', ', '].map((pattern) => ({
    name: `header ${header}: ${JSON.stringify(pattern)}`,
    prepare: (size: number) =>
      sending(debugging, 'action=query&meta=userinfo&uiprop=acceptlang&format=json', {
        method: header.startsWith('access') ? 'OPTIONS' : 'GET',
        headers: { [header]: `${filled(pattern, size)}x` },
      }),
  })),
);

const cookies: readonly InputKind[] = [
  'wiki_session=;',
  'wiki_session=a; wikiUserID=1; ',
  'wikiToken=',
  'wikiUserID=9',
  'wikiUserName=%FF',
  'wiki_BPsession[a]=1;',
  'a.b[=1;',
  '%',
].map((pattern) => ({
  name: `cookies: ${pattern}`,
  prepare: (size) => sending(wiki, 'action=query&format=json', { headers: { cookie: filled(pattern, size) } }),
}));

/** Of a whole address: longer ones are rejected, which must not take long either. */
const addresses: readonly InputKind[] = (
  [
    ['question marks', '', '?'],
    ['ampersands', '', '&'],
    ['equals signs', '', '='],
    ['one long name', '', 'n'],
    ['percent signs', 'a=', '%'],
    ['fragments', 'action=query', '#'],
    ['raw bytes', 'action=query&requestid=', '\xff'],
    ['tokens', '', 'token=a&'],
    ['names of secrets', '', 'atoken'],
    ['encoded names', '', '%74'],
  ] as const
).flatMap(([what, start, pattern]) => [
  {
    name: `address: ${what}`,
    prepare: (size: number) => sending(wiki, `${start}${filled(pattern, size)}`),
    to: maximumUrlBytes * 16,
  },
  {
    name: `address: ${what}, with the debug block`,
    prepare: (size: number) => sending(debugging, `action=query&format=json&${start}${filled(pattern, size)}`),
    to: maximumUrlBytes * 16,
  },
]);

const paths: readonly InputKind[] = ['/', '/..', '/%2e', '/a', '/api.php', '//', '/index.php', '/wiki/'].map(
  (pattern) => ({
    name: `path: ${pattern}`,
    prepare: (size) => () => {
      wiki.handle({
        method: 'GET',
        url: `/${filled(pattern, size)}`,
        headers: { host: 'wiki.example' },
        body: new Uint8Array(0),
        server: 'http://wiki.example',
        remoteAddress: '127.0.0.1',
      });
    },
  }),
);

const everyFormat = ['json', 'jsonfm', 'php', 'xml', 'xmlfm', ...(thorough ? ['phpfm', 'none', 'rawfm'] : [])];

const formats: readonly InputKind[] = everyFormat.flatMap((format) =>
  ['%3Ca%3E&', '%26lt;', '"', '%C3%A9', 'http://a.', '....', '__TOC__', '%0A', '%E2%80%A8'].map((pattern) => ({
    name: `format ${format}: ${pattern}`,
    prepare: (size: number) =>
      sending(older, `action=query&format=${format}`, { body: `requestid=${wholeEscapes(filled(pattern, size))}` }),
  })),
);

const errorFormats: readonly InputKind[] = ['bc', 'plaintext', 'wikitext', 'html', 'raw'].flatMap((errorFormat) =>
  ['%3Ca', '%3Cvar%3E', '[https:', '[[a', '[[a|b', '%26', '%0A+', 'http://', '~~~', '%7B%7B'].map((pattern) => ({
    name: `error format ${errorFormat}: ${pattern}`,
    prepare: (size: number) =>
      sending(wiki, `action=query&format=json&formatversion=2&errorformat=${errorFormat}`, {
        body: `list=${wholeEscapes(filled(pattern, size))}`,
      }),
  })),
);

/** What tests read afterwards, and what strict mode reports. */
const looking: readonly InputKind[] = (
  [
    ['one long name', 'n', '=1'],
    ['a name like a known one', 'iutitel', '=1'],
    ['combining marks', '%CC%81%CC%A3', ''],
    ['bars', '|', ''],
    ['tokens', 'token=a&', ''],
    ['question marks', '?', ''],
  ] as const
).flatMap(([what, pattern, end]): InputKind[] => {
  const body = (size: number): string => `${wholeEscapes(filled(pattern, size))}${end}`;
  return [
    {
      name: `the journal: ${what}`,
      prepare: (size) => () => {
        const seen = createWiki({}, { seed: 1 });
        send(seen, 'action=query&list=imageusage&format=json', { body: body(size) });
        return JSON.stringify(seen.requests);
      },
    },
    {
      name: `strict mode: ${what}`,
      prepare: (size) => () => {
        const seen = createWiki({}, { seed: 1 });
        send(seen, 'action=query&list=imageusage&format=json', { body: body(size) });
        return seen.requests.last?.violations;
      },
    },
    {
      name: `assertions: ${what}`,
      prepare: (size) => () => {
        const seen = createWiki({}, { seed: 1 });
        send(seen, `action=query&list=imageusage&format=json&${body(Math.min(size, maximumUrlBytes / 2))}`, {
          body: body(size),
        });
        try {
          seen.assertReceived({ action: 'edit' });
        } catch {
          // The message is measured.
        }
      },
    },
  ];
});

describeLinearGrowth('growth of values with their length', formValues());
describeLinearGrowth('growth of continuations and other values of one module', continuations);
describeLinearGrowth('growth of loose numbers', looseNumbers);
describeLinearGrowth('growth of bodies', [...bodies, ...large]);
describeLinearGrowth('growth of headers', [...headers, ...cookies]);
describeLinearGrowth('growth of addresses', [...addresses, ...paths]);
describeLinearGrowth('growth of formats', [...formats, ...errorFormats]);
describeLinearGrowth('growth of what is seen of a request', looking);
