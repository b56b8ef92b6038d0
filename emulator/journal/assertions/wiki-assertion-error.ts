/**
 * An assertion about what a wiki received does not hold. It is not Node's `AssertionError`, nor is it called like that:
 * Jest takes whatever is for a comparison of two values, and prints "Expected value undefined" around the message.
 */
export class WikiAssertionError extends Error {
  static {
    // On the prototype, because runners print members of an error's own below its message.
    Object.defineProperty(this.prototype, 'name', { value: 'WikiAssertionError', configurable: true });
  }
}

/** Not by its class alone: test runners load packages anew for each file, and each copy has a class of its own. */
export function isWikiAssertionError(error: unknown): error is WikiAssertionError {
  return error instanceof Error && error.name === 'WikiAssertionError';
}
