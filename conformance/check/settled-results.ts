import type { Report, Run, ScenarioOutcome } from '../../schemas/generated/report';
import type { Scenario } from '../../schemas/generated/scenario';
import type { TimedResult } from '../reports/describe-run';

/**
 * The results of an earlier run that need not be found again: of every scenario with a verdict other than inconclusive.
 *
 * @param selected the scenarios of the new run; results of others are dropped
 */
export function settledResults({ scenarios }: Run, selected: readonly Scenario[]): TimedResult[] {
  const byId = new Map(selected.map((scenario) => [scenario.id, scenario]));
  return scenarios.flatMap((outcome): TimedResult[] => {
    if (outcome.verdict === 'inconclusive') return [];
    const scenario = byId.get(outcome.id);
    if (scenario) return [resultOf(outcome, scenario)];
    // A failure that no scenario found, but an invariant.
    const { id, title, rules } = outcome;
    return outcome.verdict === 'fail' && outcome.requests === 0
      ? [{ ...resultOf(outcome, { id, title, rules: [...rules], when: [], then: [] }), isInvariant: true }]
      : [];
  });
}

/** The scenarios that have no settled result. */
export function unsettled(selected: readonly Scenario[], settled: readonly TimedResult[]): Scenario[] {
  const done = new Set(settled.map(({ result }) => result.scenario.id));
  return selected.filter(({ id }) => !done.has(id));
}

/** Settled and new results, in the order of the scenarios; invariants come last, and new results take precedence. */
export function mergeResults(
  settled: readonly TimedResult[],
  found: readonly TimedResult[],
  selected: readonly Scenario[],
): TimedResult[] {
  const byId = new Map([...settled, ...found].map((result) => [result.result.scenario.id, result]));
  const ordered = selected.flatMap(({ id }) => {
    const result = byId.get(id);
    byId.delete(id);
    return result ?? [];
  });
  return [...ordered, ...byId.values()];
}

/**
 * The run of an earlier report that a check of this wiki continues; undefined if it has none with results.
 *
 * @throws Error if the wiki was checked as another client: the results would not fit together
 */
export function earlierRun(report: Report, address: string, loggedIn: boolean): Run | undefined {
  const run = report.runs.find(({ target }) => target.name === address);
  if (run === undefined || run.scenarios.length === 0) return undefined;
  if (run.target.loggedIn === loggedIn) return run;
  const before = run.target.loggedIn ? 'with an account' : 'without an account';
  throw new Error(`The report to continue has checked ${address} ${before}: continue it ${before}.`);
}

/** A run without the marks of a baseline, which is applied anew. */
export function withoutKnown(run: Run): Run {
  return {
    ...run,
    rules: run.rules.map((rule) => without(rule, 'known')),
    scenarios: run.scenarios.map((scenario) => without(scenario, 'known')),
  };
}

function without<Value extends object, Name extends keyof Value>(value: Value, name: Name): Omit<Value, Name> {
  const { [name]: left, ...others } = value;
  left;
  return others;
}

function resultOf(outcome: ScenarioOutcome, scenario: Scenario): TimedResult {
  const { verdict, reason, requests, seconds, failures, exchanges = [] } = outcome;
  return {
    seconds,
    result: {
      scenario,
      verdict,
      ...(reason === undefined ? {} : { reason }),
      requests,
      failures: failures.map((failure) => without(failure, 'exchange')),
    },
    exchanges: { shown: exchanges, ofFailures: failures.map(({ exchange }) => exchange) },
  };
}
