import type { ExpectedParameters, Times } from './expected-parameters';
import type { JudgedWiki } from './judged-wiki';
import type { ExpectedTrouble } from './unexpected-requests';

/**
 * Makes sure that the wiki received a request with such parameters, whatever else the request had.
 *
 * ```ts
 * assertReceived(wiki, { action: 'watch', titles: ['Gallery', 'Notes'] }, { times: 1 });
 * ```
 *
 * Texts and numbers are equal, or the same list in the same order; a RegExp matches the whole value; an array is a list
 * of just these entries, in any order; `true` is a parameter that was sent, `false` one that was not.
 *
 * @throws WikiAssertionError that shows the nearest request and what differs
 */
export function assertReceived(wiki: JudgedWiki, parameters: ExpectedParameters, options: Times = {}): void {
  wiki.assertReceived(parameters, options);
}

/**
 * Makes sure that the wiki received no request with such parameters, which are compared as by `assertReceived`.
 *
 * @throws WikiAssertionError that shows those that it received
 */
export function assertNotReceived(wiki: JudgedWiki, parameters: ExpectedParameters): void {
  wiki.assertNotReceived(parameters);
}

/**
 * Makes sure that no request met what nobody planned for: a module, parameter or value that the wiki does not know, an
 * address other than that of `api.php`, an error that is not among `errors`. What failed on demand is expected. A strict
 * wiki also wants every continuation followed.
 *
 * @throws WikiAssertionError that shows the requests, with the name that was most likely meant
 */
export function assertNoUnexpectedRequests(wiki: JudgedWiki, expected: ExpectedTrouble = {}): void {
  wiki.assertNoUnexpectedRequests(expected);
}

export type { JudgedWiki, Times };
