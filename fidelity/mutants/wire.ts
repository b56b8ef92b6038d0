import type { ReceivedResponse, SentRequest } from '../../conformance/runner/exchange';

/** The parameters of a request as the wiki sees them: those of a form win over those of the query string. */
export function parametersOf(request: SentRequest): URLSearchParams {
  const parameters = new URLSearchParams(request.query);
  if (isForm(request)) {
    for (const [name, value] of new URLSearchParams(request.body)) parameters.set(name, value);
  }
  return parameters;
}

/** The same request with other parameters: `change` is called for those of the query string and for those of a form. */
export function withParameters(request: SentRequest, change: (parameters: URLSearchParams) => void): SentRequest {
  const query = rewrite(request.query.slice(1), change);
  const changed = { ...request, query: query === '' ? '' : `?${query}` };
  return isForm(request) ? { ...changed, body: rewrite(request.body ?? '', change) } : changed;
}

function rewrite(text: string, change: (parameters: URLSearchParams) => void): string {
  const parameters = new URLSearchParams(text);
  change(parameters);
  return parameters.toString();
}

function isForm({ method, headers, body }: SentRequest): boolean {
  return method === 'POST' && body !== undefined && /x-www-form-urlencoded/i.test(headers['content-type'] ?? '');
}

/** The session cookie of a request. */
export function sessionOf(request: SentRequest): string | undefined {
  return /(?:^|;\s*)(\S*session=[^;]+)/i.exec(request.headers.cookie ?? '')?.[1];
}

/** Whether a request comes from a client that is logged in (core 8.1). */
export function isLoggedIn(request: SentRequest): boolean {
  return (request.headers.cookie ?? '').includes('UserID=');
}

export function withoutCookies(request: SentRequest): SentRequest {
  return {
    ...request,
    headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => name !== 'cookie')),
  };
}

/** The first value of a header, its name in any case. */
export function headerOf({ headers }: ReceivedResponse, name: string): string | undefined {
  return headers.find(([given]) => isSame(given, name))?.[1];
}

/** Replaces a header of a response, or removes it. */
export function withHeader(response: ReceivedResponse, name: string, value: string | undefined): ReceivedResponse {
  const place = response.headers.findIndex(([given]) => isSame(given, name));
  const headers = response.headers.filter(([given]) => !isSame(given, name));
  if (value === undefined) return { ...response, headers };
  const line = [place < 0 ? name : (response.headers[place]?.[0] ?? name), value] as const;
  return { ...response, headers: headers.toSpliced(place < 0 ? headers.length : place, 0, line) };
}

/** Replaces the body of a response, and updates Content-Length if present. */
export function withBody(response: ReceivedResponse, body: string): ReceivedResponse {
  const headers = response.headers.map(([name, value]) => {
    return [name, isSame(name, 'content-length') ? String(Buffer.byteLength(body)) : value] as const;
  });
  return { ...response, headers, body };
}

export function isHtml(response: ReceivedResponse): boolean {
  return /^text\/html\b/i.test(headerOf(response, 'content-type') ?? '');
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
