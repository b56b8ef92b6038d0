import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { ReleaseName } from '../../emulator';
import type { DiffResult } from '../differential/diff-result';

/** What the last comparison in a configuration found. */
export interface ConfigurationEvidence {
  readonly date: string;
  /** What the real wiki calls its software: `MediaWiki 1.43.9`. */
  readonly version: string;
  readonly seed: number;
  readonly requests: number;
  readonly differences: number;
  readonly withoutResponse: number;
  /** Requests that differ in what the documentation says. */
  readonly known: number;
}

/** By the names of the configurations. */
export type ReleaseEvidence = Readonly<Record<string, ConfigurationEvidence>>;

/**
 * Keeps the result of a configuration; the results of others stay.
 *
 * @param root the folder of the project
 */
export function recordRow(root: string, release: ReleaseName, name: string, result: DiffResult): void {
  const { wiki, seed, requests, differing, explained, withoutResponse, startedAt } = result;
  const one: ConfigurationEvidence = {
    date: startedAt.slice(0, 10),
    version: wiki.version,
    ...{ seed, requests, differences: differing.length, withoutResponse: withoutResponse.length },
    known: explained.reduce((sum, { requests: count }) => sum + count, 0),
  };
  const file = evidenceFile(root, release);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...readEvidence(root, release), [name]: one }, null, 2)}\n`);
}

/** @returns nothing where no configuration was compared */
export function readEvidence(root: string, release: ReleaseName): ReleaseEvidence {
  const file = evidenceFile(root, release);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReleaseEvidence) : {};
}

function evidenceFile(root: string, release: ReleaseName): string {
  return join(root, `fidelity/evidence/configurations/mediawiki-${release}.json`);
}
