/** What a redirect makes of a request, as the Fetch Standard has it (HTTP-redirect fetch). */

/** Redirects that are followed before a loop is assumed. */
export const maximumRedirects = 20;

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

const bodyHeaders = ['content-encoding', 'content-language', 'content-location', 'content-type', 'content-length'];
const originHeaders = ['authorization', 'proxy-authorization', 'cookie', 'host'];

export interface RedirectableRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: Uint8Array;
}

/** The address that an answer sends the client to; undefined where it is no redirect. */
export function redirectTarget(status: number, location: string | undefined, from: URL): URL | undefined {
  if (!redirectStatuses.has(status) || location === undefined) return undefined;
  const target = new URL(location, from);
  // The client keeps the fragment of its own.
  if (target.hash === '') target.hash = from.hash;
  return target;
}

/** Changes a request to the one that follows a redirect. */
export function redirect(request: RedirectableRequest, status: number, target: URL): void {
  const { method, headers } = request;
  const turnsToGet = status === 303 ? method !== 'GET' && method !== 'HEAD' : status <= 302 && method === 'POST';
  if (turnsToGet) {
    request.method = 'GET';
    request.body = new Uint8Array(0);
    for (const name of bodyHeaders) headers.delete(name);
  }
  if (target.origin !== request.url.origin) for (const name of originHeaders) headers.delete(name);
  request.url = target;
}
