import { expect } from 'chai';
import nock from 'nock';
import { request, type IncomingMessage } from 'node:http';
import { createWiki } from '../../emulator';
import { readWikiFile } from '../../emulator/definition/read-wiki-file';
import { loadVectors } from './load-vectors';

/** What a client sees of an answer. */
interface Seen {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** Of the connection rather than of the answer, or different for every request. */
const ownOfEachResponse = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);

function seen(status: number, headers: Iterable<readonly [string, string]>, body: string): Seen {
  const named = Array.from(headers, ([name, value]) => [name.toLowerCase(), value] as const);
  const compared = named.filter(([name]) => !ownOfEachResponse.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  return { status, headers: compared, body: withoutVolatile(body) };
}

/** Pages tell the id of their request and how long it took. */
function withoutVolatile(body: string): string {
  return body.replace(/"wgRequestId":"\w+"/, '"wgRequestId":""').replace(/"wgBackendResponseTime":\d+/, '""');
}

/** Sends the path as it stands, which `fetch` would encode. */
function ask(address: string, path: string): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const asked = request({ hostname, port, path }, (message: IncomingMessage) => {
      const chunks: Buffer[] = [];
      message.on('data', (chunk: Buffer) => chunks.push(chunk));
      message.on('end', () => {
        const pairs = Object.entries(message.headers).map(([name, value]) => [name, String(value)] as const);
        resolve(seen(message.statusCode ?? 0, pairs, Buffer.concat(chunks).toString()));
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('the vectors over HTTP, under nock and by fetch', () => {
  const definition = readWikiFile('scenarios/vectors/fixture.wiki.yaml');
  const wiki = createWiki({ ...definition, site: { ...definition.site, server: 'http://wiki.example' } });
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

  for (const { request: query } of loadVectors().vectors) {
    it(`get the same answer to ${query}`, async () => {
      const path = `/api.php?${query}`;
      const overHttp = await ask(address, path);
      const underNock = await ask('http://wiki.example', path);
      const response = await wiki.fetch(`http://wiki.example${path}`);
      const byFetch = seen(response.status, response.headers, await response.text());
      expect(overHttp.body).to.not.equal('');
      expect(underNock).to.deep.equal(overHttp);
      expect(byFetch).to.deep.equal(overHttp);
    });
  }
});
