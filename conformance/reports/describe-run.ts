import type {
  CheckedTarget,
  ExitCode,
  Report,
  RuleOutcome,
  Run,
  ScenarioOutcome,
} from '../../schemas/generated/report';
import type { Rule } from '../../schemas/generated/rules';
import { isUnfit } from '../baseline/apply-baseline';
import { isRuleOf, ruleResults, summarise } from '../runner/rule-results';
import type { RuleResult, ScenarioResult } from '../runner/verdict';
import type { ScenarioExchanges } from './record-exchanges';

/** The result of a scenario, and how long it took. */
export interface TimedResult {
  readonly result: ScenarioResult;
  readonly seconds: number;
  /** The exchanges of its steps, if they were recorded. */
  readonly exchanges?: ScenarioExchanges;
  /** Whether it is that of an invariant, which is judged with every scenario, and not of a scenario. */
  readonly isInvariant?: true;
}

export interface RunFacts {
  readonly target: CheckedTarget;
  /** All rules; with `only`, those that no scenario was run for are left out. */
  readonly rules: readonly Rule[];
  readonly results: readonly TimedResult[];
  readonly seconds: number;
  /** Ids of scenarios, rules or sections; empty for everything. */
  readonly only: readonly string[];
  readonly notes?: RunNotes;
}

/** What is known about a run besides the results of its scenarios. */
export type RunNotes = Pick<Run, 'requests' | 'variation' | 'retries' | 'capabilities' | 'findings' | 'leftOver'>;

/** The content of a report on one run, the same for every report format. */
export function describeRun({ target, rules, results, seconds, only, notes = {} }: RunFacts): Run {
  const all = ruleResults(
    rules,
    results.map(({ result }) => result),
  );
  const shown = all.filter((rule) => only.length === 0 || isConcerned(rule, only));
  const chosen = new Set(shown.map(({ rule }) => rule.id));
  const { counts, exitCode } = summarise(shown);
  return {
    target,
    // A wiki that was not restored must not pass unnoticed.
    exitCode: exitCode === 0 && notes.leftOver ? 2 : exitCode,
    seconds: rounded(seconds),
    ...notes,
    counts: { ...counts },
    rules: shown.map(describeRule),
    scenarios: results
      .filter(({ isInvariant, result }) => !isInvariant || result.scenario.rules.some((rule) => chosen.has(rule)))
      .map(describeScenario)
      .map((scenario) => (only.length === 0 ? scenario : withoutOthers(scenario, chosen))),
  };
}

/** The report if there was nothing to run scenarios against. */
export function describeProblem(target: CheckedTarget, problem: string, seconds: number, notes: RunNotes = {}): Run {
  const counts = { pass: 0, fail: 0, 'not applicable': 0, inconclusive: 0 };
  return { target, exitCode: 2, seconds: rounded(seconds), problem, ...notes, counts, rules: [], scenarios: [] };
}

/**
 * @param startedAt when the first request was sent
 * @param version of this program
 * @param baseline the state of the baseline that was applied to the runs
 */
export function describeRuns(
  runs: readonly Run[],
  startedAt: Date,
  version: string,
  baseline?: Report['baseline'],
): Report {
  const isUnfitted = baseline?.entries.some(isUnfit) === true;
  const exitCode = isUnfitted ? 1 : worstOf(runs.map((run) => run.exitCode));
  const described = { tool: 'wikidouble' as const, version, startedAt: startedAt.toISOString(), exitCode };
  return { ...described, ...(baseline ? { baseline } : {}), runs: [...runs] };
}

/** A broken rule is certain, whatever else is inconclusive. Without any run, the result is inconclusive. */
function worstOf(codes: readonly ExitCode[]): ExitCode {
  if (codes.includes(1)) return 1;
  return codes.includes(2) || codes.length === 0 ? 2 : 0;
}

/** Whether a rule was chosen, by its id, its section, or a scenario that shows it. */
function isConcerned({ rule, scenarios }: RuleResult, only: readonly string[]): boolean {
  return only.some((id) => isRuleOf(rule.id, id) || scenarios.some(({ scenario }) => scenario.id === id));
}

/**
 * A scenario that was chosen for one rule may show others as well; its results for them are dropped. One that fails for
 * them alone says nothing about the chosen rule.
 */
function withoutOthers(scenario: ScenarioOutcome, chosen: ReadonlySet<string>): ScenarioOutcome {
  if (scenario.verdict !== 'fail') return scenario;
  const failures = scenario.failures.flatMap((failure) => {
    const rules = failure.rules.filter((id) => chosen.has(id));
    return rules.length > 0 ? [{ ...failure, rules }] : [];
  });
  if (failures.length > 0) return { ...scenario, failures };
  return { ...scenario, verdict: 'not applicable', reason: 'it failed for rules that were not chosen', failures };
}

function describeRule({ rule, verdict, reasons, scenarios }: RuleResult): RuleOutcome {
  const { id, quote, level, observable } = rule;
  const ids = scenarios.map(({ scenario }) => scenario.id);
  return { id, quote, level, observable, verdict, reasons: [...reasons], scenarios: ids };
}

function describeScenario({ result, seconds, exchanges }: TimedResult): ScenarioOutcome {
  const { scenario, verdict, reason, requests, failures } = result;
  return {
    id: scenario.id,
    title: scenario.title,
    rules: [...scenario.rules],
    verdict,
    ...(reason === undefined ? {} : { reason }),
    seconds: rounded(seconds),
    requests,
    ...(exchanges && exchanges.shown.length > 0 ? { exchanges: [...exchanges.shown] } : {}),
    failures: failures.map((failure, index) => {
      const exchange = exchanges?.ofFailures[index];
      return { ...failure, rules: [...failure.rules], ...(exchange === undefined ? {} : { exchange }) };
    }),
  };
}

/** To the millisecond: more would be noise. */
function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
