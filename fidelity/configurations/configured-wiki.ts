import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ReleaseName } from '../../emulator';
import { changeDatabase } from '../real-wiki/database';
import { fillFromFile } from '../real-wiki/fill-from-file';
import { realReleases } from '../real-wiki/releases';
import { bringUp } from '../real-wiki/up';
import { stopServer } from '../real-wiki/server';
import { type WikiFolder, wikiFolder } from '../real-wiki/wiki-folder';
import type { ConfigurationRow } from './row';

export interface ConfiguredWikiOptions {
  readonly home: string;
  readonly release: ReleaseName;
  readonly port: number;
  readonly password: string;
  /** The wiki file with the content. */
  readonly content: string;
}

/**
 * A real wiki that is configured anew for each row, and has the same content before each: its databases are copied when it
 * is filled, and restored from the copy.
 */
export class ConfiguredWiki {
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
    // PHP checks only every two seconds whether a script has changed, so the lines of a row are no script.
    const settings = [`eval( file_get_contents( '${rowFile(folder)}' ) );`];
    writeFileSync(rowFile(folder), '');
    await bringUp({ home, name: folder.name, release, port, debug: false, settings, gitHead: undefined, password });
    if (!existsSync(copy)) {
      await fillFromFile(folder, { release, port }, content, password);
      cpSync(folder.databaseFolder, `${copy}.unfinished`, { recursive: true });
      renameSync(`${copy}.unfinished`, copy);
    }
    return wiki;
  }

  /** The address of `api.php`. */
  configure(row: ConfigurationRow): string {
    const { folder, options } = this;
    const { release, port } = options;
    this.restore();
    writeFileSync(rowFile(folder), row.settings.join('\n'));
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

  async stop(): Promise<void> {
    await stopServer(this.folder);
  }

  private restore(): void {
    const { databaseFolder } = this.folder;
    rmSync(databaseFolder, { recursive: true, force: true });
    cpSync(copyOf(this.folder), databaseFolder, { recursive: true });
  }
}

function copyOf({ root }: WikiFolder): string {
  return join(root, 'filled');
}

/** The file with the settings of the current row. */
function rowFile({ root }: WikiFolder): string {
  return join(root, 'row.txt');
}
