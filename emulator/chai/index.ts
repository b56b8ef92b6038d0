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
import type {} from 'chai';
import type { ExpectedParameters } from '../assertions/expected-parameters';
import { isWikiAssertionError } from '../assertions/wiki-assertion-error';
import type { Wiki } from '../double';

declare global {
  namespace Chai {
    interface Assertion {
      /** The wiki received such a request, at least once; see `assertReceived` of wikidouble. */
      received(parameters: ExpectedParameters): ReceivedAssertion;
    }
    /** How often it was. */
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
    const wiki: unknown = utils.flag(this, 'object');
    if (!isWiki(wiki)) throw new TypeError('received is said of a wiki, which createWiki makes.');
    const isNegated = utils.flag(this, 'negate') === true;
    const claim = (check: () => void): void => {
      const problem = problemOf(check);
      // chai turns the condition round where the sentence has a "not".
      this.assert((problem === undefined) !== isNegated, problem ?? '', problem ?? '');
    };
    claim(() => {
      if (isNegated) wiki.assertNotReceived(parameters);
      else wiki.assertReceived(parameters);
    });
    const times = (count: number): Chai.Assertion => {
      if (isNegated) throw new TypeError('"not received" means never; leave out "not", or the number.');
      claim(() => {
        wiki.assertReceived(parameters, { times: count });
      });
      return assertion;
    };
    const assertion = new chai.Assertion(wiki, utils.flag(this, 'message') as string | undefined);
    utils.flag(assertion, 'negate', isNegated);
    // Members of this assertion alone: plugins for spies have words of the same names.
    return Object.defineProperties(assertion, {
      once: { get: () => times(1) },
      twice: { get: () => times(2) },
      thrice: { get: () => times(3) },
      times: { value: times },
    });
  });
};

/** Not by its class: test runners load packages anew for each file, and each copy has a class of its own. */
function isWiki(value: unknown): value is Pick<Wiki, 'assertReceived' | 'assertNotReceived'> {
  if (typeof value !== 'object' || value === null) return false;
  return ['assertReceived', 'assertNotReceived'].every((name) => typeof Reflect.get(value, name) === 'function');
}

/** What an assertion complains of; anything else that it throws is not for chai to explain. */
function problemOf(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (isWikiAssertionError(error)) return error.message;
    throw error;
  }
}
