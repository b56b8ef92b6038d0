import { expect } from 'chai';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { loadVectors } from './vector-files';
import { vectorsCommand } from './vectors-command';

const documentationReference =
  'See https://named.example/w/api.php for API usage. Subscribe to the mediawiki-api-announce mailing list at &lt;https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/&gt; for notice of API deprecations and breaking changes.';
const siteInfo =
  '{"query":{"general":{"generator":"MediaWiki 1.43.9","server":"https://named.example","scriptpath":"/w"}}}';

/** By request; the wiki calls itself by another address than the one that it listens at. */
const responses = new Map([
  ['GET a[]="\'<>|*&b=%e6/../x ', '{"title":"Zürich"}'],
  ['GET action=foo ', `{"*":"${documentationReference}"}`],
  ['POST action=query&format=json a=\xff', '{"posted":""}'],
]);

const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
after(() => {
  rmSync(folder, { recursive: true });
});

/** How often the wiki still responds that its limit is reached. */
let limited = 0;
afterEach(() => {
  limited = 0;
});

async function run(...options: string[]): Promise<{ exitCode: number; lines: string[] }> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('latin1').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const query = (request.url ?? '').slice('/w/api.php?'.length);
      if (query === 'action=foo' && limited-- > 0) response.end('{"error":{"code":"ratelimited"}}');
      else
        response.end(query.includes('siteinfo') ? siteInfo : responses.get(`${request.method ?? ''} ${query} ${body}`));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const lines: string[] = [];
  try {
    const { port } = server.address() as AddressInfo;
    const args = [`http://127.0.0.1:${port}/w/api.php`, '--folder', folder, ...options];
    const pause = (milliseconds: number) => Promise.resolve(lines.push(`paused for ${milliseconds} ms`));
    return { exitCode: await vectorsCommand(args, (line) => lines.push(line), pause), lines };
  } finally {
    server.close();
  }
}

describe('vectors', () => {
  beforeEach(() => {
    const vectors = [
      { name: 'raw', request: `a[]="'<>|*&b=%e6/../x`, response: '{"title":"Zürich"}' },
      { name: 'error', request: 'action=foo', response: '{"*":"{documentation reference}"}' },
      { name: 'posted', request: 'action=query&format=json', body: 'a=\xff', response: { '1.39': '{}' } },
    ];
    writeFileSync(join(folder, 'query.yaml'), JSON.stringify({ vectors }));
  });

  it('sends requests byte for byte, and exits with 0 where all pass', async () => {
    expect(await run()).to.deep.equal({ exitCode: 0, lines: ['2 passed, 0 failed, 1 not recorded for 1.43'] });
  });

  it('sends again what the wiki limited, and fails where the limit stays', async () => {
    const line = (seconds: number) => `the wiki limits how often this may be requested: again in ${seconds} seconds`;
    limited = 2;
    expect((await run()).lines).to.deep.equal([
      ...[line(15), 'paused for 15000 ms', line(15), 'paused for 15000 ms'],
      '2 passed, 0 failed, 1 not recorded for 1.43',
    ]);
    limited = 100;
    const { exitCode, lines } = await run();
    expect(exitCode).to.equal(1);
    expect(lines.filter((text) => text.startsWith('paused'))).to.have.length(5);
  });

  it('shows each failure, and exits with 1', async () => {
    const vectors = [{ name: 'raw', request: 'action=foo', response: '{"*":"{announcement}"}' }];
    writeFileSync(join(folder, 'query.yaml'), JSON.stringify({ vectors }));
    const { exitCode, lines } = await run();
    expect(lines[0]).to.match(/^FAILED query\/raw\n {2}request: {2}GET \?action=foo\n {2}expected: /);
    expect(lines.at(-1)).to.equal('0 passed, 1 failed');
    expect(exitCode).to.equal(1);
  });

  it('records with --record what the wiki responds', async () => {
    expect(await run('--record')).to.deep.equal({
      exitCode: 0,
      lines: ['recorded query/posted', '1 of 3 responses changed'],
    });
    expect(loadVectors(folder).at(-1)?.responses).to.deep.equal({ '1.39': '{}', '1.43': '{"posted":""}' });
    expect(await run()).to.deep.equal({ exitCode: 0, lines: ['3 passed, 0 failed'] });
  });

  it('throws where the wiki cannot be tested', async () => {
    const outcome = (...args: string[]) => vectorsCommand(args, () => undefined).catch(String);
    expect(await outcome('http://127.0.0.1:1/api.php')).to.match(/WikiUnreachable/);
    expect(await outcome('wiki.example')).to.match(/Invalid URL "wiki\.example": expected the address of api\.php/);
    expect(await outcome()).to.match(/missing required argument 'URL'/);
  });
});
