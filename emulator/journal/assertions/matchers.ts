import type { Times } from './assertions';
import type { ExpectedParameters } from './expected-parameters';
import { problemOf, requireWiki } from './judged-wiki';
import type { ExpectedTrouble } from './unexpected-requests';

/** The result of a matcher of Jest and Vitest. */
export interface Verdict {
  readonly pass: boolean;
  readonly message: () => string;
}

/** The matchers as methods of `expect(wiki)`. */
export interface WikidoubleMatchers<Result = unknown> {
  /** The wiki received such a request, at least once or `times` times; see `assertReceived`. */
  toHaveReceived(parameters: ExpectedParameters, options?: Times): Result;
  /** No request had an unexpected outcome; see `assertNoUnexpectedRequests`. */
  toHaveNoUnexpectedRequests(expected?: ExpectedTrouble): Result;
  /** Every fault struck as often as planned; see `wiki.assertAllFailuresConsumed`. */
  toHaveConsumedAllFailures(): Result;
}

declare global {
  // @types/jest declares the methods of `expect` here; Vitest's `expect` has them too.
  namespace jest {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unused-vars -- as Jest has it
    interface Matchers<R, T = {}> extends WikidoubleMatchers<R> {}
  }
}

/** The matchers, for `expect.extend` of Jest, Vitest, Bun and others that accept the matchers of Jest. */
export const wikidoubleMatchers = {
  toHaveReceived: (received: unknown, parameters: ExpectedParameters, options?: Times): Verdict => {
    const wiki = requireWiki('toHaveReceived', received);
    const problem = problemOf(() => {
      wiki.assertReceived(parameters, options);
    });
    // With "not" and without a number, the message shows the requests that should not have come.
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
      message: () => problem ?? 'Expected a fault to be left over, but all were consumed.',
    };
  },
};
