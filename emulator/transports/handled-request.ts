import type { RequestHeaders, WikiRequest, WikiRequestInit } from '../exchange';
import { localAddress, noBody } from './request-handler';

/**
 * Adds defaults to the request that `wiki.handle` got. A complete request is returned as it is: most are, and every request
 * passes through here.
 *
 * @throws TypeError if it is not a request
 */
export function completeRequest(given: WikiRequestInit): WikiRequest {
  const {
    url,
    method = 'GET',
    headers = noHeaders,
    body = noBody,
    remoteAddress = localAddress,
  } = requireRequest(given);
  const names = lowerCaseNames(headers);
  const sent = method.toUpperCase();
  const bytes = typeof body === 'string' ? (body === '' ? noBody : Buffer.from(body)) : body;
  const isComplete = names === given.headers && bytes === given.body && sent === given.method;
  if (isComplete && given.server !== undefined && given.remoteAddress !== undefined && url.startsWith('/')) {
    return given as WikiRequest;
  }
  const [origin, target] = url.startsWith('/') ? [undefined, url] : splitAddress(url);
  const { scriptPath } = given;
  return {
    method: sent,
    url: target,
    headers: names,
    body: bytes,
    server: given.server ?? origin ?? `http://${names.host ?? 'localhost'}`,
    ...(scriptPath !== undefined && { scriptPath }),
    remoteAddress,
  };
}

const noHeaders: RequestHeaders = {};

function requireRequest(given: WikiRequestInit): WikiRequestInit {
  const request: unknown = given;
  if (typeof request === 'object' && request !== null && typeof given.url === 'string') return given;
  throw new TypeError('wiki.handle needs a request, such as { url: "/api.php?action=query&format=json" }.');
}

/** Returns the same object if the names are already in lower case. */
function lowerCaseNames(headers: RequestHeaders): RequestHeaders {
  for (const name in headers) {
    if (name === name.toLowerCase()) continue;
    return Object.fromEntries(Object.entries(headers).map(([each, value]) => [each.toLowerCase(), value]));
  }
  return headers;
}

/** An absolute address also has the origin that the wiki calls itself. */
function splitAddress(url: string): readonly [origin: string | undefined, target: string] {
  const origin = /^https?:\/\/[^/?#]+/i.exec(url)?.[0];
  if (origin === undefined) return [undefined, url];
  const target = url.slice(origin.length).split('#', 1)[0] ?? '';
  return [origin, target.startsWith('/') ? target : `/${target}`];
}
