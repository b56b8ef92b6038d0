import type { Times } from './assertions';
import type { ExpectedParameters } from './expected-parameters';
import { problemOf, requireWiki } from './judged-wiki';
import type { ExpectedTrouble } from './unexpected-requests';

/** What Jest and Vitest want of a matcher. */
export interface Verdict {
  readonly pass: boolean;
  readonly message: () => string;
}

/** The matchers as methods of `expect(wiki)`. */
export interface WikidoubleMatchers<Result = unknown> {
  /** The wiki received such a request, at least once or as often as `times` says; see `assertReceived`. */
  toHaveReceived(parameters: ExpectedParameters, options?: Times): Result;
  /** No request met what nobody planned for; see `assertNoUnexpectedRequests`. */
  toHaveNoUnexpectedRequests(expected?: ExpectedTrouble): Result;
  /** Every failure on demand struck as often as it was to; see `wiki.assertAllFailuresConsumed`. */
  toHaveConsumedAllFailures(): Result;
}

declare global {
  // @types/jest has the methods of `expect` here; Vitest's `expect` has all that is in here, too.
  namespace jest {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unused-vars -- as Jest has it
    interface Matchers<R, T = {}> extends WikidoubleMatchers<R> {}
  }
}

/** The matchers, for `expect.extend` of Jest, Vitest, Bun and whatever else takes the matchers of Jest. */
export const wikidoubleMatchers = {
  toHaveReceived: (received: unknown, parameters: ExpectedParameters, options?: Times): Verdict => {
    const wiki = requireWiki('toHaveReceived', received);
    const problem = problemOf(() => {
      wiki.assertReceived(parameters, options);
    });
    // With "not" and without a number, the requests that should not have been there say more.
    const unwanted = (): string => {
      const shown = problemOf(() => {
        wiki.assertNotReceived(parameters);
      });
      return shown ?? 'Expected the wiki to have received such a request, but it never did.';
    };
    return { pass: problem === undefined, message: () => problem ?? unwanted() };
  },

  toHaveNoUnexpectedRequests: (received: unknown, expected?: ExpectedTrouble): Verdict => {
    const wiki = requireWiki('toHaveNoUnexpectedRequests', received);
    const problem = problemOf(() => {
      wiki.assertNoUnexpectedRequests(expected);
    });
    const message = 'Expected the wiki to have received an unexpected request, but it received none.';
    return { pass: problem === undefined, message: () => problem ?? message };
  },

  toHaveConsumedAllFailures: (received: unknown): Verdict => {
    const wiki = requireWiki('toHaveConsumedAllFailures', received);
    const problem = problemOf(() => {
      wiki.assertAllFailuresConsumed();
    });
    return {
      pass: problem === undefined,
      message: () => problem ?? 'Expected a failure to be left over, but all were consumed.',
    };
  },
};
