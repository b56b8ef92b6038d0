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

/** Saves a page in process, without an account. @throws Error if the wiki refuses */
export function edit(wiki: Wiki, title: string, text: string): void {
  const parameters = { action: 'edit', title, text, token: '+\\', format: 'json' };
  const { body } = wiki.handle({
    method: 'POST',
    url: '/api.php',
    headers: { host: '127.0.0.1', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(parameters).toString(),
    server: 'http://127.0.0.1',
    remoteAddress: '127.0.0.1',
  });
  if (!body.includes('"Success"')) throw new Error(`The wiki refused an edit: ${body}`);
}
