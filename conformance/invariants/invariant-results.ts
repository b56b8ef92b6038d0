import type { ScenarioExchanges } from '../reports/record-exchanges';
import { describeExchange, keepLittle } from '../reports/exchanges';
import { curlLine } from '../runner/curl-line';
import type { ScenarioResult } from '../runner/verdict';
import type { BrokenInvariant } from './invariant';
import type { Judge } from './judge';

/** The most places that are reported for one invariant: the first ones tell what is wrong. */
const mostPlaces = 3;

/** A broken invariant as the result of a scenario that has no steps of its own, and its exchanges. */
export interface InvariantResult {
  readonly result: ScenarioResult;
  readonly exchanges: ScenarioExchanges;
}

/**
 * The broken invariants of a run, each once, with the first response that breaks it in each place.
 *
 * @param api the address of `api.php`, for the curl lines
 */
export function invariantResults({ broken, brokenBy, applied }: Judge, api: string): InvariantResult[] {
  const byInvariant = new Map<string, BrokenInvariant[]>();
  for (const one of broken) {
    const { id } = one.invariant;
    byInvariant.set(id, [...(byInvariant.get(id) ?? []), one]);
  }
  return Array.from(byInvariant.values(), (all) => {
    const { id, title, rule } = all[0]!.invariant;
    const places = new Map(all.map((one) => [kindOfPlace(one.at), one] as const).reverse());
    const shown = all.filter((one) => places.get(kindOfPlace(one.at)) === one).slice(0, mostPlaces);
    const step = `${brokenBy.get(id) ?? 0} of ${applied.get(id) ?? 0} responses`;
    return {
      result: {
        scenario: { id, title, rules: [rule], when: [], then: [] },
        verdict: 'fail',
        failures: shown.map(({ at, expected, actual, firstDifference, exchange }) => ({
          rules: [rule],
          step,
          at,
          expected,
          actual,
          ...(firstDifference === undefined ? {} : { firstDifference }),
          curl: curlLine(api, exchange.sent),
        })),
        requests: 0,
      },
      exchanges: {
        shown: shown.map(({ exchange }) =>
          describeExchange(keepLittle({ request: exchange.sent, received: exchange.received })),
        ),
        ofFailures: shown.map((_, index) => index),
      },
    };
  });
}

/** The same for all entries of a list. */
function kindOfPlace(at: string): string {
  return at.replace(/\/\d+(?=\/|$)/g, '/*');
}
