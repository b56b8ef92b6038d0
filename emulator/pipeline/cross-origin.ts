/**
 * Requests from pages of other sites: the parameter `origin`, and what browsers may do with the response (core 7.3; vectors
 * main/origin-star, main/origin-not-trusted).
 */
import type { RequestHeaders, WikiRequest } from '../exchange';
import type { RequestParameters } from '../request/request-parameters';

export type CrossOrigin =
  /** The request has no `origin`. */
  | { readonly kind: 'none' }
  /** The parameter and the header name different origins: the request is refused. */
  | { readonly kind: 'mismatch' }
  /** The header names several origins, among them that of the parameter. MediaWiki fails with an internal error. */
  | { readonly kind: 'several' }
  /** The request is accepted. The response has headers for the browser: names and values, alternating. */
  | { readonly kind: 'accepted'; readonly headers: readonly string[]; readonly varies: boolean };

const none: CrossOrigin = { kind: 'none' };

/**
 * Decides about a request. Nobody is logged in with `origin=*`; any other origin must be the one that the browser
 * names, and is then accepted, but may not read the response: this wiki trusts no other site, like a fresh one.
 */
export function crossOrigin(request: WikiRequest, parameters: RequestParameters): CrossOrigin {
  const origin = parameters.text('origin');
  if (origin === undefined) return none;
  if (origin === '*') return { kind: 'accepted', headers: openHeaders(request), varies: false };
  const named = request.headers.origin?.trim().split(/\s+/) ?? [];
  if (!named.includes(origin)) return { kind: 'mismatch' };
  if (named.length > 1) return { kind: 'several' };
  return { kind: 'accepted', headers: [rejectionHeader, 'Origin mismatch'], varies: true };
}

const rejectionHeader = 'MediaWiki-CORS-Rejection';

const readableByAll = ['Access-Control-Allow-Origin', '*', 'Access-Control-Allow-Credentials', 'false'];

const exposedHeaders = 'MediaWiki-API-Error, Retry-After, X-Database-Lag, MediaWiki-Login-Suppressed';

function openHeaders({ method, headers }: WikiRequest): readonly string[] {
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) {
    return [...readableByAll, 'Access-Control-Expose-Headers', exposedHeaders];
  }
  const requested = headers['access-control-request-headers'];
  // An empty header gets an empty header.
  if (requested !== undefined && requested !== '' && !allAllowed(requested)) {
    return [rejectionHeader, 'Unsupported header requested in preflight'];
  }
  const echo = requested === undefined ? [] : ['Access-Control-Allow-Headers', requested];
  return [...echo, 'Access-Control-Allow-Methods', 'POST, GET, HEAD', ...readableByAll];
}

const allowedHeaders = new Set([
  ...['accept', 'accept-language', 'content-language', 'content-type', 'accept-encoding', 'dnt', 'origin'],
  ...['user-agent', 'api-user-agent', 'access-control-max-age', 'authorization'],
]);

function allAllowed(names: NonNullable<RequestHeaders[string]>): boolean {
  return names.split(',').every((name) => allowedHeaders.has(name.trim().toLowerCase()));
}
