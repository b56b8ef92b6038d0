import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { ReleaseName } from '../../emulator';
import type { Reading } from './reading';

/** How many made-up texts the fake reads otherwise than a real wiki, by what was found in them. */
export interface WikitextEvidence {
  readonly date: string;
  /** What the real wiki calls its software: `MediaWiki 1.43.9`. */
  readonly version: string;
  readonly seed: number;
  readonly texts: number;
  readonly differing: Readonly<Record<keyof Reading, number>>;
}

/** @param root the folder of the project */
export function recordWikitext(root: string, release: ReleaseName, evidence: WikitextEvidence): void {
  const file = evidenceFile(root, release);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(evidence, null, 2)}\n`);
}

/** @returns undefined where nothing was recorded */
export function readWikitextEvidence(root: string, release: ReleaseName): WikitextEvidence | undefined {
  const file = evidenceFile(root, release);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WikitextEvidence) : undefined;
}

function evidenceFile(root: string, release: ReleaseName): string {
  return join(root, `fidelity/evidence/wikitext/mediawiki-${release}.json`);
}
