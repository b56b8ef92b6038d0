import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseName } from '../../emulator';
import { realReleases } from './releases';
import type { WikiFolder } from './wiki-folder';

export interface Settings {
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
    ...(debug ? ['$wgDebugToolbar = true;'] : []),
    ...lines,
    '',
  ].join('\n');
}

/** Makes the wiki take itself for a checkout of the release's branch at that revision, or for none. */
export function writeGitHead(folder: WikiFolder, release: ReleaseName, revision: string | undefined): void {
  const repository = join(folder.web, '.git');
  rmSync(repository, { recursive: true, force: true });
  if (revision === undefined) return;
  const { gitBranch } = realReleases[release];
  mkdirSync(join(repository, 'refs/heads'), { recursive: true });
  writeFileSync(join(repository, 'HEAD'), `ref: refs/heads/${gitBranch}\n`);
  writeFileSync(join(repository, 'refs/heads', gitBranch), `${revision}\n`);
}
