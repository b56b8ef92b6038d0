import { expect } from 'chai';

import { compareResponses } from './compare-responses';
import { response, anyRequest, realResponses } from './real-responses.test-support';

type Name = keyof typeof realResponses;

/** The difference if the emulator responds like the wiki, with a part of the response replaced. */
function broken(name: Name, part: string, replacement: string) {
  const wiki: string = realResponses[name];
  expect(wiki, 'the part to replace').to.contain(part);
  return compareResponses(anyRequest, response(wiki.replace(part, () => replacement)), response(wiki));
}

interface Break {
  readonly what: string;
  readonly of: Name;
  readonly part: string;
  readonly replacement: string;
  readonly kind: string;
  readonly at: string;
}

const breaks: readonly Break[] = [
  { what: 'another status', of: 'list', part: '200 OK', replacement: '201 OK', kind: 'status', at: 'status' },
  {
    what: 'a header that is missing',
    of: 'list',
    part: 'X-Frame-Options: DENY\n',
    replacement: '',
    kind: 'header X-Frame-Options',
    at: 'header X-Frame-Options',
  },
  {
    what: 'a surplus header',
    of: 'tokens',
    part: 'X-Request-Id',
    replacement: 'Vary: Cookie\nX-Request-Id',
    kind: 'header Vary',
    at: 'header Vary',
  },
  {
    what: 'another value of a header',
    of: 'list',
    part: 'max-age=0',
    replacement: 'max-age=1',
    kind: 'header Cache-Control',
    at: 'header Cache-Control',
  },
  {
    what: 'another order of headers',
    of: 'list',
    part: 'Vary: Accept-Encoding, Treat-as-Untrusted, Cookie\nCache-Control: private, must-revalidate, max-age=0',
    replacement:
      'Cache-Control: private, must-revalidate, max-age=0\nVary: Accept-Encoding, Treat-as-Untrusted, Cookie',
    kind: 'order of headers',
    at: 'order of headers',
  },
  {
    what: 'another case of a header name',
    of: 'page',
    part: 'Content-type',
    replacement: 'Content-Type',
    kind: 'header Content-type, spelling of the name',
    at: 'header Content-type',
  },
  {
    what: 'a request id of another form',
    of: 'list',
    part: '503dec5bd0870be133dbd255',
    replacement: '1',
    kind: 'header X-Request-Id',
    at: 'header X-Request-Id',
  },
  {
    what: 'a lifetime of ten seconds more',
    of: 'warning',
    part: 'Expires: Sat, 21 Nov 2026 03:31:32 GMT',
    replacement: 'Expires: Sat, 21 Nov 2026 03:31:42 GMT',
    kind: 'header Expires',
    at: 'header Expires',
  },
  {
    what: 'a cookie that scripts can read',
    of: 'tokens',
    part: '; path=/; HttpOnly',
    replacement: '; path=/',
    kind: 'cookie wiki_session, HttpOnly',
    at: 'cookie wiki_session, HttpOnly',
  },
  {
    what: 'a session id of another form',
    of: 'tokens',
    part: 'b7cjguivn7fdihfok3ipcl4fv6usjeg5',
    replacement: 'b7cjguivn7fdihfok3ipcl4fv6usjegz',
    kind: 'cookie wiki_session',
    at: 'cookie wiki_session',
  },
  {
    what: 'a cookie that is not deleted',
    of: 'deletedCookies',
    part: 'Set-Cookie: wikiUserID=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly\n',
    replacement: '',
    kind: 'cookie wikiUserID',
    at: 'cookie wikiUserID',
  },
  {
    what: 'another order of members',
    of: 'list',
    part: '"ns":0,"title":"Alpha"',
    replacement: '"title":"Alpha","ns":0',
    kind: 'body $.query.imageusage[], order of members',
    at: 'body $.query.imageusage[0], order of members',
  },
  {
    what: 'a member that is missing',
    of: 'list',
    part: '"batchcomplete":"",',
    replacement: '',
    kind: 'body $.batchcomplete',
    at: 'body $.batchcomplete',
  },
  {
    what: 'a duplicate member',
    of: 'list',
    part: '"batchcomplete":"",',
    replacement: '"batchcomplete":"","batchcomplete":"",',
    kind: 'body $.batchcomplete',
    at: 'body $.batchcomplete',
  },
  {
    what: 'a continuation that is off by one',
    of: 'list',
    part: '2|4',
    replacement: '2|5',
    kind: 'body $.continue.iucontinue',
    at: 'body $.continue.iucontinue',
  },
  {
    what: 'a missing entry',
    of: 'list',
    part: ',{"pageid":3,"ns":0,"title":"Z\\u00fcrich"}',
    replacement: '',
    kind: 'body $.query.imageusage[]',
    at: 'body $.query.imageusage[1]',
  },
  {
    what: 'a number as a string',
    of: 'list',
    part: '"pageid":3',
    replacement: '"pageid":"3"',
    kind: 'body $.query.imageusage[].pageid',
    at: 'body $.query.imageusage[1].pageid',
  },
  {
    what: 'a character that is not escaped',
    of: 'list',
    part: 'Z\\u00fcrich',
    replacement: 'Zürich',
    kind: 'body $.query.imageusage[].title, spelling',
    at: 'body $.query.imageusage[1].title, spelling, character 157',
  },
  {
    what: 'a slash that is escaped',
    of: 'warning',
    part: 'a/b',
    replacement: 'a\\/b',
    kind: 'body $.requestid, spelling',
    at: 'body $.requestid, spelling, character 139',
  },
  {
    what: 'whitespace between members',
    of: 'list',
    part: '"ns":0,',
    replacement: '"ns":0, ',
    kind: 'body $.query.imageusage[], spelling',
    at: 'body $.query.imageusage[0], spelling, character 111',
  },
  {
    what: 'the wrong limit in a text',
    of: 'warning',
    part: '1 and 500',
    replacement: '1 and 5000',
    kind: 'body $.warnings.imageusage["*"]',
    at: 'body $.warnings.imageusage["*"]',
  },
  {
    what: 'the anonymous token in a session',
    of: 'tokens',
    part: 'd5a9a2a42581f9cba30fa67e9b358a9e6b011058+',
    replacement: '+',
    kind: 'body $.query.tokens.logintoken',
    at: 'body $.query.tokens.logintoken',
  },
  {
    what: 'a session token without a session',
    of: 'tokens',
    part: '"csrftoken":"+',
    replacement: '"csrftoken":"d5a9a2a42581f9cba30fa67e9b358a9e6b011058+',
    kind: 'body $.query.tokens.csrftoken',
    at: 'body $.query.tokens.csrftoken',
  },
  {
    what: 'a token that is too short',
    of: 'tokens',
    part: 'd5a9a2a42581f9cba30fa67e9b358a9e6b011058+',
    replacement: 'd5a9a2a4+',
    kind: 'body $.query.tokens.logintoken',
    at: 'body $.query.tokens.logintoken',
  },
  {
    what: 'an empty object as a list',
    of: 'warning',
    part: '"imageusage":[]',
    replacement: '"imageusage":{}',
    kind: 'body $.query.imageusage',
    at: 'body $.query.imageusage',
  },
  {
    what: 'a time with milliseconds',
    of: 'tokens',
    part: '03:30:32Z',
    replacement: '03:30:32.000Z',
    kind: 'body $.curtimestamp',
    at: 'body $.curtimestamp',
  },
  {
    what: 'another length of a page',
    of: 'info',
    part: '"length":17',
    replacement: '"length":18',
    kind: 'body $.query.pages[].length',
    at: 'body $.query.pages["2"].length',
  },
  {
    what: 'truncated JSON',
    of: 'list',
    part: ']}}',
    replacement: ']}',
    kind: 'body, malformed',
    at: 'body, no "," at character 171',
  },
  {
    what: 'another callback',
    of: 'jsonp',
    part: '/**/f(',
    replacement: '/**/g(',
    kind: 'body callback',
    at: 'body callback, character 4',
  },
  {
    what: 'another value in JSONP',
    of: 'jsonp',
    part: 'Alpha',
    replacement: 'Beta',
    kind: 'body $.query.imageusage[].title',
    at: 'body $.query.imageusage[0].title',
  },
  {
    what: 'another attribute of XML',
    of: 'xml',
    part: 'pageid="3"',
    replacement: 'pageid="4"',
    kind: 'body $.query.imageusage.iu.@pageid',
    at: 'body $.query.imageusage.iu[1].@pageid',
  },
  {
    what: 'other whitespace in XML',
    of: 'xml',
    part: 'title="Alpha" />',
    replacement: 'title="Alpha"/>',
    kind: 'body $.query.imageusage.iu, spelling',
    at: 'body $.query.imageusage.iu, spelling, character 141',
  },
  {
    what: 'another escape of a quote in XML',
    of: 'xmlError',
    part: '&quot;imageusage',
    replacement: '&#34;imageusage',
    kind: 'body $.error.@info, spelling',
    at: 'body $.error.@info, spelling, character 77',
  },
  {
    what: 'a wrong length in serialized PHP',
    of: 'phpToken',
    part: 's:42:',
    replacement: 's:41:',
    kind: 'body, malformed',
    at: 'body, a length of 41 that is wrong at character 86',
  },
  {
    what: 'a PHP integer as a string',
    of: 'phpError',
    part: 's:42:"The title for "imageusage" must be a file."',
    replacement: 'i:42',
    kind: 'body $.error.info',
    at: 'body $.error.info',
  },
  {
    what: 'another value in a wrapped page',
    of: 'wrapped',
    part: 'title=\\"Alpha\\"',
    replacement: 'title=\\"Beta\\"',
    kind: 'page data $.query.imageusage.iu.@title',
    at: 'page data $.query.imageusage.iu.@title',
  },
  {
    what: 'other indentation in a wrapped page',
    of: 'wrapped',
    part: '\\n  &lt;query>',
    replacement: '\\n    &lt;query>',
    kind: 'page data $.query, spelling',
    at: 'page data $.query, spelling, character 114',
  },
  {
    what: 'a title of a page',
    of: 'page',
    part: 'API result - TestWiki',
    replacement: 'API - TestWiki',
    kind: 'page title',
    at: 'page title, character 14',
  },
  {
    what: 'another link in the notice of a page',
    of: 'page',
    part: 'meta=tokens&amp;format=json',
    replacement: 'format=json',
    kind: 'page notice',
    at: 'page notice, character 147',
  },
  {
    what: 'a needlessly escaped bracket in a page',
    of: 'page',
    part: '&lt;c>',
    replacement: '&lt;c&gt;',
    kind: 'page data $.requestid, spelling',
    at: 'page data $.requestid, spelling, character 181',
  },
  {
    what: 'another heading of a page',
    of: 'page',
    part: 'firstHeading',
    replacement: 'heading',
    kind: 'page chrome',
    at: 'page chrome, character 107',
  },
];

