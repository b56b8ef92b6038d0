import { exactCurlLine } from '../../conformance/runner/curl-line';
import { decoded } from './generate/encode';
import { formWithFile } from '../multipart';
import type { DiffBody, DiffParameter, DiffRequest } from './diff-request';

/** A request as its bytes go over the wire. */
export interface WireForm {
  /** Path and query as on the request line, without the path that stands before `api.php`: `/api.php?action=query`. */
  readonly target: string;
  /**
   * In the order sent, with the type and the length of the body if there is one; without `Host` and cookies of a
   * session.
   */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | undefined;
}

/** The bytes of a request. A method that usually has a body announces an empty one, as clients do. */
export function wireForm(request: DiffRequest): WireForm {
  const target = `/api.php${request.pathInfo}${request.query.length === 0 ? '' : `?${formOf(request.query)}`}`;
  const { body } = request;
  if (body === undefined) {
    if (!methodsWithBody.has(request.method)) return { target, headers: request.headers, body: undefined };
    return { target, headers: [...request.headers, ['Content-Length', '0']], body: undefined };
  }
  const bytes = Buffer.from(bytesOf(body), 'latin1');
  const headers = [...request.headers];
  if (body.contentType !== undefined) headers.push(['Content-Type', body.contentType]);
  headers.push(['Content-Length', String(bytes.length)]);
  return { target, headers, body: bytes };
}

/** What separates the parts of a form with a file. */
const boundary = '----------------------7f3a9c51e2d84b06';

/** The type of a form with a file. */
export const typeWithFile = `multipart/form-data; boundary=${boundary}`;

function bytesOf(body: DiffBody): string {
  if (!('fields' in body)) return body.bytes;
  if (body.file === undefined) return formOf(body.fields);
  const fields = body.fields.map(([name, value = '']) => [decoded(name), decoded(value)] as const);
  return formWithFile(boundary, fields, body.file);
}

/**
 * A command for sh that sends these bytes; the cookies of a session are not shown.
 *
 * @param api the address of `api.php`
 */
export function curlLineOf(api: string, request: DiffRequest): string {
  const { target, headers, body } = wireForm(request);
  const { method, loggedIn } = request;
  return exactCurlLine({ method, url: api + target.slice('/api.php'.length), headers, body, loggedIn });
}

const methodsWithBody: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/** Parameters joined as in a query string or a form. */
export function formOf(parameters: readonly DiffParameter[]): string {
  return parameters.map(([name, value]) => (value === undefined ? name : `${name}=${value}`)).join('&');
}

/** Adds the cookies of a session before the request's own cookies. */
export function withCookies(wire: WireForm, cookies: string): WireForm {
  const place = wire.headers.findIndex(([name]) => name.toLowerCase() === 'cookie');
  const [name = 'Cookie', own] = wire.headers[place] ?? [];
  const header = [name, own === undefined ? cookies : `${cookies}; ${own}`] as const;
  const headers = place < 0 ? [...wire.headers, header] : wire.headers.toSpliced(place, 1, header);
  return { ...wire, headers };
}
