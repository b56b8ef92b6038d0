import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { definition, preparedEmulator } from './emulator-definition';
import type { ReleaseName } from '../../../emulator';
import type { PreparedWiki } from './prepared-wiki';

const project = join(__dirname, '../../..');
const listening = /^wikidouble listening on (\S+)$/;

export interface ServedEmulator {
  readonly wiki: PreparedWiki;
  /** Ends the server. */
  readonly stop: () => void;
}

/** Starts `wikidouble serve`, of these sources, for a wiki that holds what {@link PreparedWiki} promises. */
export async function serveEmulator(release: ReleaseName): Promise<ServedEmulator> {
  const folder = mkdtempSync(join(tmpdir(), 'wikidouble-clients-'));
  const file = join(folder, 'wiki.json');
  writeFileSync(file, JSON.stringify(definition()));
  const options = ['serve', '--port', '0', '--release', release, '--wiki', file];
  const server = spawn(process.execPath, ['--require', 'ts-node/register', 'cli/main.ts', ...options], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit').then(() => []);
  const [firstLine] = await Promise.race([once(createInterface(server.stdout), 'line'), ended]);
  rmSync(folder, { recursive: true });
  const entryPoint = listening.exec(String(firstLine))?.[1];
  if (entryPoint === undefined) throw new Error('"wikidouble serve" did not start');
  return {
    wiki: preparedEmulator(`wikidouble as MediaWiki ${release}`, entryPoint),
    stop: () => {
      server.kill();
    },
  };
}
