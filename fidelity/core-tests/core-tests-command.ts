/**
 * `npm run core-tests`: runs MediaWiki core's own API tests, unmodified, against the fake, and says whether all pass that
 * did when they were recorded; with `--record`, also against real wikis, and keeps what came of both.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Command, Option } from 'commander';

import { releaseNames, type ReleaseName } from '../../emulator';
import { endCommand } from '../end-command';
import { NotAvailable } from '../real-wiki/not-available';
import { stopServer } from '../real-wiki/server';
import { bringUp } from '../real-wiki/up';
import { administrator, defaultHome, defaultPassword, wikiFolder } from '../real-wiki/wiki-folder';
import { changedFiles, total } from './compare-counts';
import { coreTestsEvidence } from './evidence';
import { requireCoreTests, runCoreTests, secretKey, type CoreTestsRun } from './run-core-tests';

const root = resolve(__dirname, '../..');

interface Options {
  readonly home: string;
  readonly port: string;
  readonly release: readonly ReleaseName[];
  readonly record?: boolean;
  readonly verbose?: boolean;
}

/** What a fresh real wiki has: an administrator with every right that the installer gives. */
const freshWiki = {
  site: { secretKey },
  users: [{ name: administrator, password: defaultPassword, groups: ['sysop', 'bureaucrat', 'interface-admin'] }],
};

/** Serves the fake as users do, with nothing but documented options. */
async function runOnFake(folder: string, release: ReleaseName, isVerbose: boolean): Promise<CoreTestsRun> {
  const place = mkdtempSync(join(tmpdir(), 'core-tests-'));
  const file = join(place, 'wiki.json');
  writeFileSync(file, JSON.stringify(freshWiki));
  const options = ['--port', '0', '--release', release, '--wiki', file, '--unsupported', 'api-error'];
  const server = spawn(process.execPath, [join(root, 'dist/cli/main.js'), 'serve', ...options], {
    stdio: ['pipe', 'pipe', isVerbose ? 'inherit' : 'ignore'],
  });
  try {
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
    return await runCoreTests(folder, line.replace(/^.* |\/api\.php$/g, ''));
  } finally {
    server.kill();
    rmSync(place, { recursive: true });
  }
}

async function runOnReal(folder: string, release: ReleaseName, { home, port }: Options) {
  const name = `core-tests-${release}`;
  const settings = [`$wgSecretKey = '${secretKey}';`, '$wgRateLimits = [];'];
  const wiki = { home, name, release, port: Number(port), settings, debug: false, gitHead: undefined };
  const { software, api } = await bringUp({ ...wiki, password: defaultPassword });
  try {
    return { software, run: await runCoreTests(folder, api.replace('/api.php', '')) };
  } finally {
    await stopServer(wikiFolder(home, name));
  }
}

/** @returns whether all that passed when it was recorded passes */
async function holdAgainst(release: ReleaseName, options: Options): Promise<boolean> {
  const folder = requireCoreTests(options.home, release);
  const isVerbose = options.verbose === true;
  const fake = await runOnFake(folder, release, isVerbose);
  if (isVerbose) for (const failure of fake.failures) console.log(failure);
  if (options.record === true) {
    const { software, run: real } = await runOnReal(folder, release, options);
    const date = new Date().toISOString().slice(0, 10);
    coreTestsEvidence.record(root, release, { date, version: software, real: real.passing, fake: fake.passing });
    for (const failure of real.failures) console.log(`On the real wiki, ${failure}`);
  }
  const recorded = coreTestsEvidence.read(root, release);
  if (recorded === undefined)
    throw new Error(`Nothing is recorded for ${release}: run "npm run core-tests -- --record".`);
  console.log(`${release}: ${total(fake.passing)} of ${total(recorded.real)} tests pass`);
  const changed = changedFiles(recorded.fake, fake.passing);
  for (const { file, recorded: before, passing } of changed) {
    console.log(`${release}: ${file}: ${passing} pass, ${before} did when they were recorded`);
  }
  const lost = changed.filter(({ recorded: before, passing }) => passing < before);
  if (lost.length < changed.length) console.log('Record what passes now: npm run core-tests -- --record');
  return lost.length === 0;
}

async function main(): Promise<number> {
  const command = new Command('core-tests')
    .description(
      "Runs MediaWiki core's own API tests against the fake, and compares how many pass with what is recorded.",
    )
    .option('--record', 'run them against real wikis too, and record both')
    .option('--verbose', 'print the tests that fail')
    .option('--home <folder>', 'where real wikis and the tests live', defaultHome)
    .option('--port <number>', 'of the real wikis', '8161')
    .addOption(new Option('--release <release...>', 'releases').choices(releaseNames).default([...releaseNames]))
    .addHelpText(
      'after',
      '\nExit codes: 0 what passed before passes, 1 it does not or something failed, 2 packages are not available.',
    )
    .parse();
  const options = command.opts<Options>();
  let asRecorded = true;
  for (const release of options.release) asRecorded = (await holdAgainst(release, options)) && asRecorded;
  return asRecorded ? 0 : 1;
}

if (require.main === module) endCommand('core-tests', main(), (error) => (error instanceof NotAvailable ? 2 : 1));
