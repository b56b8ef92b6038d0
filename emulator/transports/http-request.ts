import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import type { RequestHeaders, WikiRequest } from '../exchange';

/** What the wiki gets of a message that came over HTTP. */
export function wikiRequest(message: IncomingMessage, body: Uint8Array, server: string): WikiRequest {
  return {
    method: message.method ?? 'GET',
    url: pathAndQuery(message.url ?? '/'),
    headers: singleValues(message.headers),
    body,
    server,
    remoteAddress: plainAddress(message.socket.remoteAddress ?? ''),
  };
}

/** Whether bytes of a body follow; without a length there are none (RFC 9112, 6.3). */
export function announcesBody(headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length'];
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
}

/** Clients of a proxy name the whole address on the request line; real wikis answer them as everybody else. */
function pathAndQuery(target: string): string {
  if (target.startsWith('/')) return target;
  const origin = /^https?:\/\/[^/?#]*/i.exec(target);
  if (!origin) return target;
  const rest = target.slice(origin[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Node keeps repeated headers as one text, but for this one, which makes no sense on a request anyway. */
function singleValues(headers: IncomingHttpHeaders): RequestHeaders {
  if (hasSingleValues(headers)) return headers;
  const joined: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(headers)) joined[name] = Array.isArray(value) ? value.join(', ') : value;
  return joined;
}

function hasSingleValues(headers: IncomingHttpHeaders): headers is Record<string, string | undefined> {
  return headers['set-cookie'] === undefined;
}

/** IPv4 clients of a server that listens on IPv6 as well. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}
