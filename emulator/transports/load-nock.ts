import type nock from 'nock';

import { requirePlatform } from './platform';

/**
 * Loads nock, which only those have installed who intercept.
 *
 * @throws Error that says how to install it
 * @throws TypeError where the environment of a test hides what nock needs
 */
export function loadNock(load: () => unknown = requireNock): typeof nock {
  requirePlatform('wiki.intercept');
  try {
    return load() as typeof nock;
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
    throw new Error(
      'wiki.intercept needs nock 14, which is not installed: npm install --save-dev nock. ' +
        'wiki.fetch and wiki.listen do without it.',
      { cause },
    );
  }
}

function requireNock(): unknown {
  return require('nock');
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND' && error.message.includes("'nock'")
  );
}
