import type { Addition, RequestBuilder } from './request-builder';
import { hostileText } from './values';

/** A header that clients send, whether or not MediaWiki reads it (core 7.1, 7.3). */
export const addHeader: Addition = ({ dice, headers, loggedIn }) => {
  const [name, values] = dice.oneOf(loggedIn ? plainHeaders : [...plainHeaders, ...credentials]);
  headers.push([name, dice.oneOf(values)]);
};

type Choices = readonly [name: string, values: readonly string[]];

const plainHeaders: readonly Choices[] = [
  ['Treat-as-Untrusted', ['1', '', '0']],
  ['Treat-as-Untrusted', ['1']],
  ['treat-as-untrusted', ['1']],
  ['Origin', ['http://example.org', 'null', '']],
  ['If-None-Match', ['*', '*', '"abc"', 'W/"abc"', '', '* ', '"*"']],
  ['If-Modified-Since', ['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 01 Jan 2100 00:00:00 GMT', 'foo']],
  ['If-Match', ['*']],
  ['Accept', ['*/*', 'text/html', 'application/xml;q=0.5', '']],
  ['Accept-Language', ['en', 'de', 'de-CH;q=0.7, fr', '*']],
  ['Accept-Charset', ['iso-8859-1']],
  ['Accept-Encoding', ['identity']],
  ['Cache-Control', ['no-cache', 'max-age=0']],
  ['Pragma', ['no-cache']],
  ['Api-User-Agent', ['wikidouble-diff', '']],
  ['Promise-Non-Write-API-Action', ['1', '', 'true']],
  ['X-Request-Id', ['abc', '0123456789abcdef01234567']],
  ['X-Requested-With', ['XMLHttpRequest']],
  ['DNT', ['1']],
  ['Range', ['bytes=0-9']],
  ['X-HTTP-Method-Override', ['PUT', 'POST']],
  ['Referer', ['http://example.org/', '']],
  ['Access-Control-Request-Method', ['POST', 'GET', '']],
  ['Access-Control-Request-Headers', ['content-type']],
];

const credentials: readonly Choices[] = [['Authorization', ['Basic YTpi', 'Bearer x', 'Bearer a.b.c', 'OAuth x', '']]];

/** Cookies that the wiki did not set (core 7.4). Logged-in requests have none, because they would end the session. */
export const addCookies: Addition = ({ dice, headers, loggedIn, vocabulary }) => {
  if (loggedIn) return;
  const { cookiePrefix: prefix = 'wiki', users } = vocabulary;
  const name = users.length > 0 ? encodeURIComponent(dice.oneOf(users)) : 'Nobody';
  const choices = [
    `${prefix}_session=abcdefghij0123456789abcdefghij01`,
    `${prefix}_session=short`,
    `${prefix}_session=`,
    `${prefix}_session=ABCDEFGHIJ0123456789abcdefghij01`,
    `${prefix}_session=zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz`,
    `${prefix}_session=%00`,
    `${prefix}_session[]=a`,
    `${prefix}UserID=1`,
    `${prefix}UserID=0`,
    `${prefix}UserID=x`,
    `${prefix}UserID=999999`,
    `${prefix}UserName=${name}`,
    `${prefix}UserName=Nobody`,
    `${prefix}UserName=%5Bx%5D`,
    `${prefix}Token=abc`,
    `${prefix}Token=0123456789abcdef0123456789abcdef`,
    `${prefix}Token=`,
    `${prefix}LoggedOut=1`,
    'other=1',
    'x',
    '',
    '=1',
    'a b=c d',
  ];
  headers.push([
    'Cookie',
    dice.some(choices, dice.weighted({ 1: 50, 2: 30, 3: 20 }) === '1' ? 1 : dice.between(2, 4)).join('; '),
  ]);
};

/** What a browser sends for a page of another site (core 7.3). */
export const addCrossOrigin: Addition = (builder) => {
  const { dice, headers } = builder;
  const origin = dice.oneOf([
    'http://example.org',
    'https://example.org:8443',
    'null',
    'http://a.example.org',
    'HTTP://EXAMPLE.ORG',
  ]);
  switch (dice.weighted({ any: 45, same: 25, other: 10, missing: 8, header: 8, hostile: 4 })) {
    case 'any':
      builder.add('origin', '*');
      if (dice.percent(60)) headers.push(['Origin', origin]);
      break;
    case 'same':
      builder.add('origin', origin);
      headers.push(['Origin', dice.percent(10) ? `${origin} http://b.example` : origin]);
      break;
    case 'other':
      builder.add('origin', dice.oneOf([origin, `${origin}/`, '', '* ', '**']));
      headers.push(['Origin', 'http://other.example']);
      break;
    case 'missing':
      builder.add('origin', dice.oneOf([origin, '']));
      break;
    case 'header':
      headers.push(['Origin', origin]);
      break;
    case 'hostile':
      builder.add('origin', hostileText(builder));
      headers.push(['Origin', origin]);
  }
  if (dice.percent(25)) addPreflight(builder);
};

export function addPreflight({ dice, headers }: RequestBuilder): void {
  headers.push(['Access-Control-Request-Method', dice.oneOf(['POST', 'GET', 'PUT', ''])]);
  if (dice.percent(70)) headers.push(['Access-Control-Request-Headers', dice.oneOf(requestedHeaders)]);
}

const requestedHeaders = [
  'content-type',
  'Content-Type, Api-User-Agent',
  'authorization',
  'ACCEPT,accept-language , DNT',
  'x-foo',
  'content-type, x-foo',
  '',
  ',',
  'content-type,',
  'Access-Control-Max-Age',
  'origin, user-agent, content-language, accept-encoding',
];
