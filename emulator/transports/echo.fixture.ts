import type { WikiAnswer, WikiRequest } from '../exchange';

/** What a stub in place of a wiki saw of a request; bytes of the body are characters. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly contentType?: string;
  readonly body: string;
  readonly server: string;
  readonly remoteAddress: string;
}

/** For tests of transports: says what it was asked, `/missing` with 404. */
export function echo(request: WikiRequest): WikiAnswer {
  const { method, url, headers, server, remoteAddress } = request;
  const seen: Seen = {
    method,
    url,
    contentType: headers['content-type'],
    body: Buffer.from(request.body).toString('latin1'),
    server,
    remoteAddress,
  };
  const missing = url.startsWith('/w/missing');
  return {
    status: missing ? 404 : 200,
    statusText: missing ? 'Nothing Here' : 'OK',
    headers: ['X-First', '1', 'Set-Cookie', 'a=1; path=/', 'Set-Cookie', 'b=2', 'Content-Type', 'application/json'],
    body: JSON.stringify(seen),
  };
}
