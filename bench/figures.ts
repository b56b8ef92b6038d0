import type { Figure } from './bench-case';

/** What the rounds of a case gave: for each contender a number a round, in the order of the rounds. */
export type Samples = ReadonlyMap<string, readonly number[]>;

export interface FigureOrder {
  readonly measured: string;
  readonly baseline: string;
  readonly better: Figure['better'];
  readonly unit: string;
  readonly aim?: number;
}

/** Compares two contenders round by round, because what disturbs the machine disturbs neighbours alike. */
export function figure(samples: Samples, { measured, baseline, better, unit, aim }: FigureOrder): Figure {
  const own = samplesOf(samples, measured);
  const others = samplesOf(samples, baseline);
  const ratios = own.map((value, round) => value / (others[round] ?? NaN));
  return {
    measured,
    baseline,
    better,
    ratio: quantile(ratios, 0.5),
    quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    rounds: ratios.length,
    ...(aim === undefined ? {} : { aim }),
    absolute: { unit, measured: quantile(own, 0.5), baseline: quantile(others, 0.5) },
  };
}

function samplesOf(samples: Samples, name: string): readonly number[] {
  const own = samples.get(name);
  if (!own || own.length === 0) throw new Error(`Nothing was measured of ${name}.`);
  return own;
}

/** The value below which that part of the samples lies, between the two nearest of them. */
export function quantile(samples: readonly number[], part: number): number {
  const sorted = samples.toSorted((one, other) => one - other);
  const position = (sorted.length - 1) * part;
  const below = sorted[Math.floor(position)] ?? NaN;
  const above = sorted[Math.ceil(position)] ?? NaN;
  return below + (above - below) * (position - Math.floor(position));
}
