import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { ReleaseName } from '../../emulator';

/** How many of the tests in a file pass, by the name of the file: `Edit.js`. */
export type PassingTests = Readonly<Record<string, number>>;

/** What MediaWiki core's own API tests said of the fake, and of the real wiki that is its measure. */
export interface CoreTestsEvidence {
  readonly date: string;
  /** What the real wiki calls its software: `MediaWiki 1.43.9`. */
  readonly version: string;
  readonly real: PassingTests;
  readonly fake: PassingTests;
}

/** @param root the folder of the project */
export function recordCoreTests(root: string, release: ReleaseName, evidence: CoreTestsEvidence): void {
  const file = evidenceFile(root, release);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(evidence, null, 2)}\n`);
}

/** @returns undefined where nothing was recorded */
export function readCoreTests(root: string, release: ReleaseName): CoreTestsEvidence | undefined {
  const file = evidenceFile(root, release);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CoreTestsEvidence) : undefined;
}

function evidenceFile(root: string, release: ReleaseName): string {
  return join(root, `fidelity/evidence/core-tests/mediawiki-${release}.json`);
}
