import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { repository } from './repository';

const sources = ['emulator', 'cli', 'schemas/generated'];
const entry = 'dist/emulator/index.js';

/** Builds the package where it is missing or older than what it is made from: users run what is built, so we measure that. */
export function buildIfOld(): void {
  const built = statSync(join(repository, entry), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (newestSource() <= built) return;
  process.stderr.write('Building the package, which is missing or older than its sources.\n');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The package could not be built, so there is nothing to measure.');
}

function newestSource(): number {
  let newest = statSync(join(repository, 'tsconfig.build.json')).mtimeMs;
  for (const folder of sources) {
    for (const name of readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
      newest = Math.max(newest, statSync(join(repository, folder, name)).mtimeMs);
    }
  }
  return newest;
}
