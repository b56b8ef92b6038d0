import type { WikiResponse, WikiRequest } from '../exchange';
import { encodeBytes, encodeParameter } from '../formats/plain-format-address';
import { readRequestParameters } from '../request/request-parameters';
import { ClientSession } from '../request/client-session';
import { maximumUrlBytes } from '../request/sizes';
import { decodeUri } from '../text/decode-uri';
import { canonicalServer, isSecure } from '../modules/context';
import { uncacheable } from '../response/cache-headers';
import type { JobsResponse } from './run-jobs';
import { requestIdHeader, setsCookies } from './wiki-response';
import type { WikiModel } from '../model/wiki-model';

/** What the emulator calls itself at every address but that of its API, where it is a wiki like any other. */
export const ownName = "This is wikidouble, a fake of a wiki's query API.";

/**
 * The request with the path as web servers read it (core 7.2): without repeated slashes, `.` and `..`, and with percent-encoded
 * characters decoded.
 */
export function withUsualPath(request: WikiRequest): WikiRequest {
  const { url } = request;
  if (url.length > maximumUrlBytes || !url.startsWith('/')) return request;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const segments: string[] = [];
  for (const segment of decodeUri(path).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  const slash = path.endsWith('/') && segments.length > 0 ? '/' : '';
  return { ...request, url: `/${segments.join('/')}${slash}${end < 0 ? '' : url.slice(end)}` };
}

/**
 * Responds to requests for anything but the entry point: this API has one address (spec 4).
 *
 * @param usual the request with the path as web servers read it
 */
export function respondToOtherAddress(wiki: WikiModel, request: WikiRequest, usual: WikiRequest): WikiResponse {
  const { url } = request;
  if (url.length > maximumUrlBytes) {
    const text = `The address of this request has ${url.length} bytes; this wiki takes ${maximumUrlBytes}. Send long parameters in a POST body.\n`;
    return plainResponse(wiki, 414, 'URI Too Long', text);
  }
  const uploaded = wiki.pages.hasFiles ? findUploaded(wiki, usual) : undefined;
  if (uploaded) return uploaded;
  const jobs = usual.url.includes('/index.php') ? findJobs(wiki, usual) : undefined;
  if (jobs) return serverResponse(wiki, jobs.status, jobs.statusText, jobs.headers, jobs.body);
  const entryPoint = `${wiki.site.scriptPath ?? request.scriptPath ?? ''}/api.php`;
  const hasPathInfo = usual.url.startsWith(`${entryPoint}/`);
  return hasPathInfo ? redirectPathInfo(wiki, request, entryPoint) : notFound(wiki, request, entryPoint);
}

/** The content of an uploaded file at its address. */
function findUploaded(wiki: WikiModel, usual: WikiRequest): WikiResponse | undefined {
  const { contentResponse, uploadedContent } = require('./uploaded-content') as typeof import('./uploaded-content');
  const found = uploadedContent(wiki, usual);
  return found && contentResponse(found);
}

/** Where real wikis run jobs; loaded for the address of that page. */
function findJobs(wiki: WikiModel, usual: WikiRequest): JobsResponse | undefined {
  const { respondToRunJobs } = require('./run-jobs') as typeof import('./run-jobs');
  return respondToRunJobs(wiki, usual);
}

/**
 * Text between `api.php` and `?` is refused by a redirect, with the query as PHP understood it (core 7.2). The session
 * is looked at before that: cookies that are no good are corrected.
 */
function redirectPathInfo(wiki: WikiModel, request: WikiRequest, entryPoint: string): WikiResponse {
  const query = Array.from(readRequestParameters(request).query, ([name, value]) =>
    encodeParameter(encodeBytes(name), value),
  );
  const location = `${canonicalServer(wiki, request)}${entryPoint}${query.join('').replace('&', '?')}`;
  const cookies = new ClientSession(wiki, request.headers, isSecure(request)).finish();
  const headers = [...cookies.onRecognition, ...cookies.later].flatMap((cookie) => ['Set-Cookie', cookie]);
  headers.push('Location', location, 'Content-type', 'text/html; charset=UTF-8');
  if (setsCookies(cookies)) headers.push(...uncacheable);
  return serverResponse(wiki, 301, 'Moved Permanently', headers, wiki.release.pathInfoText);
}

function notFound(wiki: WikiModel, request: WikiRequest, entryPoint: string): WikiResponse {
  const path = request.url.split('?', 1)[0] ?? '';
  const text = `Nothing here: ${request.method} ${path}\n${ownName} Its only address is ${entryPoint}, for example\n${wiki.site.server ?? request.server}${entryPoint}?action=query&meta=tokens&format=json\n`;
  return plainResponse(wiki, 404, 'Not Found', text);
}

function plainResponse(wiki: WikiModel, status: number, statusText: string, body: string): WikiResponse {
  const headers = ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-cache'];
  return serverResponse(wiki, status, statusText, headers, body);
}

/** A response of the server rather than of the API. */
function serverResponse(
  wiki: WikiModel,
  status: number,
  statusText: string,
  headers: readonly string[],
  body: string,
): WikiResponse {
  const id = wiki.environment.random.hexadecimal(24);
  return { status, statusText, headers: ['X-Content-Type-Options', 'nosniff', ...headers, requestIdHeader, id], body };
}
