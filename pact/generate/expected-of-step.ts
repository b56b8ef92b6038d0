import type { Expectation, Scenario, Step } from '../../schemas/generated/scenario';
import { defaultStepName } from '../../conformance/scenario-files/step-checks';

/**
 * What is expected of a step. What equals a value of another answer has to be as that value has to be, so that it is
 * expected of both.
 */
export function expectedOf({ then }: Scenario, { name = defaultStepName }: Step): Expectation[] {
  const own = then.filter(({ of = defaultStepName }) => of === name);
  const passedOn = then.flatMap((equality) => {
    const { of = defaultStepName, at = '', equalTo } = equality;
    if (!equalTo) return [];
    const other = { of: equalTo.of ?? defaultStepName, at: equalTo.at };
    if (of === name) return passOn(then, other, at);
    return other.of === name ? passOn(then, { of, at }, other.at) : [];
  });
  return [...own, ...passedOn];
}

interface Place {
  readonly of: string;
  readonly at: string;
}

/** The expectations of a place and of what lies below it, for another place. */
function passOn(then: readonly Expectation[], from: Place, to: string): Expectation[] {
  if (from.at.includes('*') || to.includes('*')) return [];
  return then.flatMap((expectation) => {
    const { of = defaultStepName, at, equalTo, differsFrom, permutationOf } = expectation;
    const compares = equalTo ?? differsFrom ?? permutationOf;
    if (of !== from.of || at === undefined || compares || !(at === from.at || at.startsWith(`${from.at}/`))) return [];
    return [{ ...expectation, at: to + at.slice(from.at.length) }];
  });
}
