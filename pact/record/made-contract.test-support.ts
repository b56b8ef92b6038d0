/** What the tests of contracts share: a temporary folder, and the contract in it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Wiki } from '../../emulator/index';
import type { Contract, Interaction } from '../contract/contract';
import type { PactOptions } from './pact-recorder';

/** Declares a temporary folder for the tests of a suite. */
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

/** The interactions of a contract of a wiki's journal. */
export function interactionsOf(wiki: Wiki, dir: string, options: Partial<PactOptions> = {}): readonly Interaction[] {
  return readContract(wiki.writePact({ consumer: 'my-bot', dir, ...options }).file).interactions;
}
