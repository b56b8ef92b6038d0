/** What the tests of contracts share: a folder that goes away, and a contract as it reads from there. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Wiki } from '../../emulator/index';
import type { Contract, Interaction } from '../contract/contract';
import type { PactOptions } from './pact-recorder';

/** Declares a folder that the tests of a suite may write to. */
export function temporaryFolder(): { readonly path: string } {
  const folder = { path: '' };
  beforeEach(() => {
    folder.path = mkdtempSync(join(tmpdir(), 'wikidouble-'));
  });
  afterEach(() => {
    rmSync(folder.path, { recursive: true });
  });
  return folder;
}

export function readContract(file: string): Contract {
  return JSON.parse(readFileSync(file, 'utf8')) as Contract;
}

/** The interactions of a contract of what a wiki was asked. */
export function interactionsOf(wiki: Wiki, dir: string, options: Partial<PactOptions> = {}): readonly Interaction[] {
  return readContract(wiki.writePact({ consumer: 'my-bot', dir, ...options }).file).interactions;
}
