import { OptionError } from '../../check-options';
import { splitValues } from '../../request/decoded-parameters';
import { sentParameters, type Exchange } from '../recorded-exchange';

/** How often a request is expected. */
export interface Times {
  /** Default: at least once. */
  readonly times?: number;
}

/** One value, or one entry of a list of values. */
export type ExpectedValue = string | number | RegExp;

/**
 * What a parameter of a request must be.
 * - text or number: the same text; a list, the same entries in the same order, however they were separated.
 * - RegExp: the whole text matches.
 * - array: a list of just these entries, in any order.
 * - `true`, `false`: it was sent, with whatever value; it was not sent.
 */
export type ExpectedParameter = ExpectedValue | readonly ExpectedValue[] | boolean;

/** What a request must have; what else it has does not matter. */
export type ExpectedParameters = Readonly<Record<string, ExpectedParameter>>;

/** The same, checked. */
export type Expectations = readonly (readonly [name: string, expected: ExpectedParameter])[];

/** @throws OptionError for a value that nothing can be compared with, which plain JavaScript may pass */
export function readExpected(parameters: ExpectedParameters): Expectations {
  const given: unknown = parameters;
  if (typeof given !== 'object' || given === null || Array.isArray(given) || given instanceof RegExp) {
    throw new OptionError('Parameters to compare with are an object, such as { action: "watch", titles: "Gallery" }.');
  }
  const expectations = Object.entries(parameters);
  for (const [name, expected] of expectations) {
    const values: readonly unknown[] = Array.isArray(expected) ? expected : [expected];
    if (typeof expected === 'boolean' || values.every(isExpectedValue)) continue;
    throw new OptionError(
      `The parameter "${name}" can be compared with a text, a number, a RegExp, a list of them, or true or false.`,
    );
  }
  return expectations;
}

function isExpectedValue(value: unknown): value is ExpectedValue {
  return typeof value === 'string' || typeof value === 'number' || value instanceof RegExp;
}

/** Whether a request has what is expected. Secrets are compared as they were sent. */
export function matches(exchange: Exchange, expectations: Expectations): boolean {
  const sent = sentParameters(exchange);
  return expectations.every(([name, expected]) => isMet(expected, sent.get(name)));
}

/** Whether the value of one parameter is the expected one. */
export function isMet(expected: ExpectedParameter, sent: string | undefined): boolean {
  if (typeof expected === 'boolean') return (sent !== undefined) === expected;
  if (sent === undefined) return false;
  if (typeof expected === 'object' && !(expected instanceof RegExp)) return hasEntries(splitValues(sent), expected);
  return isEqual(expected, sent) || isSameList(expected, sent);
}

function isEqual(expected: ExpectedValue, sent: string): boolean {
  // A RegExp with the flag `g` remembers where it stopped.
  return expected instanceof RegExp ? sent.search(expected) >= 0 : String(expected) === sent;
}

/** A list may begin with U+001F, and is then separated by it. */
function isSameList(expected: ExpectedValue, sent: string): boolean {
  if (expected instanceof RegExp) return false;
  return splitValues(String(expected)).join('|') === splitValues(sent).join('|');
}

/** Whether every entry is one of the expected, and each of those is there. */
function hasEntries(entries: readonly string[], expected: readonly ExpectedValue[]): boolean {
  const rest = [...entries];
  // The most particular first, so that a RegExp does not take what a text needs.
  const ordered = [...expected].sort((a, b) => Number(a instanceof RegExp) - Number(b instanceof RegExp));
  for (const one of ordered) {
    const index = rest.findIndex((entry) => isEqual(one, entry));
    if (index < 0) return false;
    rest.splice(index, 1);
  }
  return rest.length === 0;
}
