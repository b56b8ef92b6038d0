import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../..', import.meta.url));

/** The wiki of this run (fidelity/clients/prepared-wiki); it is there when tests run, not before. */
export const triedWiki = {};

let preparing;
let lines;

/** mocha calls this before all tests. */
export async function mochaGlobalSetup() {
  preparing = spawn(process.execPath, ['--require', 'ts-node/register', 'fidelity/clients/prepared-wiki/main.ts'], {
    cwd: project,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(preparing, 'exit').then(() => {
    throw new Error('the wiki that libraries are to be tried with cannot be prepared');
  });
  lines = createInterface(preparing.stdout);
  const [line] = await Promise.race([once(lines, 'line'), ended]);
  ended.catch(() => undefined);
  Object.assign(triedWiki, JSON.parse(line));
}

/** What a wiki that reviews its clients found in the requests since this was called last. */
export async function takeFindings() {
  const answered = once(lines, 'line');
  preparing.stdin.write('\n');
  const [line] = await answered;
  return JSON.parse(line);
}

/** mocha calls this after all tests. */
export function mochaGlobalTeardown() {
  preparing.stdin.end();
}
