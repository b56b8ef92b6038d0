import { expect } from 'chai';
import nock from 'nock';
import { request as httpRequest } from 'node:http';

import { createWiki } from '../../emulator';
import { fixture } from '../../emulator/testing/send.test-support';
import type { VectorRequest } from './vector';
import { sendToFake } from './send-to-fake.test-support';
import { loadVectors } from './vector-files';
import { prepareRequest } from './vector-session';

/** What a client sees of a response. */
interface Seen {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** Headers of the connection rather than of the response, or different in each response. */
const volatile = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);

function seen(status: number, headers: Iterable<readonly [string, string]>, body: string): Seen {
  const named = Array.from(headers, ([name, value]) => [name.toLowerCase(), value] as const);
  const compared = named.filter(([name]) => !volatile.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  return { status, headers: compared, body };
}

function headersOf({ headers, body }: VectorRequest): Record<string, string> {
  return body === undefined ? { ...headers } : { 'Content-Type': 'application/x-www-form-urlencoded', ...headers };
}

const bytesOf = ({ body }: VectorRequest) => (body === undefined ? undefined : Buffer.from(body, 'latin1'));

/** Sends the query as it is, which `fetch` would encode. */
function sendByHttp(origin: string, request: VectorRequest): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const path = `/api.php?${request.query}`;
    const sent = httpRequest(
      { hostname, port, path, method: request.method, headers: headersOf(request) },
      (message) => {
        const chunks: Buffer[] = [];
        message.on('data', (chunk: Buffer) => chunks.push(chunk));
        message.on('end', () => {
          const { rawHeaders: flat } = message;
          const pairs = flat.flatMap((name, index) =>
            index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as const] : [],
          );
          resolve(seen(message.statusCode ?? 0, pairs, Buffer.concat(chunks).toString()));
        });
      },
    );
    sent.on('error', reject);
    sent.end(bytesOf(request));
  });
}

describe('Over HTTP, under nock and by fetch, the fake responds alike to', () => {
  const wiki = createWiki(
    { ...fixture, site: { ...fixture.site, server: 'http://wiki.example' } },
    { now: '2026-01-31T12:00:00Z', seed: 1 },
  );
  let address = '';

  before(async () => {
    address = (await wiki.listen()).url;
    wiki.intercept('http://wiki.example');
  });
  after(async () => {
    await wiki.close();
    nock.cleanAll();
    nock.restore();
  });

  for (const vector of loadVectors()) {
    it(vector.id, async () => {
      // Each transport finds the wiki in the same state, so that it draws the same ids of sessions.
      const prepare = () => {
        wiki.reset();
        return prepareRequest(vector, sendToFake(wiki), fixture.users ?? []);
      };
      const overHttp = await sendByHttp(address, await prepare());
      const underNock = await sendByHttp('http://wiki.example', await prepare());
      const request = await prepare();
      const { method } = request;
      const response = await wiki.fetch(`http://wiki.example/api.php?${request.query}`, {
        method,
        headers: headersOf(request),
        body: bytesOf(request) ?? null,
      });
      expect(overHttp.body).to.not.equal('');
      expect(underNock).to.deep.equal(overHttp);
      expect(seen(response.status, response.headers, await response.text())).to.deep.equal(overHttp);
    });
  }
});
