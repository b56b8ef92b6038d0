import type { Wiki } from '../../emulator';
import type { ReceivedResponse, Send, SentRequest } from '../runner/exchange';

/**
 * Sends requests to a wiki of this process through its `fetch`, which normalizes URLs: of what scenarios send raw, `"`,
 * `'`, `<` and `>` reach the wiki percent-encoded. A GET request with a body, which `fetch` forbids, is passed to the
 * wiki directly.
 *
 * @param api the address of `api.php`
 */
export function sendInProcess(wiki: Wiki, api: string): Send {
  return async (request): Promise<ReceivedResponse> => {
    const { method, query, headers, body } = request;
    if (body !== undefined && (method === 'GET' || method === 'HEAD')) return hand(wiki, new URL(api), request);
    const init = { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }) } as const;
    const response = await wiki.fetch(api + query, init);
    return { status: response.status, headers: [...response.headers], body: await response.text() };
  };
}

function hand(wiki: Wiki, { pathname, origin, host }: URL, request: SentRequest): ReceivedResponse {
  const { method, query, headers, body = '' } = request;
  const bytes = Buffer.from(body);
  const response = wiki.handle({
    method,
    url: pathname + Buffer.from(query).toString('latin1'),
    headers: { host, ...headers, 'content-length': String(bytes.length) },
    body: bytes,
    server: origin,
    scriptPath: pathname.slice(0, pathname.lastIndexOf('/')),
    remoteAddress: '127.0.0.1',
  });
  const received: [string, string][] = [];
  for (let index = 0; index < response.headers.length; index += 2) {
    received.push([response.headers[index] ?? '', response.headers[index + 1] ?? '']);
  }
  return { status: response.status, headers: received, body: method === 'HEAD' ? '' : response.body };
}
