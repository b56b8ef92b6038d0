import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Ask, VectorResponse } from './run-vectors';

const PATIENCE_IN_MILLISECONDS = 30_000;

/**
 * Asks the `api.php` at the address, as an anonymous client without cookies. `fetch` would not do: it percent-encodes
 * `"`, `'`, `<` and `>` of a query and resolves what looks like a relative path, and vectors are sent raw.
 */
export function askOverHttp(api: URL): Ask {
  const request = api.protocol === 'https:' ? httpsRequest : httpRequest;
  return (query) =>
    new Promise<VectorResponse>((resolve, reject) => {
      const options = {
        host: api.hostname.replace(/^\[|\]$/g, ''),
        port: api.port,
        path: `${api.pathname}?${query}`,
        headers: { 'User-Agent': 'wikidouble-vectors' },
        timeout: PATIENCE_IN_MILLISECONDS,
      };
      const sent = request(options, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.rawHeaders, body: Buffer.concat(pieces) });
        });
      });
      sent.on('timeout', () => sent.destroy(new Error(`no answer within ${PATIENCE_IN_MILLISECONDS / 1000} seconds`)));
      sent.on('error', reject);
      sent.end();
    });
}
