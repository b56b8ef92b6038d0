import { expect } from 'chai';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { vectorsCommand } from './command';
import { expectedBody, loadVectors } from './load-vectors';

const set = loadVectors();
const named = 'https://named.example/w/api.php';

/** Answers by heart, as a wiki whose configured address is another one than that it listens at. */
async function listen(spoil: (body: string) => string): Promise<{ server: Server; url: string; received: string[] }> {
  const received: string[] = [];
  const bodies = new Map(
    set.vectors.map((vector) => [vector.request, expectedBody(vector, set.documentationReference, named)]),
  );
  const siteInfo = '{"query":{"general":{"server":"https://named.example","scriptpath":"/w"}}}';
  const server = createServer((request, response) => {
    const query = (request.url ?? '').slice('/w/api.php?'.length);
    received.push(query);
    response.end(query.includes('siteinfo') ? siteInfo : spoil(bodies.get(query) ?? 'not a vector'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/w/api.php`, received };
}

async function run(args: (url: string) => string[], spoil = (body: string) => body) {
  const { server, url, received } = await listen(spoil);
  const lines: string[] = [];
  try {
    const status = await vectorsCommand(args(url), (line) => lines.push(line));
    return { status, lines, received };
  } finally {
    server.close();
  }
}

describe('vectors URL', () => {
  it('sends every request raw and ends with 0 where all pass', async () => {
    const { status, lines, received } = await run((url) => [url]);
    expect(lines).to.deep.equal(['81 passed, 0 failed']);
    expect(status).to.equal(0);
    expect(received.slice(1)).to.deep.equal(set.vectors.map((vector) => vector.request));
  });

  it('leaves out with --only-current what needs more than the first stage', async () => {
    const { status, lines } = await run((url) => [url, '--only-current']);
    expect(lines).to.deep.equal(['50 passed, 0 failed, 31 left out']);
    expect(status).to.equal(0);
  });

  it('shows each failure and ends with 1', async () => {
    const { status, lines } = await run(
      (url) => [url, '--all'],
      (body) => body.replace('Zürich', 'Zurich'),
    );
    expect(lines.at(-1)).to.equal('78 passed, 3 failed');
    expect(lines[0]).to.match(/^FAILED action=query&list=imageusage&.*&formatversion=2\n {2}expected: .*Zürich/);
    expect(status).to.equal(1);
  });

  it('throws where it cannot find out', async () => {
    const outcome = async (...args: string[]) =>
      vectorsCommand(args, () => undefined).catch((error: unknown) => String(error));
    expect(await outcome('http://127.0.0.1:1/api.php')).to.match(/ECONNREFUSED/);
    expect(await outcome('wiki.example')).to.match(/wiki\.example is no http or https URL/);
    expect(await outcome()).to.match(/give one URL/);
    expect(await outcome('http://127.0.0.1:1/', '--all', '--only-current')).to.match(/exclude each other/);
  });
});
