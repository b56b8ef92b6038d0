import { checkOptions, type OptionNames } from '../../check-options';
import { exchangeOf } from '../describe-exchange';
import type { JournalEntry } from '../journal-entry';
import type { RequestList } from '../request-list';
import { messageWikitext } from '../../messages/message';
import { plainText } from '../../messages/message-plain-text';
import type { ViolationId } from '../strict/violation';
import { requestLine } from './explain-received';

/** What a test expects although it looks like an error. */
export interface ExpectedTrouble {
  /** Codes of errors that the client is expected to get: `['badtoken']`. Default: none. */
  readonly errors?: readonly (string | RegExp)[];
}

const optionNames: OptionNames<ExpectedTrouble> = { errors: true };

/**
 * Lists the requests with an unexpected outcome:
 * - a module, parameter or value that the wiki does not know (it is misspelt), or that wikidouble does not support;
 * - an address other than that of `api.php`;
 * - an error that the test does not expect. Injected faults (`wiki.failNext`) are expected.
 *
 * @returns undefined if there are none
 */
export function explainUnexpected(requests: RequestList, expected: ExpectedTrouble): string | undefined {
  checkOptions('assertNoUnexpectedRequests', expected, optionNames);
  const { errors = [] } = expected;
  const lines: string[] = [];
  let count = 0;
  for (const entry of requests) {
    const reasons = reasonsFor(entry, errors);
    if (reasons.length === 0) continue;
    count++;
    lines.push(`  ${requestLine(requests, entry)}`, ...reasons.map((reason) => `     ${reason}`));
  }
  if (count === 0) return undefined;
  const opening = count === 1 ? 'A request was not expected' : `${count} requests were not expected`;
  return [`${opening}, of ${requests.count}:`, ...lines].join('\n');
}

/** The violations that concern names. */
const ofNames: readonly ViolationId[] = ['unsupported', 'unknown-parameter', 'unknown-value'];

function reasonsFor(entry: JournalEntry, errors: readonly (string | RegExp)[]): string[] {
  const { errorCode, failure, status, violations, body } = entry;
  if (failure !== undefined || (errorCode !== undefined && isExpected(errorCode, errors))) return [];
  const unknown = violations.filter(({ id }) => ofNames.includes(id));
  if (unknown.length > 0) return unknown.map(({ message, advice }) => `${message} ${advice}`);
  if (errorCode !== undefined) return [`The wiki returned an error: ${errorText(entry) ?? errorCode}`];
  if (status >= 300 && status !== 304) return [`Status ${status}: ${body.split('\n', 1)[0] ?? ''}`];
  return [];
}

/** @param codes as the header has them: one, or several separated by commas */
function isExpected(codes: string, errors: readonly (string | RegExp)[]): boolean {
  return codes
    .split(', ')
    .some((code) => errors.some((error) => (error instanceof RegExp ? code.search(error) >= 0 : error === code)));
}

function errorText(entry: JournalEntry): string | undefined {
  const message = exchangeOf(entry).observed?.error?.apiMessage;
  return message && plainText(messageWikitext(message));
}
