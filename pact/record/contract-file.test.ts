import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { hostname } from 'node:os';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { ContractFileError, createWiki, type Wiki } from '../../emulator/index';
import { send } from '../../emulator/testing/send.test-support';
import { readContract, temporaryFolder } from './made-contract.test-support';
import { runTypeScript } from '../../emulator/testing/run-typescript.test-support';

const writer = join(__dirname, 'write-many.fixture.ts');

describe('the file of a contract', () => {
  const folder = temporaryFolder();
  let wiki: Wiki;
  let file: string;
  beforeEach(() => {
    wiki = createWiki();
    send(wiki, 'action=query&meta=tokens&format=json');
    file = join(folder.path, 'my-bot-mediawiki.json');
  });

  const write = () => wiki.writePact({ consumer: 'my-bot', dir: folder.path });

  it('loses nothing if four processes write at once', async () => {
    const children = [0, 1, 2, 3].map((number) =>
      spawn(process.execPath, [...runTypeScript, writer, file, String(number)], {
        stdio: 'inherit',
      }),
    );
    const ends = children.map((child) => new Promise((resolve) => child.on('close', resolve)));
    expect(await Promise.all(ends)).to.deep.equal([0, 0, 0, 0]);
    const wanted = [0, 1, 2, 3].flatMap((number) => Array.from({ length: 20 }, (_, index) => `${number}-${index}`));
    const sent = readContract(file).interactions.map(({ request }) => request.query?.uselang?.[0]);
    expect(sent).to.have.members(wanted);
    expect(readdirSync(folder.path)).to.deep.equal(['my-bot-mediawiki.json']);
  });

  it('is plain JSON, written without loading a Pact package', () => {
    const root = join(__dirname, '../..');
    const sources = ['emulator', 'pact/record'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.test|\.fixture)\.ts$/.test(name))
        .map((name) => join(folder, name)),
    );
    expect(sources).to.include(join('pact', 'record', 'contract-file.ts'));
    const loading = sources.filter((name) => /['"]@pact-foundation/.test(readFileSync(join(root, name), 'utf8')));
    expect(loading).to.deep.equal([]);
  });

  it('is not rewritten if nothing is new', () => {
    write();
    utimesSync(file, 1, 1);
    expect(write().interactions).to.equal(1);
    expect(statSync(file).mtimeMs).to.equal(1000);
  });

  it('keeps interactions of others', () => {
    write();
    const contract = readContract(file);
    const others = { ...contract, metadata: { ...contract.metadata, tool: 'another' }, note: 'by hand' };
    writeFileSync(file, JSON.stringify(others));
    send(wiki, 'action=query&format=json');
    expect(write().interactions).to.equal(2);
    expect(readContract(file)).to.deep.include({ metadata: others.metadata, note: 'by hand' });
  });

  it('is not changed if it is not a contract between the two parties', () => {
    const contract = (changes: object) =>
      JSON.stringify({
        consumer: { name: 'my-bot' },
        provider: { name: 'mediawiki' },
        interactions: [],
        metadata: { pactSpecification: { version: '4.0' } },
        ...changes,
      });
    const refused = [
      ['{"consumer": {"na', 'is not JSON'],
      ['', 'is not JSON'],
      ['[]', 'is not a contract. It was not changed'],
      ['{"name": "my-bot"}', 'is not a contract of version 4 of the Pact specification'],
      [contract({ metadata: { pactSpecification: { version: '3.0.0' } } }), 'is not a contract of version 4'],
      [contract({ consumer: { name: 'other' } }), 'is a contract with the consumer "other" instead of "my-bot"'],
      [contract({ provider: { name: 'other' } }), 'is a contract with the provider "other" instead of "mediawiki"'],
      [contract({ interactions: {} }), 'contains invalid interactions'],
    ] as const;
    for (const [text, problem] of refused) {
      writeFileSync(file, text);
      expect(write)
        .to.throw(ContractFileError, `${file} ${problem}`)
        .with.property('message')
        .that.matches(/was not changed/);
      expect(readFileSync(file, 'utf8')).to.equal(text);
    }
    expect(readdirSync(folder.path)).to.deep.equal(['my-bot-mediawiki.json']);
  });

  it('is created with its folder, but not without an interaction', () => {
    const dir = join(folder.path, 'a', 'b');
    expect(createWiki().writePact({ consumer: 'my-bot', dir }).interactions).to.equal(0);
    expect(existsSync(join(dir, 'my-bot-mediawiki.json'))).to.equal(false);
    expect(wiki.writePact({ consumer: 'my-bot', provider: 'wiki', dir })).to.include({
      file: join(dir, 'my-bot-wiki.json'),
      interactions: 1,
    });
  });

  it('is unlocked if the process with the lock has died, or is hanging', async () => {
    const dead = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await new Promise((resolve) => dead.on('close', resolve));
    const lockOf = (pid: number, host: string) => JSON.stringify({ pid, host, at: '1' });
    writeFileSync(`${file}.lock`, lockOf(dead.pid ?? 0, hostname()));
    expect(write().interactions).to.equal(1);
    writeFileSync(`${file}.lock`, lockOf(process.pid, 'another machine'));
    utimesSync(`${file}.lock`, 1, 1);
    expect(write().interactions).to.equal(1);
    expect(readdirSync(folder.path)).to.deep.equal(['my-bot-mediawiki.json']);
  });

  it('is unlocked soon if a process was killed before it signed the lock', () => {
    writeFileSync(`${file}.lock`, '');
    const twoSecondsAgo = Date.now() / 1000 - 2;
    utimesSync(`${file}.lock`, twoSecondsAgo, twoSecondsAgo);
    expect(almostWithoutWaiting(() => write().interactions)).to.equal(1);
    expect(readdirSync(folder.path)).to.deep.equal(['my-bot-mediawiki.json']);
  });

  it('is unlocked in time if another process has the id of the one that died', () => {
    writeFileSync(`${file}.lock`, JSON.stringify({ pid: process.pid, host: hostname(), at: '1' }));
    const elevenSecondsAgo = Date.now() / 1000 - 11;
    utimesSync(`${file}.lock`, elevenSecondsAgo, elevenSecondsAgo);
    expect(almostWithoutWaiting(() => write().interactions)).to.equal(1);
  });

  it('does not follow a symbolic link in place of its temporary file', function () {
    if (process.platform === 'win32') this.skip();
    const victim = join(folder.path, 'victim');
    writeFileSync(victim, 'untouched');
    symlinkSync(victim, `${file}.${process.pid}.tmp`);
    write();
    expect(readFileSync(victim, 'utf8')).to.equal('untouched');
    expect(lstatSync(file).isSymbolicLink()).to.equal(false);
  });

  it('cannot be written if the folder is a file', () => {
    writeFileSync(join(folder.path, 'pacts'), '');
    expect(() => wiki.writePact({ consumer: 'my-bot', dir: join(folder.path, 'pacts') })).to.throw('EEXIST');
    mkdirSync(file);
    expect(write).to.throw('EISDIR');
  });
});

/** Runs a callback once between finding an old lock and taking a new one. */
function almostWithoutWaiting<Result>(work: () => Result): Result {
  const wait = Atomics.wait;
  let waits = 0;
  Atomics.wait = ((...args: Parameters<typeof wait>) => {
    if (++waits > 1) throw new Error('waits for a lock without an owner');
    return wait(...args);
  }) as typeof wait;
  try {
    return work();
  } finally {
    Atomics.wait = wait;
  }
}
