import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { createWiki, readWikiFile, type ReleaseName, type WikiDefinition } from '../../../emulator';
import { administrator, defaultPassword } from '../../real-wiki/wiki-folder';
import {
  botPasswordApp,
  botPasswordGrants,
  countOfChanges,
  countOfPages,
  editedPage,
  editingGrants,
  editor,
  firstText,
  protectedPage,
  secondText,
  writingApp,
  writingGrants,
  type ClientTarget,
} from './client-target';

const project = join(__dirname, '../../..');
const fixture = join(project, 'scenarios/vectors/fixture.wiki.yaml');
const listening = /^wikidouble listening on (\S+)$/;

/** Enough to keep every request of a whole run. */
const journalBytes = 256 * 1024 * 1024;

/** What a strict wiki does about a violation: throw an error at the client, or note it and respond as usual. */
export type StrictMode = 'throw' | 'note';

/** Something that a reviewer of the client would object to (docs/testing.md). */
export interface Violation {
  readonly id: string;
  readonly message: string;
}

/** Starts `wikidouble serve` from these sources. */
export async function serveFake(release: ReleaseName): Promise<{ target: ClientTarget; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'wikidouble-clients-'));
  const file = join(folder, 'wiki.json');
  writeFileSync(file, JSON.stringify(definition()));
  const options = ['serve', '--port', '0', '--release', release, '--wiki', file];
  const hook = './emulator/testing/typescript.cjs';
  const server = spawn(process.execPath, ['--require', hook, 'cli/main.ts', ...options], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit').then(() => []);
  const [firstLine] = await Promise.race([once(createInterface(server.stdout), 'line'), ended]);
  rmSync(folder, { recursive: true });
  const entryPoint = listening.exec(String(firstLine))?.[1];
  if (entryPoint === undefined) throw new Error('"wikidouble serve" did not start');
  return { target: fakeTarget(release, entryPoint), stop: () => server.kill() };
}

/** Serves the fake in strict mode. `takeViolations` returns what was noted since its last call, each violation once. */
export async function serveStrictFake(
  release: ReleaseName,
  mode: StrictMode,
): Promise<{ target: ClientTarget; takeViolations: () => Violation[]; stop: () => Promise<void> }> {
  const wiki = createWiki(definition(), { release, journalBytes, strict: mode === 'throw' });
  const server = await wiki.listen({ keepsProcessAlive: true });
  let taken = 0;
  return {
    target: fakeTarget(release, `${server.url}/api.php`),
    takeViolations: () => {
      const found = wiki.requests.slice(taken).flatMap(({ violations }) => violations);
      taken = wiki.requests.length;
      return [...new Map(found.map(({ id, message }) => [`${id} ${message}`, { id, message }])).values()];
    },
    // Not `wiki.close`, which would throw the violations again.
    stop: () => server.close(),
  };
}

const account = { name: administrator, password: defaultPassword };
const botPassword = '0123456789abcdefghijklmnopqrstuv';
const botAccount = { name: `${administrator}@${botPasswordApp}`, password: botPassword };
const writer = { name: `${administrator}@${writingApp}`, password: botPassword };
const editorAccount = { name: `${editor}@${botPasswordApp}`, password: botPassword };
const pages = Array.from({ length: countOfPages }, (_, index) => `Clients page ${index + 1}`);

/** The content of the vectors, an administrator with bot passwords, an editor, pages to edit and changes to patrol. */
function definition(): WikiDefinition {
  const vectors = readWikiFile(fixture);
  const reading = { app: botPasswordApp, password: botPassword, grants: [...botPasswordGrants] };
  const writing = { app: writingApp, password: botPassword, grants: [...writingGrants] };
  const editing = { app: botPasswordApp, password: botPassword, grants: [...editingGrants] };
  const revisions = [
    { text: firstText, user: administrator, timestamp: '2026-01-01T00:00:00Z' },
    { text: secondText, user: editor, timestamp: '2026-01-02T00:00:00Z' },
  ];
  return {
    ...vectors,
    site: { ...vectors.site, uploads: true },
    pages: [
      ...(vectors.pages ?? []),
      { title: editedPage, text: 'An unpatrolled text.' },
      { title: protectedPage, text: firstText, protection: [{ type: 'edit', level: 'sysop' }] },
      ...pages.map((title) => ({ title, revisions })),
    ],
    users: [
      { id: 1, ...account, groups: ['bureaucrat', 'interface-admin', 'sysop'], botPasswords: [reading, writing] },
      { id: 2, name: editor, groups: ['bureaucrat'], botPasswords: [editing] },
    ],
    changes: Array.from({ length: countOfChanges }, (_, index) => ({ id: index + 1, page: editedPage, user: editor })),
  };
}

function fakeTarget(release: ReleaseName, entryPoint: string): ClientTarget {
  const changes = Array.from({ length: countOfChanges }, (_, index) => index + 1);
  const accounts = { account, botAccount, writer, editor: editorAccount, editorName: editor };
  return { software: `wikidouble as MediaWiki ${release}`, entryPoint, ...accounts, changes, pages, run: 'new' };
}
