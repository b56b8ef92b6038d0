import { firstDifference } from './differences';
import { gatheredValue, type Gathered } from './paths';
import { readable } from './readable';

/** How a value is not as expected, as short text. */
export interface Mismatch {
  readonly expected: string;
  readonly actual: string;
  /** Where, if not at the path of the expectation as a whole. */
  readonly at?: string;
  readonly firstDifference?: string;
}

/** What a value lacks, or nothing where it is as expected. */
type Lack = Omit<Mismatch, 'expected'> | undefined;

/** Compares each value with the expectation. No value at all is a mismatch too: it would prove nothing. */
export function each(gathered: Gathered, expected: string, check: (value: unknown) => Lack): Mismatch | undefined {
  const nothing = lacking(gathered, expected);
  if (nothing) return nothing;
  for (const { path, value } of gathered.found) {
    const lack = check(value);
    if (lack) return { expected, ...(gathered.many ? { at: path } : {}), ...lack };
  }
  return undefined;
}

export function unless(holds: (value: unknown) => boolean): (value: unknown) => Lack {
  return (value) => (holds(value) ? undefined : { actual: readable(value) });
}

export function lacking(gathered: Gathered, expected: string): Mismatch | undefined {
  if (gathered.found.length === 0 && gathered.missing.length === 0) return { expected, actual: 'an empty list' };
  return missingPart(gathered, expected);
}

export function missingPart({ missing: [first] }: Gathered, expected: string): Mismatch | undefined {
  return first === undefined ? undefined : { expected, actual: 'nothing', at: first };
}

export function compareValues(expected: unknown, gathered: Gathered): Mismatch | undefined {
  const nothing = missingPart(gathered, readable(expected));
  if (nothing) return nothing;
  const actual = gatheredValue(gathered);
  const difference = firstDifference(expected, actual);
  if (difference === undefined) return undefined;
  const where = difference === '' ? {} : { firstDifference: difference };
  return { expected: readable(expected), actual: readable(actual), ...where };
}
