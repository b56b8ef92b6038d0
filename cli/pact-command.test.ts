import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';

import { expect } from 'chai';
import { Command, CommanderError } from 'commander';

import { createWiki, type Wiki } from '../emulator';
import type { Surroundings } from './check-command';
import { declarePact } from './pact-command';

interface Ended {
  readonly status: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in this process; the engine is a process of its own. */
async function pact(...args: readonly string[]): Promise<Ended> {
  let [stdout, stderr] = ['', ''];
  const collect = (take: (text: string) => void): Writable =>
    new Writable({
      decodeStrings: false,
      write: (chunk: string, _encoding, done) => {
        take(chunk);
        done();
      },
    });
  const surroundings: Surroundings = {
    env: {},
    stdout: collect((text) => (stdout += text)),
    stderr: collect((text) => (stderr += text)),
  };
  const program = new Command('wikidouble').version('0.1.0').exitOverride();
  program.configureOutput({ writeErr: (text) => surroundings.stderr.write(text) });
  declarePact(program, surroundings);
  await program.parseAsync(['pact', ...args], { from: 'user' }).catch((error: unknown) => {
    if (!(error instanceof CommanderError)) throw error;
  });
  return { status: surroundings.exitCode, stdout, stderr };
}

describe('wikidouble pact', function () {
  this.timeout(30_000);
  let folder = '';
  let wiki: Wiki;
  let url = '';
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-pact-'));
    wiki = createWiki();
    url = (await wiki.listen()).url;
  });
  after(async () => {
    await wiki.close();
    rmSync(folder, { recursive: true });
  });

  it('lists what becomes an interaction, and why other requests do not', async () => {
    const { status, stdout } = await pact('generate', '--list');
    expect(status).to.equal(0);
    expect(stdout).to.match(/^Interactions \(\d+\)\n {2}absent-action-is-no-query\n/);
    expect(stdout).to.include('  it goes through a list to its end, which takes several requests\n      ');
  });

  it('verifies a contract, and reports in every form', async () => {
    const file = join(folder, 'my-bot-mediawiki.json');
    const query = { action: ['query'], meta: ['tokens'], format: ['json'] };
    const body = { content: { query: { tokens: {} } }, contentType: 'application/json', encoded: false };
    const interaction = {
      type: 'Synchronous/HTTP',
      description: 'tokens',
      request: { method: 'GET', path: '/api.php', query },
      response: { status: 200, body },
    };
    const contract = { consumer: { name: 'my-bot' }, provider: { name: 'mediawiki' }, interactions: [interaction] };
    const metadata = { pactSpecification: { version: '4.0' } };
    writeFileSync(file, JSON.stringify({ ...contract, metadata }));
    const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')];
    const reports = ['--report', `json=${json}`, '--report', `junit=${junit}`];
    const { status, stdout, stderr } = await pact('verify', url, '--pact', file, ...reports);
    expect(stderr).to.equal('');
    expect(status).to.equal(0);
    expect(stdout).to.equal(`${url}/api.php: anonymous

my-bot (${file})
  ✓ pass           tokens

1 verified, 0 failed, 0 not applicable, 0 inconclusive
The wiki keeps the whole contract.
`);
    expect(JSON.parse(readFileSync(json, 'utf8'))).to.include({ exitCode: 0, whole: true });
    expect(readFileSync(junit, 'utf8')).to.include('<testcase name="tokens"');
  });

  it('ends with 2 and a sentence where nothing can be found out', async () => {
    expect(await pact('verify', 'http://127.0.0.1:1/api.php')).to.deep.equal({
      status: 2,
      stdout: '',
      stderr: 'wikidouble: It could not be found out: Nothing listens at 127.0.0.1:1: the connection was refused.\n',
    });
    const missing = join(folder, 'missing.json');
    const { status, stderr } = await pact('verify', url, '--pact', missing);
    expect([status, stderr]).to.deep.equal([
      2,
      `wikidouble: ${missing} cannot be read: ENOENT: no such file or directory, open '${missing}'\n`,
    ]);
  });

  const misunderstood: readonly (readonly [args: readonly string[], sentence: string])[] = [
    [['verify', 'https://wiki.example', '--user', 'Anna'], '--user needs the password of Anna'],
    [['verify', 'https://wiki.example', '--allow-writes'], '--allow-writes needs an account'],
    [['verify', 'https://wiki.example', '--report', 'yaml'], 'It is spec, json or junit'],
    [['verify', 'wiki.example'], 'is no address of a wiki'],
  ];
  for (const [args, sentence] of misunderstood) {
    it(`refuses ${args.slice(1).join(' ')}`, async () => {
      const { status, stderr } = await pact(...args);
      expect(stderr).to.include(sentence);
      expect(status).not.to.equal(0);
    });
  }
});
