/** One thing that is measured, always as a ratio to a baseline of the same run. */
export interface BenchCase {
  /** What `--only` chooses it by. */
  readonly name: string;
  /** What is measured, in a line. */
  readonly description: string;
  run(budget: Budget): Promise<Figure[]>;
}

export interface Budget {
  /** How long the case should measure for. */
  readonly seconds: number;
  /** Told of every round, so that nobody wonders whether it hangs. */
  readonly progress: (done: number, of: number) => void;
}

/** One line of the table. */
export interface Figure {
  readonly measured: string;
  readonly baseline: string;
  /** Which side of 1 is the good one. */
  readonly better: 'higher' | 'lower';
  /** The median over the rounds of what was measured to the baseline of the same round. */
  readonly ratio: number;
  /** The quarter of the rounds below and above: how far the ratio can be trusted. */
  readonly quartiles: readonly [number, number];
  readonly rounds: number;
  /** The ratio that we want, where there is one. */
  readonly aim?: number;
  /** Medians in absolute numbers, which mean something on one machine only. */
  readonly absolute: { readonly unit: string; readonly measured: number; readonly baseline: number };
}
