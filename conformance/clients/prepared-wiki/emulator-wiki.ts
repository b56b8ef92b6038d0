import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { readWikiFile } from '../../../emulator';
import type { WikiDefinition } from '../../../schemas/generated/wiki-file';
import { ADMINISTRATOR, DEFAULT_PASSWORD } from '../../real-wiki/wiki-folder';
import {
  botPasswordApp,
  botPasswordGrants,
  countOfChanges,
  editedPage,
  editor,
  type PreparedWiki,
} from './prepared-wiki';

const project = join(__dirname, '../../..');
const fixture = join(project, 'scenarios/vectors/fixture.wiki.yaml');
const listening = /^wikidouble listening on (\S+)$/;

export interface ServedEmulator {
  readonly wiki: PreparedWiki;
  /** Ends the server. */
  readonly stop: () => void;
}

/** Starts `wikidouble serve`, of these sources, for a wiki that holds what {@link PreparedWiki} promises. */
export async function serveEmulator(release: '1.39' | '1.43'): Promise<ServedEmulator> {
  const account = { name: ADMINISTRATOR, password: DEFAULT_PASSWORD };
  const botAccount = { name: `${ADMINISTRATOR}@${botPasswordApp}`, password: '0123456789abcdefghijklmnopqrstuv' };
  const definition = defineWiki(account.password, botAccount.password);
  const folder = mkdtempSync(join(tmpdir(), 'wikidouble-clients-'));
  const file = join(folder, 'wiki.json');
  writeFileSync(file, JSON.stringify(definition));
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
    wiki: {
      software: `wikidouble as MediaWiki ${release}`,
      entryPoint,
      account,
      botAccount,
      changes: Array.from({ length: countOfChanges }, (_, index) => index + 1),
    },
    stop: () => {
      server.kill();
    },
  };
}

function defineWiki(password: string, botPassword: string): WikiDefinition {
  const vectors = readWikiFile(fixture);
  const app = { app: botPasswordApp, password: botPassword, grants: [...botPasswordGrants] };
  return {
    ...vectors,
    pages: [...(vectors.pages ?? []), { title: editedPage, text: 'What was written here is to be patrolled.' }],
    users: [
      { id: 1, name: ADMINISTRATOR, password, groups: ['bureaucrat', 'interface-admin', 'sysop'], botPasswords: [app] },
      { id: 2, name: editor },
    ],
    changes: Array.from({ length: countOfChanges }, (_, index) => ({ id: index + 1, page: editedPage, user: editor })),
  };
}
