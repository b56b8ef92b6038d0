import type { Run } from '../../schemas/generated/report';
import type { Scenario } from '../../schemas/generated/scenario';
import { invariantResults } from '../invariants/invariant-results';
import { describeRun, type TimedResult } from '../reports/describe-run';
import { keepRelevant, RecordingTarget } from '../reports/record-exchanges';
import { redactRun } from '../reports/redact-run';
import { runInSequence, selectScenarios } from '../runner/scenario-sequence';
import type { Target } from '../runner/target';
import { loadRules } from '../scenario-files/load-rules';
import { loadScenarios } from '../scenario-files/load-scenarios';

export interface RunScenariosOptions {
  /** Ids of scenarios, of rules (`4.2.1`) or of sections of rules (`4.2`). Default: everything. */
  readonly only?: readonly string[] | undefined;
  /** The scenarios to choose from. Default: those of the specification, as `loadScenarios()` loads them. */
  readonly scenarios?: readonly Scenario[] | undefined;
}

/**
 * Runs scenarios against a target, one after the other, and closes it.
 *
 * @returns the verdict on each rule and each scenario, without secrets: what `checkWiki` reports for one wiki
 * @throws RangeError if `only` names something that does not exist, before anything is sent
 * @throws Error if the target cannot be used at all: nothing listens there, or the wiki refuses the account
 */
export async function runScenarios(target: Target, options: RunScenariosOptions = {}): Promise<Run> {
  const { only = [], scenarios = specifiedScenarios() } = options;
  const selected = selectScenarios(scenarios, only);
  const startedAt = performance.now();
  try {
    await target.open?.();
    const results = await timedResults(target, selected);
    const { name, api, release, loggedIn = false } = target;
    const run = describeRun({
      target: { name, api, loggedIn, ...(release === undefined ? {} : { release }) },
      rules: loadRules(),
      results,
      seconds: (performance.now() - startedAt) / 1000,
      only,
    });
    const [telling = run] = keepRelevant([run]);
    return redactRun(telling, (text) => target.redact?.(text) ?? text);
  } finally {
    await target.close();
  }
}

/** The scenarios of the specification. */
export function specifiedScenarios(): Scenario[] {
  return loadScenarios().map(({ scenario }) => scenario);
}

/**
 * Runs scenarios, and measures the time of each. The invariants that any response broke follow as further results.
 *
 * @param onProgress called with the progress, and with the id of the current scenario
 * @param sendMore sends further requests, which the invariants judge; returns under which conditions invariants are broken,
 *   by their ids
 */
export async function timedResults(
  target: Target,
  scenarios: readonly Scenario[],
  onProgress: (text: string) => void = () => undefined,
  sendMore: () => Promise<ReadonlyMap<string, string>> = () => Promise.resolve(new Map()),
): Promise<TimedResult[]> {
  const results: TimedResult[] = [];
  const announce = (): void => {
    onProgress(`${results.length}/${scenarios.length} ${scenarios[results.length]?.id ?? ''}`);
  };
  let before = performance.now();
  announce();
  const recording = new RecordingTarget(target);
  await runInSequence(recording, scenarios, {
    onResult: (result) => {
      const now = performance.now();
      const timed = { result, seconds: (now - before) / 1000, exchanges: recording.take(result) };
      const earlier = results.findIndex((each) => each.result.scenario === result.scenario);
      results.splice(earlier < 0 ? results.length : earlier, 1, timed);
      before = now;
      announce();
    },
  });
  const { judge, api } = target;
  if (!judge) return results;
  // A wiki that went silent is sent nothing more.
  const last = results.findLast(({ result }) => result.verdict !== 'not applicable');
  const isLost = last?.result.unreachable === true;
  const conditions: ReadonlyMap<string, string> = isLost ? new Map() : await sendMore();
  const broken = invariantResults(judge, api).map(({ result, exchanges }): TimedResult => {
    const reason = conditions.get(result.scenario.id);
    return { result: { ...result, ...(reason !== undefined && { reason }) }, exchanges, seconds: 0, isInvariant: true };
  });
  return [...results, ...broken];
}
