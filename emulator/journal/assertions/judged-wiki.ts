import type { ExpectedParameters, Times } from './expected-parameters';
import type { ExpectedTrouble } from './unexpected-requests';
import { isWikiAssertionError } from './wiki-assertion-error';

/** What the assertions of a wiki need of it. */
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
 * Takes a wiki for one by what it can do, not by its class: test runners load packages anew for each file, and each copy
 * has a class of its own.
 *
 * @param assertion what is said of it: `toHaveReceived`
 * @throws TypeError for anything else
 */
export function requireWiki(assertion: string, value: unknown): JudgedWiki {
  if (isJudgedWiki(value)) return value;
  throw new TypeError(`${assertion} is said of a wiki, which createWiki makes.`);
}

function isJudgedWiki(value: unknown): value is JudgedWiki {
  if (typeof value !== 'object' || value === null) return false;
  return methods.every((name) => typeof Reflect.get(value, name) === 'function');
}

/** What an assertion complains of; anything else that it throws is not for an assertion library to explain. */
export function problemOf(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (isWikiAssertionError(error)) return error.message;
    throw error;
  }
}
