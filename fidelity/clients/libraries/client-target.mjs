import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { after, before } from 'mocha';

const project = fileURLToPath(new URL('../../..', import.meta.url));

/** The wiki that libraries are exercised with (fidelity/clients/client-targets); complete once tests run. */
export const target = {};

let suites = 0;
let prepared;
let program;
let lines;

/** Prepares the wiki before the first suite that needs it, and ends it after the last. */
export function useTarget() {
  suites++;
  before(function () {
    // A real wiki gets some fifty edits.
    this.timeout(1_800_000);
    return (prepared ??= prepare());
  });
  after(() => {
    if (--suites === 0) program.stdin.end();
  });
}

async function prepare() {
  const hook = './emulator/testing/typescript.cjs';
  program = spawn(process.execPath, ['--require', hook, 'fidelity/clients/client-targets/main.ts'], {
    cwd: project,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit').then(() => {
    throw new Error('the wiki to exercise libraries with cannot be prepared');
  });
  lines = createInterface(program.stdout);
  const [line] = await Promise.race([once(lines, 'line'), ended]);
  ended.catch(() => undefined);
  Object.assign(target, JSON.parse(line));
}

/** The violations that a strict wiki has noted since the last call. */
export async function takeViolations() {
  const reported = once(lines, 'line');
  program.stdin.write('\n');
  const [line] = await reported;
  return JSON.parse(line);
}
