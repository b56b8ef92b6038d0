import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotAvailable } from './not-available';
import type { ReleaseName } from '../../emulator';
import { realReleases } from './releases';

const extensions = ['pdo_sqlite', 'mbstring', 'xml', 'intl', 'apcu', 'gd'];
const packages = ['php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-intl', 'php-apcu', 'php-gd'];

/** Ensures that PHP and its extensions are installed; installs Debian's packages if permitted. */
export function requirePhp(): void {
  const missing = missingExtensions();
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0) {
    throw new NotAvailable(`PHP lacks ${missing.join(', ')} and only root can install it: ${packages.join(' ')}`);
  }
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env: environment, encoding: 'utf8' } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  const installed = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  if (installed.status !== 0) throw new NotAvailable(`PHP cannot be installed: ${lastLine(installed)}`);
  const still = missingExtensions();
  if (still.length > 0) throw new NotAvailable(`PHP lacks ${still.join(', ')} even with ${packages.join(' ')}`);
}

function missingExtensions(): string[] {
  const { stdout, status } = spawnSync('php', ['-m'], { encoding: 'utf8' });
  if (status !== 0) return extensions;
  const loaded = new Set(stdout.toLowerCase().split('\n'));
  return extensions.filter((extension) => !loaded.has(extension));
}

/**
 * The release's source tree, as upstream published it, out of Debian's source package; fetched once. apt works in lists
 * and caches of its own, so the machine's configuration stays as it is and the suite need not be the machine's.
 */
export function requireSource(home: string, release: ReleaseName, mirror = ownMirror()): string {
  const source = join(home, 'sources', release);
  if (existsSync(source)) return source;
  const { suite } = realReleases[release];
  const archive = fetchSourceArchive(join(home, 'apt', suite), suite, release, mirror);
  const unfinished = `${source}.part-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const unpacked = spawnSync('tar', ['xf', archive, '-C', unfinished, '--strip-components=1'], { encoding: 'utf8' });
  if (unpacked.status !== 0) {
    rmSync(unfinished, { recursive: true });
    throw new Error(`${archive} cannot be unpacked: ${lastLine(unpacked)}`);
  }
  renameSync(unfinished, source);
  return source;
}

/** Where the machine's own packages come from. */
function ownMirror(): string {
  const { stdout } = spawnSync('apt-get', ['indextargets', '--format', '$(SITE)'], { encoding: 'utf8' });
  const mirror = (stdout as string | null)?.split('\n').find((site) => /\/debian\/?$/.test(site));
  if (mirror === undefined) throw new NotAvailable('apt knows no Debian mirror here; name one with --mirror');
  return mirror;
}

function fetchSourceArchive(folder: string, suite: string, release: ReleaseName, mirror: string): string {
  const download = join(folder, 'download');
  for (const part of ['lists/partial', 'cache/archives/partial', 'sources', 'download']) {
    mkdirSync(join(folder, part), { recursive: true });
  }
  writeFileSync(join(folder, 'sources', 'mediawiki.sources'), sourcesOf(suite, mirror));
  const options = [
    `Dir::State::Lists=${join(folder, 'lists')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    'Dir::Etc::SourceList=/dev/null',
    `Dir::Etc::SourceParts=${join(folder, 'sources')}`,
    // apt's own user could not write here.
    'APT::Sandbox::User=root',
    'APT::Update::Error-Mode=any',
  ].flatMap((option) => ['-o', option]);
  const apt = (...command: string[]) =>
    spawnSync('apt-get', [...options, '-qq', ...command], { cwd: download, encoding: 'utf8' });
  const unavailable = (run: SpawnSyncReturns<string>) =>
    new NotAvailable(`MediaWiki ${release} cannot be had from ${mirror} (${suite}): ${lastLine(run)}`);
  const updated = apt('update');
  if (updated.status !== 0) throw unavailable(updated);
  // An archive may list a point release before its files are there; an older one does then.
  const downloads = versionsOf(options).map(
    (version) => () => apt('source', '--download-only', `mediawiki=${version}`),
  );
  let last = updated;
  if (!downloads.some((start) => (last = start()).status === 0)) throw unavailable(last);
  const archives = readdirSync(download).filter((file) => /^mediawiki_.*\.orig\.tar\.[a-z0-9]+$/.test(file));
  const archive = archives.find((file) => file.startsWith(`mediawiki_${release}.`));
  if (archive === undefined) {
    throw new NotAvailable(`${suite} has no MediaWiki ${release} any more, but ${archives.join(', ') || 'nothing'}`);
  }
  return join(download, archive);
}

/** The versions of the source package that the archives list, newest first. */
function versionsOf(options: readonly string[]): readonly string[] {
  const listed = spawnSync('apt-cache', [...options, 'showsrc', '--only-source', 'mediawiki'], { encoding: 'utf8' });
  return listed.status === 0 ? versionsNewestFirst(listed.stdout) : [];
}

/** The versions in the output of `apt-cache showsrc`, each once. */
export function versionsNewestFirst(sourceRecords: string): readonly string[] {
  const versions = Array.from(sourceRecords.matchAll(/^Version: (.+)$/gm), ([, version = '']) => version);
  return [...new Set(versions)].sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
}

/** Point releases come by the suite's security archive, which lies beside its main one. */
function sourcesOf(suite: string, mirror: string): string {
  const stanza = (address: string, name: string) =>
    `Types: deb-src\nURIs: ${address}\nSuites: ${name}\nComponents: main\n` +
    'Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg\n';
  const base = mirror.replace(/\/+$/, '');
  return `${stanza(base, suite)}\n${stanza(`${base}-security`, `${suite}-security`)}`;
}

/** The last message of a program, or why it did not run at all. */
function lastLine({ error, stderr, status }: SpawnSyncReturns<string>): string {
  if (error) return error.message;
  return stderr.trim().split('\n').at(-1) ?? `exit status ${status ?? 'unknown'}`;
}
