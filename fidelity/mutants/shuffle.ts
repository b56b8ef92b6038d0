import { randomFrom } from '../../conformance/variation/random';

/** The entries in an order determined by a seed. */
export function shuffled<Entry>(entries: readonly Entry[], seed: number): Entry[] {
  const random = randomFrom(seed);
  return entries
    .map((entry) => ({ entry, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
}
