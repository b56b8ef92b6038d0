import type { Budget } from './bench-case';
import type { Samples } from './figures';

/** Measures one contender once. */
export type Sampler = () => number | Promise<number>;

/** The fewest rounds whose median means something. */
const fewestRounds = 5;

/**
 * Lets contenders take turns (A B C, A B C, …), so that a disturbance of the machine hits all of them, and returns what
 * each gave in each round. One round that is not counted goes before, for everything to be compiled.
 *
 * @param budget how long all rounds together should take
 */
export async function takeTurns(contenders: ReadonlyMap<string, Sampler>, budget: Budget): Promise<Samples> {
  const samples = new Map<string, number[]>();
  for (const name of contenders.keys()) samples.set(name, []);
  const startedAt = performance.now();
  await round(contenders, () => undefined);
  const roundTime = performance.now() - startedAt;
  const rounds = Math.max(fewestRounds, Math.round((budget.seconds * 1000) / roundTime));
  for (let index = 0; index < rounds; index++) {
    await round(contenders, (name, value) => samples.get(name)?.push(value));
    budget.progress(index + 1, rounds);
  }
  return samples;
}

async function round(
  contenders: ReadonlyMap<string, Sampler>,
  record: (name: string, value: number) => void,
): Promise<void> {
  for (const [name, sample] of contenders) record(name, await sample());
}

/**
 * A sampler of something that takes microseconds: repeats it for a while and gives the milliseconds that one took.
 *
 * @param milliseconds how long one sample should take
 */
export function repeatedly(work: () => unknown, milliseconds = 20): Sampler {
  let repetitions = 1;
  return () => {
    for (;;) {
      const startedAt = performance.now();
      for (let index = 0; index < repetitions; index++) work();
      const taken = performance.now() - startedAt;
      if (taken >= milliseconds / 2) {
        const each = taken / repetitions;
        repetitions = Math.max(1, Math.round(milliseconds / each));
        return each;
      }
      repetitions *= 2;
    }
  };
}
