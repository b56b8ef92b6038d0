import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { writeWholeFile } from '../../emulator/write-file';

/** How many broken wikis were tried, and how many of them were found within a budget of requests. */
export interface Found {
  readonly mutants: number;
  /** By budget. */
  readonly within: Readonly<Record<string, number>>;
}

/** The score of a run of `npm run mutants`, as docs/how-we-know.md states it. */
export interface MutationScore {
  /** ISO 8601, to the day. */
  readonly date: string;
  readonly seed: number;
  /** Whether all generated mutants were tried, rather than a sample. */
  readonly isWhole: boolean;
  readonly anonymous: Found;
  readonly withAccount: Found;
}

const file = 'fidelity/evidence/mutants/score.json';

/**
 * The kept score.
 *
 * @param root the folder of the project
 * @throws Error if there is none
 */
export function readScore(root: string): MutationScore {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as MutationScore;
}

export function writeScore(root: string, score: MutationScore): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeWholeFile(join(root, file), `${JSON.stringify(score, null, 2)}\n`);
}

/** By how many standard deviations a score must be lower to be clearly lower: chance alone does that once in 700 runs. */
const deviations = 3;

/** Where a sample is clearly below a score, one sentence each. A small sample may differ by chance. */
export function clearlyBelow(stated: MutationScore, sample: MutationScore): string[] {
  return (['anonymous', 'withAccount'] as const).flatMap((access) => {
    const [was, is] = [stated[access], sample[access]];
    return Object.keys(was.within).flatMap((budget) => {
      const floor = floorOf(share(was, budget), was.mutants, is.mutants);
      const found = share(is, budget);
      if (found >= floor) return [];
      const who = access === 'anonymous' ? 'without an account' : 'with an account';
      return [
        `Within ${budget} requests ${who}, ${percent(found)} of ${is.mutants} mutants were found: ` +
          `docs/how-we-know.md states ${percent(share(was, budget))}, and at least ${percent(floor)} were expected.`,
      ];
    });
  });
}

/** The share that a sample has unless the score has fallen, or chance is very unkind. */
function floorOf(stated: number, size: number, sample: number): number {
  // In a sample, a share of 100 % is not certain.
  const variance = Math.max(stated * (1 - stated), 0.02);
  return Math.max(0, stated - deviations * Math.sqrt(variance / Math.max(1, size) + variance / Math.max(1, sample)));
}

export function share({ mutants, within }: Found, budget: string): number {
  return (within[budget] ?? 0) / Math.max(1, mutants);
}

export function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}
