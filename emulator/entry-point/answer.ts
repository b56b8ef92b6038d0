import type { WikiAnswer } from '../exchange';
import type { RequestContext } from '../modules/context';
import { privateFor } from '../response/cache-headers';

export const requestIdHeader = 'X-Request-Id';

/**
 * The headers that every answer of the API opens with, in the real order (facts 7.1).
 *
 * @param cookies values of `Set-Cookie`
 */
export function openingHeaders(context: RequestContext, cookies: readonly string[]): string[] {
  const headers = ['X-Content-Type-Options', 'nosniff'];
  if (context.sameOriginSuppressed) headers.push('MediaWiki-Login-Suppressed', 'true');
  for (const cookie of cookies) headers.push('Set-Cookie', cookie);
  return headers;
}

/** The cookies of an answer; none once output has begun, which the trace records (spec 5). */
export function finishSession(context: RequestContext): readonly string[] {
  const cookies = context.client.finish();
  if (cookies.length === 0 || !context.wiki.settings.headersSent) return cookies;
  context.trace?.noteHeadersSent('persistSession');
  return [];
}

/**
 * The answer to OPTIONS, and to a client that already has what it asks for (facts 7.1, 7.2).
 *
 * @param maxAge seconds, for the answers that speak of caching
 */
export function emptyAnswer(context: RequestContext, status: number, statusText: string, maxAge?: number): WikiAnswer {
  const headers = openingHeaders(context, finishSession(context));
  if (maxAge !== undefined) headers.push('Cache-Control', privateFor(maxAge));
  headers.push('Content-type', 'text/html; charset=UTF-8', requestIdHeader, context.requestId);
  return { status, statusText, headers, body: '' };
}
