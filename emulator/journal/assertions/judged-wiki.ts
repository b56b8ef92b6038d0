import type { ExpectedParameters, Times } from './expected-parameters';
import type { ExpectedTrouble } from './unexpected-requests';
import { isWikiAssertionError } from './wiki-assertion-error';

/** What the assertions need of a wiki. */
export interface JudgedWiki {
  assertReceived(parameters: ExpectedParameters, options?: Times): void;
  assertNotReceived(parameters: ExpectedParameters): void;
  assertNoUnexpectedRequests(expected?: ExpectedTrouble): void;
  assertAllFailuresConsumed(): void;
}

const methods: readonly (keyof JudgedWiki)[] = [
  'assertReceived',
  'assertNotReceived',
  'assertNoUnexpectedRequests',
  'assertAllFailuresConsumed',
];

/**
 * Recognizes a wiki by its methods, not by its class: test runners may load the package once per file, and each copy has its
 * own class.
 *
 * @param assertion what the test called: `toHaveReceived`
 * @throws TypeError for anything else
 */
export function requireWiki(assertion: string, value: unknown): JudgedWiki {
  if (isJudgedWiki(value)) return value;
  throw new TypeError(`${assertion} requires a wiki created with createWiki.`);
}

function isJudgedWiki(value: unknown): value is JudgedWiki {
  if (typeof value !== 'object' || value === null) return false;
  return methods.every((name) => typeof Reflect.get(value, name) === 'function');
}

/** The message of an assertion that fails. Other errors are thrown, because assertion libraries should not explain them. */
export function problemOf(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (isWikiAssertionError(error)) return error.message;
    throw error;
  }
}
