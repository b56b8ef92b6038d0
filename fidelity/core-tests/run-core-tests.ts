import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { ReleaseName } from '../../emulator';
import { NotAvailable } from '../real-wiki/not-available';
import { requireSource } from '../real-wiki/packages';
import { administrator, defaultPassword } from '../real-wiki/wiki-folder';
import type { PassingTests } from './evidence';

/** The version of the npm package `api-testing` that the tests of a release are written for. */
const libraryVersions: Readonly<Record<ReleaseName, string>> = { '1.39': '1.5.0', '1.43': '1.7.0' };

/** With which both the wikis and the tests sign requests to run jobs. */
export const secretKey = '5f1c07a9d2be4c3389f0';

/** A test of a run of mocha, as far as its JSON report is read here. */
interface ReportedTest {
  readonly file: string;
  readonly fullTitle: string;
  readonly err?: { readonly message?: string };
}

export interface CoreTestsRun {
  readonly passing: PassingTests;
  /** The names of the tests that fail, with what they say. */
  readonly failures: readonly string[];
}

/**
 * The folder with the tests of a release and the library that they need, fetched once: both are under the GPL or made for
 * tests, so neither is part of this project.
 *
 * @throws NotAvailable if Debian's or npm's packages are not available
 */
export function requireCoreTests(home: string, release: ReleaseName): string {
  const folder = join(home, 'core-tests', release);
  const tests = join(folder, 'tests');
  if (!existsSync(tests)) {
    const source = requireSource(home, release);
    mkdirSync(folder, { recursive: true });
    cpSync(join(source, 'tests/api-testing/action'), tests, { recursive: true });
  }
  const version = libraryVersions[release];
  if (!existsSync(join(folder, 'node_modules/api-testing'))) {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const { status, stderr } = spawnSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact', `api-testing@${version}`],
      { cwd: folder, encoding: 'utf8' },
    );
    if (status !== 0) {
      throw new NotAvailable(`api-testing ${version} cannot be installed: ${stderr.trim().split('\n').at(-1) ?? ''}`);
    }
  }
  return folder;
}

/**
 * Runs MediaWiki core's own API tests, unmodified.
 *
 * @param folder of `requireCoreTests`
 * @param wiki the address before /api.php, without the slash
 */
export async function runCoreTests(folder: string, wiki: string): Promise<CoreTestsRun> {
  const config = join(folder, 'api-testing.json');
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const settings = {
    base_uri: `${wiki}/`,
    main_page: 'Main_Page',
    root_user: { name: administrator, password: defaultPassword },
    secret_key: secretKey,
    extra_parameters: {},
  };
  writeFileSync(config, JSON.stringify(settings));
  const mocha = require.resolve('mocha/bin/mocha.js');
  const options = ['--no-config', '--no-package', '--exit', '--timeout', '30000'];
  const reporter = ['--reporter', 'json', '--reporter-option', `output=${report}`];
  const run = spawn(process.execPath, [mocha, ...options, ...reporter, 'tests/*.js'], {
    cwd: folder,
    env: { ...process.env, API_TESTING_CONFIG_FILE: config },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let problems = '';
  run.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()));
  await new Promise((resolve, reject) => run.on('close', resolve).on('error', reject));
  if (!existsSync(report)) throw new Error(`mocha wrote no report: ${problems.slice(-2000)}`);
  const { passes, failures } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, readonly ReportedTest[]>;
  const passing = new Map<string, number>(
    readdirSync(join(folder, 'tests'))
      .filter((name) => name.endsWith('.js'))
      .sort()
      .map((name) => [name, 0]),
  );
  for (const { file } of passes ?? []) passing.set(basename(file), (passing.get(basename(file)) ?? 0) + 1);
  return {
    passing: Object.fromEntries(passing),
    failures: (failures ?? []).map(
      ({ file, fullTitle, err }) => `${basename(file)}: ${fullTitle}: ${err?.message?.split('\n', 1)[0] ?? ''}`,
    ),
  };
}
