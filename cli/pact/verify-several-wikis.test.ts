import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { listen, type HttpServer } from '../../emulator/transports/http';
import { runTypeScript } from '../../emulator/testing/run-typescript.test-support';
import { exampleContract } from '../../pact/broker/example-contract.test-support';
import { publish, setUpBench } from './broker-bench.test-support';

const main = join(__dirname, '../main.ts');

describe('the loop over several wikis in docs/pact.md', () => {
  const bench = setUpBench();
  const servers: HttpServer[] = [];
  before(function () {
    const needed = spawn('bash', ['-c', 'command -v curl jq'], { stdio: 'ignore' });
    return once(needed, 'close').then(([status]) => {
      if (status === 0) return;
      console.warn(
        '\n!! LEFT OUT: the loop over several wikis in docs/pact.md, because there is no bash, curl or jq\n',
      );
      this.skip();
    });
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  /** Serves a wiki. Returns the address of its api.php. */
  async function serve(release: '1.39' | '1.43'): Promise<string> {
    const wiki = createWiki({}, { release });
    const server = await listen((request) => bench.change(wiki.handle(request), request.url));
    servers.push(server);
    return `${server.url}/api.php`;
  }

  /** Runs the block of the page with other wikis, and with this tree in place of the installed package. */
  async function runLoop(wikis: Readonly<Record<string, string>>): Promise<{ status: unknown; output: string }> {
    const page = readFileSync(join(__dirname, '../../docs/pact.md'), 'utf8');
    const [, block = ''] = /\n### Several wikis\n[^]*?```sh\n([^]*?)\n```/.exec(page) ?? [];
    const lines = Object.entries(wikis).map(([name, api]) => `${api} ${name}`);
    const script = block
      .replace(/(?<=<<'END'\n)[^]*?(?=\nEND\n)/, lines.join('\n'))
      .replace('junit="', `junit="${bench.folder}/`)
      .replace('npx wikidouble', [process.execPath, ...runTypeScript, main].map((word) => `'${word}'`).join(' '));
    expect(script).to.not.include('wiki.example').and.not.include('npx');
    const env = {
      ...process.env,
      PACT_BROKER_BASE_URL: bench.broker.url,
      BUILD_URL: 'https://ci.example/17',
      NO_COLOR: '1',
    };
    const child = spawn('bash', ['-c', script], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [status] = (await once(child, 'close')) as unknown[];
    return { status, output };
  }

  const versions = (): unknown[] =>
    bench.broker.results.map(({ providerVersion, success }) => [providerVersion, success]);

  it('publishes a result for each of them', async () => {
    await publish(bench, exampleContract('my-bot', 'mediawiki'));
    const { status, output } = await runLoop({ production: await serve('1.39'), test: await serve('1.43') });
    expect(status, output).to.equal(0);
    expect(versions()).to.deep.equal([
      ['1.39.17-production', true],
      ['1.43.9-test', true],
    ]);
    for (const name of ['production', 'test']) {
      expect(readFileSync(join(bench.folder, `pact-${name}.xml`), 'utf8')).to.include('<testsuite');
    }
  });

  it('goes on after a wiki that does not respond, and ends with 1', async () => {
    await publish(bench, exampleContract('my-bot', 'mediawiki'));
    const { status, output } = await runLoop({ production: 'http://127.0.0.1:1/api.php', test: await serve('1.43') });
    expect(status, output).to.equal(1);
    expect(output).to.include('Nothing listens at');
    expect(versions()).to.deep.equal([['1.43.9-test', true]]);
    expect(existsSync(join(bench.folder, 'pact-test.xml')), output).to.equal(true);
  });
});
