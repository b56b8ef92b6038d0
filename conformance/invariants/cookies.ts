import { isIP } from 'node:net';

import { headerValues } from '../runner/exchange';
import { readable } from '../runner/readable';
import { single, type Broken, type SinglePredicate } from './invariant';
import type { JudgedExchange } from './judged-exchange';

/** A cookie of a session that a response sets, by the names that MediaWiki gives them. */
export interface SessionCookie {
  readonly name: string;
  /** By their names in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Without its value. */
  readonly words: string;
}

export function sessionCookiesIn({ received }: JudgedExchange): SessionCookie[] {
  return headerValues(received, 'set-cookie')
    .filter((text) => /^[^=;]*session\s*=\s*[^;\s]/i.test(text))
    .map((text) => ({
      name: text.slice(0, text.indexOf('=')).trim(),
      attributes: new Map(
        text.split(';').map((part): [string, string] => {
          const [name = '', ...value] = part.split('=');
          return [name.trim().toLowerCase(), value.join('=').trim()];
        }),
      ),
      words: readable(text.replace(/=[^;]*/, '=…')),
    }));
}

/** @param expectedOf what is expected instead of a cookie; undefined if the cookie is right */
function judgeCookies(
  expectedOf: (cookie: SessionCookie, exchange: JudgedExchange) => string | undefined,
): SinglePredicate {
  return single((exchange) => {
    const cookies = sessionCookiesIn(exchange);
    for (const cookie of cookies) {
      const expected = expectedOf(cookie, exchange);
      if (expected !== undefined) return wrongCookie(expected, cookie);
    }
    return cookies.length === 0 ? 'does not apply' : 'holds';
  });
}

function wrongCookie(expected: string, { words }: SessionCookie): Broken {
  return { at: 'header Set-Cookie', expected, actual: words };
}

export const sessionCookiesAreGuarded = judgeCookies(({ attributes }) =>
  attributes.has('httponly') ? undefined : 'HttpOnly',
);

/** A client drops a cookie of another host, and does not send one of another path (RFC 6265, 5.1.3 and 5.1.4). */
export const sessionCookiesComeBack = judgeCookies(({ name, attributes }, { api }) => {
  if (api === undefined) return undefined;
  const { hostname, pathname } = new URL(api);
  const path = attributes.get('path') ?? '';
  const isBelow = pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
  if (path.startsWith('/') && !isBelow) return `a path of ${pathname}`;
  const domain = (attributes.get('domain') ?? '').replace(/^\./, '').toLowerCase();
  // An address within a network is not the one that the wiki is configured for.
  const isPublic = hostname.includes('.') && isIP(hostname) === 0;
  if (domain !== '' && isPublic && hostname !== domain && !hostname.endsWith(`.${domain}`))
    return `a domain of ${hostname}`;
  if (/^__(?:host|secure)-/i.test(name) && !attributes.has('secure')) return 'Secure, which the name promises';
  return undefined;
});

export const publicResponsesOpenNoSession = single((exchange) => {
  const control = exchange.header('Cache-Control') ?? '';
  if (!/(?:^|[\s,])public\b/i.test(control) || exchange.status !== 200) return 'does not apply';
  const [cookie] = sessionCookiesIn(exchange);
  return cookie ? wrongCookie('no cookie of a session in a response that others may keep', cookie) : 'holds';
});
