import type { ReleaseName } from '../../emulator';
import type { DiffResult } from '../differential/diff-result';
import { EvidenceOfReleases } from '../evidence-of-release';

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

const kept = new EvidenceOfReleases<ReleaseEvidence>('configurations');

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
  kept.record(root, release, { ...readEvidence(root, release), [name]: one });
}

/** @returns nothing where no configuration was compared */
export function readEvidence(root: string, release: ReleaseName): ReleaseEvidence {
  return kept.read(root, release) ?? {};
}
