import type { WikiResponse } from '../exchange';
import type { RequestContext } from '../modules/context';
import type { ResponseCookies } from '../request/client-session';
import type { Integer } from '../text/integer';
import { privateFor, uncacheable } from '../response/cache-headers';

export const requestIdHeader = 'X-Request-Id';

/** The first headers of every response, in the order of MediaWiki (core 7.1). */
export function openingHeaders(context: RequestContext, cookies: ResponseCookies): string[] {
  const headers = ['X-Content-Type-Options', 'nosniff'];
  for (const cookie of cookies.onRecognition) headers.push('Set-Cookie', cookie);
  if (context.sameOriginSuppressed) headers.push('MediaWiki-Login-Suppressed', 'true');
  headers.push(...context.crossOriginHeaders);
  for (const cookie of cookies.later) headers.push('Set-Cookie', cookie);
  return headers;
}

/** The headers of cookies that do not belong to the session, which follow those of the content. */
export function cookiesBesideSession({ besideSession }: ResponseCookies): string[] {
  return besideSession.flatMap((cookie) => ['Set-Cookie', cookie]);
}

export function cookiesAfterCaching({ afterCaching }: ResponseCookies): string[] {
  return afterCaching.flatMap((cookie) => ['Set-Cookie', cookie]);
}

const noCookies: ResponseCookies = { onRecognition: [], later: [], besideSession: [], afterCaching: [] };

/** Before a module runs, 1.39 does not look for blocks (writing 6.3). */
function finishSessionEarly(context: RequestContext): ResponseCookies {
  if (!context.release.since('1.43')) context.finishBlock = undefined;
  return finishSession(context);
}

/** The cookies of a response; none once output has begun, which the trace records (spec 5). */
export function finishSession(context: RequestContext): ResponseCookies {
  context.finishBlock?.();
  const cookies = context.client.finish();
  if (!setsCookies(cookies) || !context.wiki.settings.headersSent) return cookies;
  context.trace?.noteHeadersSent('persistSession');
  return noCookies;
}

export function setsCookies({ onRecognition, later, besideSession }: ResponseCookies): boolean {
  return onRecognition.length + later.length + besideSession.length > 0;
}

/**
 * The response to OPTIONS, and to a client that already has the result (core 7.1, 7.2).
 *
 * @param maxAge seconds, for the responses that speak of caching
 */
export function emptyResponse(
  context: RequestContext,
  status: number,
  statusText: string,
  maxAge?: Integer,
): WikiResponse {
  const cookies = maxAge === undefined ? finishSessionEarly(context) : finishSession(context);
  const headers = [...openingHeaders(context, cookies), ...cookiesBesideSession(cookies)];
  if (maxAge !== undefined) headers.push('Cache-Control', privateFor(maxAge));
  headers.push('Content-type', 'text/html; charset=UTF-8');
  if (maxAge === undefined && setsCookies(cookies)) headers.push(...uncacheable);
  headers.push(requestIdHeader, context.requestId);
  return { status, statusText, headers, body: '' };
}

/** The response to a request whose `origin` differs from the Origin header (vector main/origin-mismatch-1). */
export function forbiddenOrigin(context: RequestContext): WikiResponse {
  const cookies = finishSessionEarly(context);
  const headers = openingHeaders(context, cookies);
  headers.push(
    'Cache-Control',
    'no-cache',
    ...cookiesBesideSession(cookies),
    'Content-type',
    'text/html; charset=UTF-8',
  );
  headers.push(requestIdHeader, context.requestId);
  return { status: 403, statusText: 'Forbidden', headers, body: "'origin' parameter does not match Origin header\n" };
}
