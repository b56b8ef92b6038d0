import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ApiClient } from '../../conformance/http/api-client';
import { sendOverHttp } from '../../conformance/http/send-over-http';
import type { ReleaseName } from '../../emulator';
import { readWiki } from '../differential/data/read-wiki';
import { changeDatabase } from '../real-wiki/database';
import { fillFromFile } from '../real-wiki/fill-from-file';
import { realReleases } from '../real-wiki/releases';
import { bringUp } from '../real-wiki/up';
import { stopServer } from '../real-wiki/server';
import { apiAddress, type WikiFolder, wikiFolder } from '../real-wiki/wiki-folder';
import type { RepositoryDefinition } from '../../schemas/generated/wiki-file';
import type { ConfigurationRow } from './row';

export interface ConfiguredWikiOptions {
  readonly home: string;
  readonly release: ReleaseName;
  readonly port: number;
  readonly password: string;
  /** The wiki file with the content. */
  readonly content: string;
  /** The wiki file with the files of the repository. */
  readonly sharedFiles: string;
}

/**
 * A real wiki that is configured anew for each row, and has the same content before each: its databases are copied when it
 * is filled, and restored from the copy.
 */
export class ConfiguredWiki {
  private repository: Repository | undefined;

  private constructor(
    private readonly folder: WikiFolder,
    private readonly options: ConfiguredWikiOptions,
  ) {}

  /** Starts the wiki of a release; installs and fills it the first time, which takes two minutes. */
  static async start(options: ConfiguredWikiOptions): Promise<ConfiguredWiki> {
    const { home, release, port, password, content } = options;
    const folder = wikiFolder(home, `configurations-${release}`);
    const copy = copyOf(folder);
    const wiki = new ConfiguredWiki(folder, options);
    if (existsSync(copy)) wiki.restore();
    // PHP checks only every two seconds whether a script has changed, so the lines of a row are no script. There are none yet.
    const settings = [`eval( (string)@file_get_contents( '${rowFile(folder)}' ) );`];
    rmSync(rowFile(folder), { force: true });
    await bringUp({ home, name: folder.name, release, port, debug: false, settings, gitHead: undefined, password });
    if (!existsSync(copy)) {
      await fillFromFile(folder, { release, port }, content, password);
      cpSync(folder.databaseFolder, `${copy}.unfinished`, { recursive: true });
      renameSync(`${copy}.unfinished`, copy);
    }
    return wiki;
  }

  /** The address of `api.php`. */
  async configure(row: ConfigurationRow): Promise<string> {
    const { folder, options } = this;
    const { release, port, password } = options;
    this.restore();
    if (row.shared) this.repository ??= await startRepository(options);
    const known = [
      `$repository = ${phpText(this.repository?.address ?? '')};`,
      `$administratorPassword = ${phpText(password)};`,
      // What the server has cached for one configuration must not show in the next.
      `$wgCachePrefix = ${phpText(`wiki-${row.name}`)};`,
    ];
    writeFileSync(rowFile(folder), [...known, ...row.settings].join('\n'));
    const place = row.folder ?? '';
    if (place !== '' && !existsSync(join(folder.web, place))) symlinkSync('.', join(folder.web, place));
    if (row.sql !== undefined) changeDatabase(folder.database, row.sql, 'SELECT 1');
    if (row.refreshLinks) {
      const { status, stdout, stderr } = spawnSync('php', realReleases[release].maintenance('refreshLinks'), {
        cwd: folder.web,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`refreshLinks failed: ${stdout}${stderr}`);
    }
    return `http://127.0.0.1:${port}${place}/api.php`;
  }

  /** What a wiki file says of the files that the wiki shares with others; nothing before a row needs them. */
  get repositories(): readonly RepositoryDefinition[] {
    return this.repository ? [this.repository.definition] : [];
  }

  async stop(): Promise<void> {
    await stopServer(this.folder);
    if (this.repository) await stopServer(this.repository.folder);
  }

  private restore(): void {
    const { databaseFolder } = this.folder;
    rmSync(databaseFolder, { recursive: true, force: true });
    cpSync(copyOf(this.folder), databaseFolder, { recursive: true });
  }
}

interface Repository {
  readonly folder: WikiFolder;
  /** What precedes `/api.php`. */
  readonly address: string;
  readonly definition: RepositoryDefinition;
}

/** Starts another wiki of the release, whose files are shared; installs and fills it the first time. */
async function startRepository({
  home,
  release,
  password,
  sharedFiles,
  ...options
}: ConfiguredWikiOptions): Promise<Repository> {
  const folder = wikiFolder(home, `configurations-shared-${release}`);
  const port = options.port + repositoryPort;
  const api = apiAddress(port);
  await bringUp({ home, name: folder.name, release, port, debug: false, settings: [], gitHead: undefined, password });
  try {
    await fillFromFile(folder, { release, port }, sharedFiles, password);
    const { definition } = await readWiki(new ApiClient(sendOverHttp(api, { timeout: 120_000 })));
    const files = definition.pages.flatMap(({ title, id, file }) => (file ? [{ title, id, file }] : []));
    const address = new URL(api).origin;
    return { folder, address, definition: { name: 'shared', server: address, files } };
  } catch (error) {
    await stopServer(folder);
    throw error;
  }
}

/** How far its port is from that of the wiki: there is a port for each release between them. */
const repositoryPort = 10;

function phpText(text: string): string {
  return `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;
}

function copyOf({ root }: WikiFolder): string {
  return join(root, 'filled');
}

/** The file with the settings of the current row. */
function rowFile({ root }: WikiFolder): string {
  return join(root, 'row.txt');
}
