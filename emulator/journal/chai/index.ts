/// <reference types="chai" preserve="true" />
/**
 * A plugin for chai 4, 5 and 6 that asserts what a wiki received:
 *
 * ```ts
 * import { expect, use } from 'chai';
 * import { wikidoubleChai } from 'wikidouble/chai';
 *
 * use(wikidoubleChai);
 * expect(wiki).to.have.received({ action: 'watch', titles: 'Gallery' }).once;
 * ```
 *
 * @module wikidouble/chai
 */
import type { ExpectedParameters } from '../assertions/expected-parameters';
import { problemOf, requireWiki } from '../assertions/judged-wiki';

declare global {
  namespace Chai {
    interface Assertion {
      /** The wiki received such a request, at least once; see `assertReceived` of wikidouble. */
      received(parameters: ExpectedParameters): ReceivedAssertion;
    }
    /** How often the wiki received it. */
    interface ReceivedAssertion extends Assertion {
      readonly once: Assertion;
      readonly twice: Assertion;
      readonly thrice: Assertion;
      times(count: number): Assertion;
    }
  }
}

/** The plugin, for `chai.use`. */
export const wikidoubleChai: Chai.ChaiPlugin = (chai, utils) => {
  chai.Assertion.addMethod('received', function (parameters: ExpectedParameters) {
    const wiki = requireWiki('received', utils.flag(this, 'object'));
    const isNegated = utils.flag(this, 'negate') === true;
    const claim = (check: () => void): void => {
      const problem = problemOf(check);
      // chai inverts the condition after "not".
      this.assert((problem === undefined) !== isNegated, problem ?? '', problem ?? '');
    };
    claim(() => {
      if (isNegated) wiki.assertNotReceived(parameters);
      else wiki.assertReceived(parameters);
    });
    const times = (count: number): Chai.Assertion => {
      if (isNegated) throw new TypeError('"not received" means never; omit "not" or the number.');
      claim(() => {
        wiki.assertReceived(parameters, { times: count });
      });
      return assertion;
    };
    const assertion = new chai.Assertion(wiki, utils.flag(this, 'message') as string | undefined);
    utils.flag(assertion, 'negate', isNegated);
    // Members of this assertion only, because plugins for spies use the same names.
    return Object.defineProperties(assertion, {
      once: { get: () => times(1) },
      twice: { get: () => times(2) },
      thrice: { get: () => times(3) },
      times: { value: times },
    });
  });
};
