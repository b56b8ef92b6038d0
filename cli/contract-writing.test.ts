import { expect } from 'chai';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runTypeScript } from '../emulator/testing/run-typescript.test-support';

const command = [...runTypeScript, join(__dirname, 'main.ts'), 'serve', '--port', '0'];

describe('wikidouble serve --pact-consumer', () => {
  let folder: string;
  let child: ChildProcess;
  let printed: string;
  let complaints: string;
  let ended: Promise<unknown>;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-'));
  });
  afterEach(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  const serve = (...options: string[]): void => {
    [printed, complaints] = ['', ''];
    child = spawn(process.execPath, [...command, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    ended = new Promise((resolve) => child.on('close', resolve));
  };

  const until = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (printed.includes(text)) resolve();
      };
      child.stdout?.on('data', look);
      child.on('close', () => {
        reject(new Error(`"${text}" was not printed, but:\n${printed}${complaints}`));
      });
      look();
    });

  it('writes the contract while it serves and when it ends, and prints the file', async () => {
    serve('--pact-consumer', 'my-bot', '--pact-dir', folder, '--pact-provider', 'harbour');
    await until('Ctrl-C');
    const address = /http:\/\/127\.0\.0\.1:\d+\/api\.php/.exec(printed)?.[0] ?? '';
    const file = join(folder, 'my-bot-harbour.json');
    const descriptions = () =>
      (JSON.parse(readFileSync(file, 'utf8')) as { interactions: { description: string }[] }).interactions.map(
        ({ description }) => description,
      );
    await fetch(`${address}?action=query&meta=tokens&format=json`);
    await until(`wrote ${file}: 1 interaction\n`);
    expect(descriptions()).to.deep.equal(['GET action=query format=json meta=tokens']);
    await fetch(`${address}?action=query&list=imageusage&iutitle=File:None.jpg&format=json`);
    await fetch(`${address}?action=login&format=json`, { method: 'POST', body: new URLSearchParams({ lgtoken: 'x' }) });
    child.kill('SIGTERM');
    expect(await ended).to.equal(0);
    expect(printed.slice(printed.indexOf('wrote'))).to.equal(
      `wrote ${file}: 1 interaction\nwrote ${file}: 2 interactions\n` +
        'left out POST /api.php?action=login: it has secret parameters: lgtoken\n',
    );
    expect(complaints).to.equal('');
    expect(descriptions()).to.deep.equal([
      'GET action=query format=json iutitle={file.title} list=imageusage, file with 0 uses',
      'GET action=query format=json meta=tokens',
    ]);
  });

  it('refuses to start if the contract could not be written at the end', async () => {
    const file = join(folder, 'my-bot-mediawiki.json');
    writeFileSync(file, 'something else');
    serve('--pact-consumer', 'my-bot', '--pact-dir', folder);
    expect(await ended).to.equal(1);
    expect(complaints).to.equal(
      `wikidouble: ${file} is not JSON. It was not changed; move it, or write to another folder.\n`,
    );
    expect(printed).to.equal('');
  });

  it('needs the name of the client for the other options', async () => {
    serve('--pact-dir', folder);
    expect(await ended).to.equal(2);
    expect(complaints).to.match(/^wikidouble: --pact-dir and --pact-provider need the name of a client: /);
  });
});
