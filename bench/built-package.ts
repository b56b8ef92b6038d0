import { spawnSync } from 'node:child_process';

import { repository } from './repository';

/** Builds the package, which takes half a second where nothing has changed: users run what is built, so we measure that. */
export function build(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The package could not be built, so there is nothing to measure.');
}
