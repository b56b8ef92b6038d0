import { errorCodes } from '../../error-codes';

/**
 * An assertion about the requests of a wiki failed. It is not Node's `AssertionError`, nor does it have that name: Jest takes
 * an error of that name for a comparison of two values, and prints "Expected value undefined" around the message.
 */
export class WikiAssertionError extends Error {
  declare readonly code: typeof errorCodes.WikiAssertionError;

  static {
    // On the prototype, because runners print members of an error's own below its message.
    Object.defineProperties(this.prototype, {
      name: { value: 'WikiAssertionError', configurable: true },
      code: { value: errorCodes.WikiAssertionError, configurable: true },
    });
  }
}

/** Not by its class alone: test runners load packages anew for each file, and each copy has a class of its own. */
export function isWikiAssertionError(error: unknown): error is WikiAssertionError {
  return error instanceof Error && error.name === 'WikiAssertionError';
}
