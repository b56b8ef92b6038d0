import type { Budget } from './bench-case';
import type { Samples } from './figures';

/** Measures one contender once. */
export type Sampler = () => number | Promise<number>;

/** The fewest rounds whose median means something. */
const fewestRounds = 5;

/**
 * Lets contenders take turns (A B C, C B A, A B C, …), so that a disturbance of the machine hits all of them and nobody is
 * always the first, and returns what each gave in each round. One round that is not counted goes before, for everything to be compiled.
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
  const backwards = new Map([...contenders].reverse());
  for (let index = 0; index < rounds; index++) {
    await round(index % 2 === 0 ? contenders : backwards, (name, value) => samples.get(name)?.push(value));
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
  let repetitions: number | undefined;
  return () => {
    repetitions ??= calibrate(work, milliseconds);
    return timeOf(work, repetitions) / repetitions;
  };
}

/** How often something fits into a time; what took long because the machine was busy does not count. */
function calibrate(work: () => unknown, milliseconds: number): number {
  let repetitions = 1;
  while (timeOf(work, repetitions) < milliseconds / 4) repetitions *= 2;
  const fastest = Math.min(...Array.from({ length: 5 }, () => timeOf(work, repetitions)));
  return Math.max(1, Math.round((repetitions * milliseconds) / fastest));
}

function timeOf(work: () => unknown, repetitions: number): number {
  const startedAt = performance.now();
  for (let index = 0; index < repetitions; index++) work();
  return performance.now() - startedAt;
}
