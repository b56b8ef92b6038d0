import type { Integer } from '../text/integer';
import type { Clock } from '../model/environment';

/**
 * Who may cache a response (core 4.8), strictest last. `anon-public-user-private` is public only for clients without a session.
 */
const order = ['public', 'anon-public-user-private', 'private'] as const;

export type CacheMode = (typeof order)[number];

/** Modules combine to the most private of their modes. */
export function strictest(a: CacheMode, b: CacheMode): CacheMode {
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}

export interface CachingFacts {
  readonly mode: CacheMode;
  /** Seconds, from `maxage` and `smaxage`. */
  readonly maxAge: Integer;
  readonly sharedMaxAge: Integer;
  /** Whether a module set both, which turns them round (vector opensearch/headers). */
  readonly setsMaxAgeFirst?: boolean | undefined;
  /** Whether the client has a persistent session, logged in or not. */
  readonly hasSession: boolean;
  /** Whether the response sets cookies; it must then not be cached. */
  readonly setsCookies: boolean;
  readonly clock: Clock;
  /** What it varies with as a page, which is named before what the API adds. */
  readonly pageVary?: string | undefined;
  /** Whether the response depends on the `Origin` header (core 7.3). */
  readonly variesByOrigin: boolean;
}

/**
 * `Vary`, `Expires` and `Cache-Control` of a plain format (core 4.8), names and values alternating. Public caching takes effect
 * only if the request sets `smaxage` or `maxage`.
 */
export function cacheHeaders(facts: CachingFacts): string[] {
  const { mode, maxAge, sharedMaxAge, hasSession, setsCookies, clock } = facts;
  if (mode === 'private') return ['Cache-Control', privateFor(maxAge)];
  const usual = `Accept-Encoding, ${facts.variesByOrigin ? 'Origin, ' : ''}`;
  const vary = [
    'Vary',
    facts.pageVary ? `${facts.pageVary}, Treat-as-Untrusted` : `${usual}Treat-as-Untrusted, Cookie`,
  ];
  if (mode === 'anon-public-user-private' && hasSession) return [...vary, 'Cache-Control', privateFor(maxAge)];
  if (maxAge === 0 && sharedMaxAge === 0) return [...vary, 'Cache-Control', privateFor(0)];
  if (setsCookies) {
    return [...vary, ...uncacheable];
  }
  const kept = Number(maxAge < sharedMaxAge ? maxAge : sharedMaxAge);
  return [
    ...vary,
    'Expires',
    expiryText(kept, clock),
    'Cache-Control',
    facts.setsMaxAgeFirst
      ? `max-age=${maxAge}, s-maxage=${sharedMaxAge}, public`
      : `s-maxage=${sharedMaxAge}, max-age=${maxAge}, public`,
  ];
}

/** Without caching MediaWiki returns the first second of 1970; for absurdly large ages, no header. */
function expiryText(kept: number, clock: Clock): string {
  const second = kept === 0 ? 1 : Math.floor(clock.now() / 1000) + kept;
  const digits = String(second);
  // MediaWiki reads a number of fourteen digits as a date without separators.
  const written = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits)?.slice(1).map(Number);
  if (written) {
    const [year = 0, month = 0, ...rest] = written;
    return new Date(Date.UTC(year, month - 1, ...rest)).toUTCString();
  }
  const date = new Date(second * 1000);
  return digits.length > 14 || Number.isNaN(date.getTime()) ? '' : date.toUTCString();
}

/** The headers of a response that sets cookies: they forbid caching, whatever the request has. */
export const uncacheable: readonly string[] = [
  'Expires',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'Cache-Control',
  'private, max-age=0, s-maxage=0',
];

export function privateFor(seconds: Integer): string {
  return `private, must-revalidate, max-age=${seconds}`;
}
