import { moduleSelectors } from '../../modules/module';
import { editDistance } from '../../text/nearest-name';
import { exchangeOf } from '../describe-exchange';
import type { JournalEntry } from '../journal-entry';
import { sentParameters } from '../recorded-exchange';
import { isSecretParameter, hidden } from '../../redact/request-secrets';
import { isMet, type Expectations, type ExpectedParameter, type ExpectedValue } from './expected-parameters';

/** If requests name different modules, their other parameters hardly matter. */
const weighty = moduleSelectors;

/** How close a request is to the expectations, to find the nearest. */
export function closeness(entry: JournalEntry, expectations: Expectations): number {
  const sent = sentParameters(exchangeOf(entry));
  let sum = 0;
  for (const [name, expected] of expectations) {
    const weight = weighty.includes(name) ? 3 : 1;
    sum += weight * likeness(expected, sent.get(name));
  }
  return sum;
}

function likeness(expected: ExpectedParameter, sent: string | undefined): number {
  if (isMet(expected, sent)) return 1;
  if (sent === undefined || typeof expected === 'boolean' || expected instanceof RegExp) return 0;
  // Long texts are expensive to compare, and unlikely to be typing errors.
  const text = plainText(expected).slice(0, 200);
  const other = sent.slice(0, 200);
  return 0.5 * (1 - editDistance(text, other) / Math.max(text.length, other.length, 1));
}

function plainText(expected: ExpectedValue | readonly ExpectedValue[]): string {
  return typeof expected === 'object' && !(expected instanceof RegExp) ? expected.join('|') : String(expected);
}

/** `action=watch titles=Gallery`; values other than texts are described. */
export function expectationText(expectations: Expectations): string {
  if (expectations.length === 0) return 'any request';
  return expectations.map(([name, expected]) => `${name}=${valueText(name, expected)}`).join(' ');
}

/** One line for each expected parameter that matches, two for each that differs. */
export function differenceLines(entry: JournalEntry, expectations: Expectations): string[] {
  const sent = sentParameters(exchangeOf(entry));
  return expectations.flatMap(([name, expected]) => {
    const value = sent.get(name);
    const shown = value === undefined ? '(not sent)' : shortened(isSecretParameter(name) ? hidden : value);
    if (isMet(expected, value)) return [`    ${name}=${shown}`];
    return [`  - ${name}=${valueText(name, expected)}`, `  + ${name}=${shown}`];
  });
}

function valueText(name: string, expected: ExpectedParameter): string {
  if (typeof expected === 'boolean') return expected ? '(any value)' : '(not sent)';
  if (isSecretParameter(name)) return hidden;
  if (typeof expected !== 'object' || expected instanceof RegExp) return shortened(String(expected));
  return shortened(`(in any order) ${expected.join('|')}`);
}

function shortened(text: string): string {
  const line = text.replaceAll('\n', '\\n');
  return line.length <= 200 ? line : `${line.slice(0, 200)}… (${line.length - 200} more characters)`;
}
