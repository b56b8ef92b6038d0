import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { ReleaseName } from '../../emulator';
import { fillFromFile } from './fill-from-file';
import { realReleases } from './releases';
import { stopServer } from './server';
import { bringUp } from './up';
import { apiAddress, defaultPassword, wikiFolder, type WikiFolder } from './wiki-folder';

export interface StartedWikiOptions {
  readonly home: string;
  readonly name: string;
  readonly release: ReleaseName;
  readonly port: number;
  /** Lines of PHP for the end of LocalSettings.php. */
  readonly settings: readonly string[];
}

/** A real wiki that can be put back to its content at the start. */
export class StartedWiki {
  readonly api: string;
  private readonly folder: WikiFolder;
  private readonly up: Parameters<typeof bringUp>[0];

  private constructor(readonly options: StartedWikiOptions) {
    this.folder = wikiFolder(options.home, options.name);
    this.api = apiAddress(options.port);
    this.up = { ...options, debug: false, gitHead: undefined, password: defaultPassword };
  }

  /** @param contentFile returns a wiki file; called if the wiki is new */
  static async start(options: StartedWikiOptions, contentFile: (folder: WikiFolder) => string): Promise<StartedWiki> {
    const wiki = new StartedWiki(options);
    const { folder, up } = wiki;
    const copy = join(folder.root, 'started');
    if (existsSync(copy)) return wiki;
    await bringUp(up);
    await fillFromFile(folder, options, contentFile(folder), defaultPassword);
    await stopServer(folder);
    cpSync(folder.databaseFolder, `${copy}.unfinished`, { recursive: true });
    renameSync(`${copy}.unfinished`, copy);
    return wiki;
  }

  /** Puts the pages, users and files back. */
  async restore(): Promise<void> {
    const { folder } = this;
    await stopServer(folder);
    rmSync(folder.databaseFolder, { recursive: true, force: true });
    cpSync(join(folder.root, 'started'), folder.databaseFolder, { recursive: true });
    const { status } = spawnSync('find', [
      join(folder.web, 'images'),
      '-mindepth',
      '1',
      '-type',
      'f',
      '-links',
      '1',
      '-delete',
    ]);
    if (status !== 0) throw new Error(`The uploaded files of ${folder.name} cannot be deleted`);
    await bringUp(this.up);
  }

  /** Does what the wiki has put off, such as reading the pages that use a changed template. */
  runJobs(): void {
    const { status, stdout, stderr } = spawnSync('php', realReleases[this.options.release].maintenance('runJobs'), {
      cwd: this.folder.web,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`runJobs failed: ${stdout}${stderr}`);
  }

  async stop(): Promise<void> {
    await stopServer(this.folder);
  }
}
