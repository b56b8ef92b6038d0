import type { ExpectedParameters, Times } from './expected-parameters';
import type { JudgedWiki } from './judged-wiki';
import type { ExpectedTrouble } from './unexpected-requests';

/**
 * Asserts that the wiki received a request with these parameters, whatever other parameters it had.
 *
 * ```ts
 * assertReceived(wiki, { action: 'watch', titles: ['Gallery', 'Notes'] }, { times: 1 });
 * ```
 *
 * A text or number must be equal, or be the same list in the same order. A RegExp is tested on the whole value. An array is a
 * list of exactly these entries, in any order. `true` requires that the parameter was sent, `false` that it was not.
 *
 * @throws WikiAssertionError that shows the nearest request and the differences
 */
export function assertReceived(wiki: JudgedWiki, parameters: ExpectedParameters, options: Times = {}): void {
  wiki.assertReceived(parameters, options);
}

/**
 * Asserts that the wiki received no request with these parameters, compared as by `assertReceived`.
 *
 * @throws WikiAssertionError that shows the matching requests
 */
export function assertNotReceived(wiki: JudgedWiki, parameters: ExpectedParameters): void {
  wiki.assertNotReceived(parameters);
}

/**
 * Asserts that no request had an unexpected outcome: an unknown module, parameter or value, an address other than that of
 * `api.php`, or an error that is not among `errors`. Injected faults and stubs are expected. A strict wiki also requires that
 * every continuation was followed.
 *
 * @throws WikiAssertionError that shows the requests, and suggests the nearest known names
 */
export function assertNoUnexpectedRequests(wiki: JudgedWiki, expected: ExpectedTrouble = {}): void {
  wiki.assertNoUnexpectedRequests(expected);
}

export type { JudgedWiki, Times };
