/**
 * Requests from pages of other sites: the parameter `origin`, and what browsers may do with the response (core 7.3; vectors
 * main/origin-star, main/origin-not-trusted).
 */
import type { RequestHeaders, WikiRequest } from '../exchange';
import type { SiteSettings } from '../model/site';
import type { RequestParameters } from '../request/request-parameters';

export type CrossOrigin =
  /** The parameter and the header name different origins: the request is refused. */
  | { readonly kind: 'mismatch' }
  /** The header names several origins, among them that of the parameter. MediaWiki fails with an internal error. */
  | { readonly kind: 'several' }
  /** The request is accepted. The response has headers for the browser: names and values, alternating. */
  | { readonly kind: 'accepted'; readonly headers: readonly string[]; readonly varies: boolean };

/**
 * Decides about a request. Nobody is logged in with `origin=*`; any other origin must be the one that the browser
 * names, and is then accepted, but may read the response only if the wiki trusts its site.
 */
export function crossOrigin(request: WikiRequest, parameters: RequestParameters, settings: SiteSettings): CrossOrigin {
  const origin = parameters.text('origin') ?? '';
  if (origin === '*') return { kind: 'accepted', headers: openHeaders(request, readableByAll), varies: false };
  const named = request.headers.origin?.trim().split(/\s+/) ?? [];
  if (!named.includes(origin)) return { kind: 'mismatch' };
  if (named.length > 1) return { kind: 'several' };
  const headers = isTrusted(origin, settings)
    ? openHeaders(request, readableBy(origin))
    : [rejectionHeader, 'Origin mismatch'];
  return { kind: 'accepted', headers, varies: true };
}

/** Whether the host of an origin is among those that the wiki trusts, with any scheme but without a port. */
function isTrusted(origin: string, { crossOriginSites = [], crossOriginExceptions = [] }: SiteSettings): boolean {
  const host = /^https?:\/\/(.*)$/s.exec(origin)?.[1];
  if (host === undefined) return false;
  const matches = (pattern: string) => matchesWildcards(host, pattern);
  return crossOriginSites.some(matches) && !crossOriginExceptions.some(matches);
}

/** `*` stands for any characters, `?` for one. Takes no more than the product of both lengths. */
function matchesWildcards(text: string, pattern: string): boolean {
  let ends = new Set([0]);
  for (const character of pattern) {
    const next = new Set<number>();
    if (character === '*') for (let end = Math.min(...ends); end <= text.length; end++) next.add(end);
    else
      for (const end of ends)
        if (end < text.length && (character === '?' || text[end] === character)) next.add(end + 1);
    if (next.size === 0) return false;
    ends = next;
  }
  return ends.has(text.length);
}

function readableBy(origin: string): readonly string[] {
  return [
    ...['Access-Control-Allow-Origin', origin, 'Access-Control-Allow-Credentials', 'true'],
    ...['Timing-Allow-Origin', origin],
  ];
}

const rejectionHeader = 'MediaWiki-CORS-Rejection';

const readableByAll = ['Access-Control-Allow-Origin', '*', 'Access-Control-Allow-Credentials', 'false'];

const exposedHeaders = 'MediaWiki-API-Error, Retry-After, X-Database-Lag, MediaWiki-Login-Suppressed';

/** @param readable the headers that let a page read the response */
function openHeaders({ method, headers }: WikiRequest, readable: readonly string[]): readonly string[] {
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) {
    return [...readable, 'Access-Control-Expose-Headers', exposedHeaders];
  }
  const requested = headers['access-control-request-headers'];
  // An empty header gets an empty header.
  if (requested !== undefined && requested !== '' && !allAllowed(requested)) {
    return [rejectionHeader, 'Unsupported header requested in preflight'];
  }
  const echo = requested === undefined ? [] : ['Access-Control-Allow-Headers', requested];
  return [...echo, 'Access-Control-Allow-Methods', 'POST, GET, HEAD', ...readable];
}

const allowedHeaders = new Set([
  ...['accept', 'accept-language', 'content-language', 'content-type', 'accept-encoding', 'dnt', 'origin'],
  ...['user-agent', 'api-user-agent', 'access-control-max-age', 'authorization'],
]);

function allAllowed(names: NonNullable<RequestHeaders[string]>): boolean {
  return names.split(',').every((name) => allowedHeaders.has(name.trim().toLowerCase()));
}
