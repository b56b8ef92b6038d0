import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ReleaseName } from '../../emulator';
import { requirePhp, requireSource } from './packages';
import { realReleases } from './releases';
import { startServer } from './server';
import {
  administrator,
  type WikiFolder,
  apiAddress,
  prepareHome,
  readRecord,
  wikiFolder,
  writeRecord,
} from './wiki-folder';

export interface UpOptions {
  readonly home: string;
  readonly name: string;
  readonly release: ReleaseName;
  readonly port: number;
  readonly debug: boolean;
  /** Lines of PHP for the end of LocalSettings.php. */
  readonly settings: readonly string[];
  /** 40 hexadecimal digits: the wiki takes itself for a checkout of that revision. */
  readonly gitHead: string | undefined;
  /** Where Debian's packages come from. */
  readonly mirror?: string | undefined;
  /** The administrator's password, for a wiki that is not yet installed. */
  readonly password: string;
}

export interface RunningWiki {
  /** `MediaWiki 1.43.9` */
  readonly software: string;
  readonly api: string;
}

/**
 * Starts a real wiki; one that is running stays up, with the new settings.
 *
 * @throws NotAvailable if PHP or the release is not available
 */
export async function bringUp(options: UpOptions): Promise<RunningWiki> {
  const { name, release, port, gitHead } = options;
  const folder = wikiFolder(options.home, name);
  const record = readRecord(folder);
  if (record !== undefined && record.release !== release) {
    throw new Error(`${name} is of release ${record.release}: choose another name, or remove ${folder.root}`);
  }
  requirePhp();
  if (record === undefined) install(folder, options);
  writeFileSync(folder.settings, settingsFile({ port, debug: options.debug, lines: options.settings }));
  writeGitHead(folder, release, gitHead);
  writeRecord(folder, { release, port });
  rmSync(folder.unfinished, { force: true });
  return { software: await startServer(folder, port), api: apiAddress(port) };
}

function install(folder: WikiFolder, { home, release, port, mirror, password }: UpOptions): void {
  prepareHome(home);
  const source = requireSource(home, release, mirror);
  if (existsSync(folder.root)) {
    if (!existsSync(folder.unfinished)) throw new Error(`${folder.root} is no wiki of ours: choose another name`);
    rmSync(folder.root, { recursive: true });
  }
  mkdirSync(folder.databaseFolder, { recursive: true });
  writeFileSync(folder.unfinished, 'The installation has not come to its end.\n');
  // Hard links: a wiki adds files to its tree but never changes one, and a release has tens of thousands.
  run('cp', ['--archive', '--link', source, folder.web], folder);
  // Passed in a file, because every user can see command lines.
  const passwordFile = join(folder.root, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const wanted = [
    ['--dbtype', 'sqlite'],
    ['--dbpath', folder.databaseFolder],
    ['--dbname', 'wiki'],
    ['--server', `http://127.0.0.1:${port}`],
    ['--scriptpath', ''],
    ['--passfile', passwordFile],
  ].flat();
  run(
    'php',
    [...realReleases[release].maintenance('install'), ...wanted, 'TestWiki', administrator],
    folder,
    folder.web,
  );
  appendFileSync(join(folder.web, 'LocalSettings.php'), `\nrequire ${phpString(folder.settings)};\n`);
  rmSync(passwordFile);
}

function run(program: string, args: readonly string[], folder: WikiFolder, workingFolder?: string): void {
  const result = spawnSync(program, args, { cwd: workingFolder, encoding: 'utf8' });
  const output = result.error ? String(result.error) : result.stdout + result.stderr;
  appendFileSync(folder.installLog, output);
  if (result.status === 0) return;
  const last = output.trim().split('\n').at(-1) ?? '';
  throw new Error(`${folder.name} cannot be installed: ${last} (see ${folder.installLog})`);
}

function phpString(text: string): string {
  return `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;
}

interface Settings {
  readonly port: number;
  /** Show the debug block. */
  readonly debug: boolean;
  /** Lines of PHP for the end of LocalSettings.php. */
  readonly lines: readonly string[];
}

/** The file that LocalSettings.php ends with including. It is written at each start, so settings follow the options. */
export function settingsFile({ port, debug, lines }: Settings): string {
  return [
    '<?php',
    `$wgServer = "http://127.0.0.1:${port}";`,
    // The installer turns it on if the machine has a program `convert`; thumbnails are PHP's own.
    '$wgUseImageMagick = false;',
    // A password is meant to take a tenth of a second; sessions of `diff` log in thousands of times.
    "$wgPasswordConfig['pbkdf2']['cost'] = '1';",
    // Only five per hour are answered truly (vector resetpassword/user-zero), so vectors could not be asked again. No other request shows it.
    "if (($_REQUEST['action'] ?? '') === 'resetpassword') $wgRateLimits['mailpassword'] = [];",
    ...(debug ? ['$wgDebugToolbar = true;'] : []),
    ...lines,
    '',
  ].join('\n');
}

/** Makes the wiki take itself for a checkout of the release's branch at that revision, or for none. */
function writeGitHead(folder: WikiFolder, release: ReleaseName, revision: string | undefined): void {
  const repository = join(folder.web, '.git');
  rmSync(repository, { recursive: true, force: true });
  if (revision === undefined) return;
  const { gitBranch } = realReleases[release];
  mkdirSync(join(repository, 'refs/heads'), { recursive: true });
  writeFileSync(join(repository, 'HEAD'), `ref: refs/heads/${gitBranch}\n`);
  writeFileSync(join(repository, 'refs/heads', gitBranch), `${revision}\n`);
}
