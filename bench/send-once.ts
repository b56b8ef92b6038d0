import type { Wiki, WikiResponse } from 'wikidouble';

const noBody = new Uint8Array(0);

/** Sends a request to a wiki in process, by path and query. */
export function sendOnce(wiki: Wiki, path: string): WikiResponse {
  return wiki.handle({
    method: 'GET',
    url: path,
    headers: { host: '127.0.0.1' },
    body: noBody,
    server: 'http://127.0.0.1',
    remoteAddress: '127.0.0.1',
  });
}
