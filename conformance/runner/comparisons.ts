import type { Expectation, Reference } from '../../schemas/generated/scenario';
import { fitsCount } from './counts';
import { firstDifference, isPermutation } from './differences';
import { type Gathered, gatheredValue, isContainer } from './paths';
import { readable } from './readable';
import { compileSchemas, type SchemaCheck } from '../schemas/compile';
import type { SchemaName } from '../schemas/sources';

/** The members of an expectation that state a condition; the others select the value. */
export type Comparison = Exclude<keyof Expectation, 'of' | 'rule' | 'header' | 'cookie' | 'at' | 'optional'>;

/** The expected value of each of them. */
export type ExpectedValues = Required<Pick<Expectation, Comparison>>;

/** A function for each of them. */
export type Comparisons = { readonly [Name in Comparison]: Comparing<ExpectedValues[Name]> };

/** The values that are compared. */
export interface Subject {
  readonly gathered: Gathered;
  /** One per response. */
  readonly statuses: readonly number[];
  readonly lookUp: (reference: Reference) => Gathered;
  /** Fills in placeholders. */
  readonly fill: (text: string) => string;
}

type Comparing<Wanted> = (wanted: Wanted, subject: Subject) => Mismatch | undefined;

/** One function per comparing member; a new member of the schema without a function here does not compile. */
export const comparisons: Comparisons = {
  status(wanted, { statuses }) {
    const other = statuses.find((status) => status !== wanted);
    return other === undefined ? undefined : { expected: String(wanted), actual: String(other) };
  },

  schema(wanted, { gathered }) {
    return each(gathered, `what fits the schema ${wanted}`, (value) => {
      const problems = schemaCheck(wanted)(value);
      const [first] = problems;
      if (!first) return undefined;
      const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
      return {
        actual: `${first.path || 'it'} ${first.message}${more}: ${readable(value)}`,
        firstDifference: first.path,
      };
    });
  },

  equals(wanted, { gathered, fill }) {
    return compareValues(fillIn(wanted, fill), gathered);
  },

  matches(wanted, { gathered }) {
    const pattern = new RegExp(wanted);
    const fits = (value: unknown): boolean => typeof value === 'string' && pattern.test(value);
    return each(gathered, `a text that matches ${wanted}`, unless(fits));
  },

  type(wanted, { gathered }) {
    return each(
      gathered,
      `a value of type ${wanted}`,
      unless((value) => isOfType(value, wanted)),
    );
  },

  members(wanted, { gathered }) {
    return each(gathered, `an object with exactly the members ${wanted.join(', ')}`, (value) => {
      if (!isContainer(value) || Array.isArray(value)) return { actual: readable(value) };
      const names = Object.keys(value);
      const same = names.length === wanted.length && names.every((name, index) => name === wanted[index]);
      return same ? undefined : { actual: `the members ${names.join(', ') || '(none)'}` };
    });
  },

  absent(_, { gathered }) {
    const [first] = gathered.found;
    return first && { expected: 'nothing', actual: readable(first.value), at: first.path };
  },

  present(_, { gathered }) {
    return each(gathered, 'something', () => undefined);
  },

  includes(wanted, { gathered, fill }) {
    const text = fill(wanted);
    const expected = `a text that contains ${readable(text)}`;
    const nothing = lacking(gathered, expected);
    if (nothing) return nothing;
    const texts = gathered.found.flatMap(({ value }): unknown[] => (Array.isArray(value) ? value : [value]));
    const contains = texts.some((item) => typeof item === 'string' && item.includes(text));
    return contains ? undefined : { expected, actual: readable(gatheredValue(gathered)) };
  },

  ordered(wanted, { gathered }) {
    const expected = `numbers in ${wanted} order, none twice`;
    const values = gatheredValue(gathered);
    const nothing = lacking(gathered, expected);
    if (nothing) return nothing;
    if (!isNumbers(values)) return { expected, actual: readable(values) };
    const sign = wanted === 'ascending' ? 1 : -1;
    const place = values.findIndex((value, index) => index > 0 && (value - (values[index - 1] ?? value)) * sign <= 0);
    if (place < 0) return undefined;
    return { expected, actual: readable(values), firstDifference: gathered.found[place]?.path ?? `/${place}` };
  },

  length(wanted, { gathered }) {
    const value = gatheredValue(gathered);
    const expected = `a length of ${wanted}`;
    const nothing = missingPart(gathered, expected);
    if (nothing) return nothing;
    const length =
      typeof value === 'string' ? Array.from(value).length : Array.isArray(value) ? value.length : undefined;
    if (length !== undefined && fitsCount(length, wanted)) return undefined;
    return { expected, actual: length === undefined ? readable(value) : `${length}: ${readable(value)}` };
  },

  equalTo(wanted, { gathered, lookUp }) {
    const other = lookUp(wanted);
    return missingPart(other, 'a value to compare with') ?? compareValues(gatheredValue(other), gathered);
  },

  differsFrom(wanted, { gathered, lookUp }) {
    const other = lookUp(wanted);
    const expected = `something else than ${readable(gatheredValue(other))}`;
    const nothing = missingPart(other, 'a value to compare with') ?? missingPart(gathered, expected);
    if (nothing) return nothing;
    const value = gatheredValue(gathered);
    const same = firstDifference(gatheredValue(other), value) === undefined;
    return same ? { expected, actual: readable(value) } : undefined;
  },

  permutationOf(wanted, { gathered, lookUp }) {
    const other = lookUp(wanted);
    const [items, value] = [gatheredValue(other), gatheredValue(gathered)];
    const expected = `in any order, the items of ${readable(items)}`;
    const nothing = missingPart(other, 'a list to compare with') ?? missingPart(gathered, expected);
    if (nothing) return nothing;
    if (Array.isArray(items) && Array.isArray(value) && isPermutation(items, value)) return undefined;
    return { expected, actual: readable(value) };
  },
};

function fillIn(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value);
  if (Array.isArray(value)) return value.map((item) => fillIn(item, fill));
  if (!isContainer(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, fillIn(member, fill)]));
}

function isOfType(value: unknown, type: Exclude<Expectation['type'], undefined>): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isContainer(value) && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number');
}

const schemaNames = {
  envelope: 'envelope',
  tokens: 'tokens',
  'image-usage': 'imageUsage',
  'debug-block': 'debugBlock',
  errors: 'errors',
  warnings: 'warnings',
} as const satisfies Readonly<Record<Exclude<Expectation['schema'], undefined>, SchemaName>>;

/** Compiled when first used: it takes some tens of milliseconds. */
let schemaChecks: Readonly<Record<SchemaName, SchemaCheck>> | undefined;

/** The check of a schema, by its name in scenarios. */
export function schemaCheck(name: keyof typeof schemaNames): SchemaCheck {
  schemaChecks ??= compileSchemas();
  return schemaChecks[schemaNames[name]];
}

/** How a value differs from the expectation, as short text. */
export interface Mismatch {
  readonly expected: string;
  readonly actual: string;
  /** The place, if not the path of the expectation itself. */
  readonly at?: string;
  readonly firstDifference?: string;
}

/** What is missing from a value; undefined if it is as expected. */
type Lack = Omit<Mismatch, 'expected'> | undefined;

/** Compares each value with the expectation. No value at all is a mismatch too, because it would prove nothing. */
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
