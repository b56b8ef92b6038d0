import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ReleaseName } from '../../emulator';
import { isReleaseName } from './releases';

/** The default folder of real wikis. */
export const defaultHome = resolve(__dirname, '../../.real-wikis');

/** The administrator that the installer makes. The password may come from WIKIDOUBLE_PASSWORD. */
export const administrator = 'Admin';
export const defaultPassword = 'AdminPass-12345';

/** The paths of one wiki. `web` is all that its server serves; the database lies beside it, not below it. */
export interface WikiFolder {
  readonly name: string;
  readonly root: string;
  readonly web: string;
  readonly databaseFolder: string;
  readonly database: string;
  readonly settings: string;
  readonly installLog: string;
  readonly serverLog: string;
  readonly processFile: string;
  /** Present from the first step of the installation to the last. */
  readonly unfinished: string;
  readonly recordFile: string;
}

/** What is remembered of an installed wiki. */
export interface WikiRecord {
  readonly release: ReleaseName;
  readonly port: number;
}

export function wikiFolder(home: string, name: string): WikiFolder {
  if (!/^[A-Za-z0-9][A-Za-z0-9.-]*$/.test(name)) {
    throw new Error(`"${name}" cannot be a wiki's name: use letters, digits, dots and hyphens`);
  }
  const root = join(home, 'wikis', name);
  return {
    name,
    root,
    web: join(root, 'web'),
    databaseFolder: join(root, 'data'),
    database: join(root, 'data', 'wiki.sqlite'),
    settings: join(root, 'settings.php'),
    installLog: join(root, 'install.log'),
    serverLog: join(root, 'server.log'),
    processFile: join(root, 'server.pid'),
    unfinished: join(root, 'unfinished'),
    recordFile: join(root, 'wiki.json'),
  };
}

/** Creates the home folder, which git ignores: its content is GPL and large, and must not be committed. */
export function prepareHome(home: string): void {
  mkdirSync(home, { recursive: true });
  const ignore = join(home, '.gitignore');
  if (!existsSync(ignore)) writeFileSync(ignore, '*\n');
}

/** `undefined` if the installation of the wiki was never completed. */
export function readRecord(folder: WikiFolder): WikiRecord | undefined {
  if (existsSync(folder.unfinished) || !existsSync(folder.recordFile)) return undefined;
  const record: unknown = JSON.parse(readFileSync(folder.recordFile, 'utf8'));
  if (typeof record === 'object' && record !== null && 'release' in record && 'port' in record) {
    const { release, port } = record;
    if (typeof release === 'string' && isReleaseName(release) && typeof port === 'number') return { release, port };
  }
  throw new Error(`${folder.recordFile} is damaged: remove ${folder.root} and bring the wiki up again`);
}

export function writeRecord(folder: WikiFolder, record: WikiRecord): void {
  writeFileSync(folder.recordFile, `${JSON.stringify(record)}\n`);
}

export function apiAddress(port: number): string {
  return `http://127.0.0.1:${port}/api.php`;
}
