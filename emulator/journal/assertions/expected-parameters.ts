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
 * The expected value of a parameter:
 * - text or number: the same text or, for a list, the same entries in the same order, whatever their separator.
 * - RegExp: it is tested on the whole text.
 * - array: a list of exactly these entries, in any order.
 * - `true`: the parameter was sent, with any value; `false`: it was not sent.
 */
export type ExpectedParameter = ExpectedValue | readonly ExpectedValue[] | boolean;

/** The expected parameters of a request; others do not matter. */
export type ExpectedParameters = Readonly<Record<string, ExpectedParameter>>;

/** The same, checked. */
export type Expectations = readonly (readonly [name: string, expected: ExpectedParameter])[];

/** @throws OptionError for an invalid value, which plain JavaScript may pass */
export function readExpected(parameters: ExpectedParameters): Expectations {
  const given: unknown = parameters;
  if (typeof given !== 'object' || given === null || Array.isArray(given) || given instanceof RegExp) {
    throw new OptionError('The parameters must be an object, such as { action: "watch", titles: "Gallery" }.');
  }
  const expectations = Object.entries(parameters);
  for (const [name, expected] of expectations) {
    const values: readonly unknown[] = Array.isArray(expected) ? expected : [expected];
    if (typeof expected === 'boolean' || values.every(isExpectedValue)) continue;
    throw new OptionError(
      `The parameter "${name}" must be a string, a number, a RegExp, an array of these, or a boolean.`,
    );
  }
  return expectations;
}

function isExpectedValue(value: unknown): value is ExpectedValue {
  return typeof value === 'string' || typeof value === 'number' || value instanceof RegExp;
}

/** Whether a request matches. Secrets are compared as they were sent. */
export function matches(exchange: Exchange, expectations: Expectations): boolean {
  const sent = sentParameters(exchange);
  return expectations.every(([name, expected]) => isMet(expected, sent.get(name)));
}

/** Whether the value of one parameter matches. */
export function isMet(expected: ExpectedParameter, sent: string | undefined): boolean {
  if (typeof expected === 'boolean') return (sent !== undefined) === expected;
  if (sent === undefined) return false;
  if (typeof expected === 'object' && !(expected instanceof RegExp)) return hasEntries(splitValues(sent), expected);
  return isEqual(expected, sent) || isSameList(expected, sent);
}

function isEqual(expected: ExpectedValue, sent: string): boolean {
  // `test` of a RegExp with the flag `g` would continue where it stopped.
  return expected instanceof RegExp ? sent.search(expected) >= 0 : String(expected) === sent;
}

/** If a list begins with U+001F, that is the separator of its entries. */
function isSameList(expected: ExpectedValue, sent: string): boolean {
  if (expected instanceof RegExp) return false;
  return splitValues(String(expected)).join('|') === splitValues(sent).join('|');
}

/** Whether the entries are exactly the expected ones. */
function hasEntries(entries: readonly string[], expected: readonly ExpectedValue[]): boolean {
  const rest = [...entries];
  // Texts first, so that no RegExp takes an entry that a text requires.
  const ordered = [...expected].sort((a, b) => Number(a instanceof RegExp) - Number(b instanceof RegExp));
  for (const one of ordered) {
    const index = rest.findIndex((entry) => isEqual(one, entry));
    if (index < 0) return false;
    rest.splice(index, 1);
  }
  return rest.length === 0;
}