describe('compareResponses finds', () => {
  for (const { what, of, part, replacement, kind, at } of breaks) {
    it(what, () => {
      expect(broken(of, part, replacement)).to.include({ kind, at });
    });
  }

  it('the values on both sides', () => {
    expect(broken('list', '2|4', '2|5')).to.deep.equal({
      kind: 'body $.continue.iucontinue',
      at: 'body $.continue.iucontinue',
      emulator: '"2|5"',
      wiki: '"2|4"',
    });
    const missing = broken('list', '"batchcomplete":"",', '');
    expect(missing).to.include({ emulator: undefined, wiki: '""' });
  });

  it('another number of random pages', () => {
    const fewer = broken('random', ',{"id":11,"ns":0,"title":"ViaRedir1"}', '');
    expect(fewer).to.include({ kind: 'body $.query.random[]', emulator: undefined });
  });

  it('bytes that are not UTF-8', () => {
    const wiki = response(realResponses.xml);
    const body = Buffer.from(realResponses.xml.slice(realResponses.xml.indexOf('<?xml')), 'latin1');
    expect(compareResponses(anyRequest, { ...wiki, body }, wiki)).to.include({ kind: 'body, not UTF-8' });
  });
});

describe('compareResponses treats as equal', () => {
  for (const name of Object.keys(realResponses) as Name[]) {
    it(`a response and itself (${name})`, () => {
      expect(compareResponses(anyRequest, response(realResponses[name]), response(realResponses[name]))).to.equal(
        undefined,
      );
    });
  }

  const values: readonly (readonly [rule: string, of: Name, part: string | RegExp, other: string])[] = [
    ['request id', 'list', '503dec5bd0870be133dbd255', '000000000000000000000001'],
    ['request id', 'list', '503dec5bd0870be133dbd255', '68c9d2f4-5a3e-4a61-9b36-1f0f35c3b2aa'],
    ['id of a session', 'tokens', 'b7cjguivn7fdihfok3ipcl4fv6usjeg5', 'ttj7sdcrpsjuh3g1anloof96p78rmbag'],
    [
      'token of a session',
      'tokens',
      'd5a9a2a42581f9cba30fa67e9b358a9e6b011058',
      'fd9e3fe1f7983236dfa504574198933d6b011059',
    ],
    [
      'token of a session',
      'page',
      'd5a9a2a42581f9cba30fa67e9b358a9e6b011058',
      'fd9e3fe1f7983236dfa504574198933d6b011059',
    ],
    ['token of a session', 'phpToken', 'fd9e3fe1f7983236dfa504574198933d', 'd5a9a2a42581f9cba30fa67e9b358a9e'],
    ['current time', 'tokens', '2026-11-21T03:30:32Z', '2027-01-01T00:00:00Z'],
    ['current time', 'rsd', '2026-11-29T05:48:59Z', '2027-01-01T00:00:00Z'],
    ['touched time of a page', 'info', '2026-11-21T00:13:26Z', '2027-01-01T00:00:00Z'],
    ['uses of a tag', 'tags', '"hitcount":40', '"hitcount":20'],
    ['uses of a tag', 'tagsXml', 'hitcount="40"', 'hitcount="20"'],
    ['random page', 'random', '"id":674,', '"id":7,'],
    ['random page', 'randomXml', 'title="User:Bob"', 'title="Help:Guide"'],
    ['place among random pages', 'random', '0.164390662352|0.19154594161|661|0', '0.1|0.25|7|1'],
    ['time taken, of a wrapped page', 'wrapped', '"time":124', '"time":7'],
    ['time taken, in a page', 'page', '"wgBackendResponseTime":233', '"wgBackendResponseTime":7'],
    ['request id in a page', 'page', 'b7278cd8f66a9f302fd24ef1', '000000000000000000000001'],
    ['address of the wiki', 'xmlError', 'http://wiki.example', 'https://localhost:7080/w'],
    ['address of the wiki', 'page', 'http://wiki.example', 'https://localhost:7080/w'],
    ['time until which a response may be cached', 'warning', '03:31:32 GMT', '03:31:33 GMT'],
  ];
  for (const [rule, name, part, other] of values) {
    it(`another value of "${rule}" (${name})`, () => {
      const wiki: string = realResponses[name];
      const used: string[] = [];
      const context = { used: (rule: string): void => void used.push(rule) };
      const emulator = wiki.replace(part, other);
      expect(emulator).not.to.equal(wiki);
      expect(compareResponses(anyRequest, response(emulator), response(wiki), context)).to.equal(undefined);
      expect(used).to.deep.equal([rule]);
    });
  }

  it('an address of another length in serialized PHP, with matching lengths', () => {
    const wiki = realResponses.phpError;
    const emulator = wiki.replace('http://wiki.example', 'http://localhost:7080').replace('s:251:', 's:253:');
    expect(compareResponses(anyRequest, response(emulator), response(wiki))).to.equal(undefined);
  });

  it('a help page with another duration in serialized PHP, with matching lengths', () => {
    const [head = ''] = realResponses.phpError.split('\n\n');
    const helpOf = (milliseconds: number): string => {
      const page = `<title>Help</title><script>mw.config.set({"wgBackendResponseTime":${milliseconds}});</script>`;
      return `${head}\n\na:1:{s:4:"help";a:1:{s:4:"help";s:${page.length}:"${page}";}}`;
    };
    expect(compareResponses(anyRequest, response(helpOf(7)), response(helpOf(233)))).to.equal(undefined);
    const wrong = helpOf(7).replace('Help', 'Hell');
    expect(compareResponses(anyRequest, response(wrong), response(helpOf(233)))).to.include({ kind: 'page title' });
  });

  it('headers of the web server', () => {
    const emulator = realResponses.list.replace(
      'X-Powered-By: PHP/8.2.35\n',
      'Connection: close\nContent-Length: 173\n',
    );
    expect(compareResponses(anyRequest, response(emulator), response(realResponses.list))).to.equal(undefined);
  });

  it('responses to HEAD, whatever their bodies', () => {
    const wiki = { ...response(realResponses.list), body: Buffer.alloc(0) };
    expect(compareResponses({ ...anyRequest, method: 'HEAD' }, response(realResponses.list), wiki)).to.equal(undefined);
  });
});

describe('compareResponses with the addresses of both sides', () => {
  const compare = (emulator: string) =>
    compareResponses(
      anyRequest,
      response(realResponses.xmlError.replace('http://wiki.example', emulator)),
      response(realResponses.xmlError),
      { addresses: { emulator: 'http://localhost:7080/w', wiki: 'http://wiki.example' } },
    );

  it('accepts the address of each side', () => {
    expect(compare('http://localhost:7080/w')).to.equal(undefined);
  });

  it('finds any other address', () => {
    expect(compare('http://localhost:7081/w')).to.include({ kind: 'body $.error.#text' });
  });
});
