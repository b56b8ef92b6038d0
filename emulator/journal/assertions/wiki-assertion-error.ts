import { errorCodes } from '../../error-codes';

/**
 * An assertion about the requests of a wiki failed. It is not Node's `AssertionError` and does not have that name: Jest
 * treats an error of that name as a comparison of two values, and prints "Expected value undefined" around the message.
 */
export class WikiAssertionError extends Error {
  declare readonly code: typeof errorCodes.WikiAssertionError;

  static {
    // On the prototype, because test runners print an error's own members below its message.
    Object.defineProperties(this.prototype, {
      name: { value: 'WikiAssertionError', configurable: true },
      code: { value: errorCodes.WikiAssertionError, configurable: true },
    });
  }
}

/** Compares the name, because test runners may load the package once per file, and each copy has its own class. */
export function isWikiAssertionError(error: unknown): error is WikiAssertionError {
  return error instanceof Error && error.name === 'WikiAssertionError';
}
