import type { Run } from '../../schemas/generated/report';
import type { Scenario } from '../../schemas/generated/scenario';
import { invariantResults } from '../invariants/invariant-results';
import { describeRun, type TimedResult } from '../reports/describe-run';
import { keepRelevant, RecordingTarget } from '../reports/record-exchanges';
import { redactRun } from '../reports/redact-run';
import { runInSequence, selectScenarios } from '../runner/scenario-sequence';
import type { Target } from '../runner/target';
import type { ScenarioResult } from '../runner/verdict';
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

interface TimedOptions {
  /** Called with the progress, and with the id of the current scenario. Default: nothing is called. */
  readonly onProgress?: (text: string) => void;
  /**
   * Whether scenarios that passed are run once more with other conditions folded in, if nothing else needs the requests.
   * Default: no.
   */
  readonly isThorough?: boolean;
  /**
   * Sends further requests, which the invariants judge; returns under which conditions invariants are broken, by their ids.
   * Default: nothing is sent.
   */
  readonly sendMore?: () => Promise<ReadonlyMap<string, string>>;
}

/** Runs scenarios, and measures the time of each. The invariants that any response broke follow as further results. */
export async function timedResults(
  target: Target,
  scenarios: readonly Scenario[],
  { onProgress = () => undefined, isThorough = false, sendMore }: TimedOptions = {},
): Promise<TimedResult[]> {
  const results: TimedResult[] = [];
  const recording = new RecordingTarget(target);
  let before = performance.now();
  const timed = (result: ScenarioResult): TimedResult => {
    const now = performance.now();
    const seconds = (now - before) / 1000;
    before = now;
    return { result, seconds, exchanges: recording.take(result) };
  };
  const replace = (one: TimedResult): void => {
    results[results.findIndex(({ result }) => result.scenario === one.result.scenario)] = one;
  };
  const announce = (done: number, selected: readonly Scenario[], words = ''): void => {
    onProgress(`${done}/${selected.length} ${selected[done]?.id ?? ''}${words}`);
  };
  announce(0, scenarios);
  await runInSequence(recording, scenarios, {
    onResult: (result) => {
      const one = timed(result);
      if (results.length < scenarios.length) results.push(one);
      else replace(one);
      announce(results.length, scenarios);
    },
  });
  const passed = results.filter(({ result }) => result.verdict === 'pass').map(({ result }) => result.scenario);
  if (isThorough && mayVaryAgain(target, passed)) {
    let done = 0;
    await runInSequence(recording, passed, {
      onResult: (result) => {
        const one = timed(result);
        if (result.verdict === 'fail') replace(one);
        announce(++done, passed, ', with other conditions');
      },
    });
  }
  const { judge, api } = target;
  if (!judge) return results;
  // A wiki that went silent is sent nothing more.
  const last = results.findLast(({ result }) => result.verdict !== 'not applicable');
  const isLost = last?.result.unreachable === true;
  const conditions: ReadonlyMap<string, string> = isLost || !sendMore ? new Map() : await sendMore();
  const broken = invariantResults(judge, api).map(({ result, exchanges }): TimedResult => {
    const reason = conditions.get(result.scenario.id);
    return { result: { ...result, ...(reason !== undefined && { reason }) }, exchanges, seconds: 0, isInvariant: true };
  });
  return [...results, ...broken];
}

/** Folds other conditions in from now on, if scenarios can be run once more within the budget. */
function mayVaryAgain(target: Target, scenarios: readonly Scenario[]): boolean {
  if (target.folding?.isActive !== true) return false;
  target.forgetResponses?.();
  target.folding.changeConditions();
  return (target.spareRequests?.(scenarios) ?? 0) >= 0;
}
