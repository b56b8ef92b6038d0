import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { expect } from 'chai';

import type { LeftBehind } from './testing/five-hundred-wikis.test-support';
import { runTypeScript } from './testing/run-typescript.test-support';

/** Starts a program of `testing/`, and waits until it exits by itself. */
async function outputOf(program: string, ...options: string[]): Promise<string> {
  const path = join(__dirname, 'testing', `${program}.test-support.ts`);
  const child = spawn(process.execPath, [...options, ...runTypeScript, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return output;
}

describe('a closed wiki', () => {
  it('leaves nothing behind, measured with five hundred wikis', async () => {
    const output = JSON.parse(await outputOf('five-hundred-wikis', '--expose-gc')) as Record<string, LeftBehind>;
    expect(output.closed).to.include({ wikis: 0, handles: 0 });
    expect(output.closed?.megabytes).to.be.below(4);
    // Forty open wikis are visible in each figure.
    expect(output.open).to.include({ wikis: 40, handles: 40 });
    expect(output.open?.megabytes).to.be.above(4);
  });

  it('keeps neither the process nor a request waiting', async () => {
    expect(await outputOf('closed-wiki')).to.equal('ended ended ended');
  });
});
