import type { Clock } from '../wiki/ambient';
import type { CacheMode } from './cache-mode';

export interface CachingFacts {
  readonly mode: CacheMode;
  /** Seconds, as asked for by `maxage` and `smaxage`. */
  readonly maxAge: number;
  readonly sharedMaxAge: number;
  /** Whether the client has a session that lasts, logged in or not. */
  readonly hasSession: boolean;
  /** Whether the answer sets cookies: then nobody may keep it. */
  readonly setsCookies: boolean;
  readonly clock: Clock;
  /** Whether the answer depends on the `Origin` header (facts 7.3). */
  readonly variesByOrigin: boolean;
}

/**
 * `Vary`, `Expires` and `Cache-Control` of a plain format (facts 4.8), names and values alternating. Public caching shows
 * only where a request asks for it.
 */
export function cacheHeaders(facts: CachingFacts): string[] {
  const { mode, maxAge, sharedMaxAge, hasSession, setsCookies, clock } = facts;
  if (mode === 'private') return ['Cache-Control', privateFor(maxAge)];
  const vary = ['Vary', `Accept-Encoding, ${facts.variesByOrigin ? 'Origin, ' : ''}Treat-as-Untrusted, Cookie`];
  if (mode === 'anon-public-user-private' && hasSession) return [...vary, 'Cache-Control', privateFor(maxAge)];
  if (maxAge === 0 && sharedMaxAge === 0) return [...vary, 'Cache-Control', privateFor(0)];
  if (setsCookies) {
    return [...vary, ...uncacheable];
  }
  const kept = Math.min(maxAge, sharedMaxAge);
  // With nothing to keep the real software says the first second of all time.
  const expires = new Date(kept === 0 ? 1000 : clock.now() + kept * 1000).toUTCString();
  return [...vary, 'Expires', expires, 'Cache-Control', `s-maxage=${sharedMaxAge}, max-age=${maxAge}, public`];
}

/** What forbids to keep an answer that sets cookies, whatever was asked for. */
export const uncacheable: readonly string[] = [
  'Expires',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'Cache-Control',
  'private, max-age=0, s-maxage=0',
];

export function privateFor(seconds: number): string {
  return `private, must-revalidate, max-age=${seconds}`;
}
