import { messageOf } from '../../emulator/text/message-of';
import { ruleResults, summarise } from '../../conformance/runner/rule-results';
import { runScenario } from '../../conformance/runner/run-scenario';
import type { Target } from '../../conformance/runner/target';
import type { ScenarioResult } from '../../conformance/runner/verdict';
import type { Rule } from '../../schemas/generated/rules';
import type { Scenario } from '../../schemas/generated/scenario';
import type { Mutant } from './mutant';
import { mutatingSend } from './mutating-send';

export interface MutantResult {
  readonly mutant: Mutant;
  /** The ids of the scenarios that failed for one of the rules that the mutant names. */
  readonly noticedBy: readonly string[];
  /** The rules that the mutant names but that did not fail. */
  readonly missed: readonly string[];
  /** The exit code of the whole run. */
  readonly exitCode: 0 | 1 | 2;
  /** The message of an error, which is not a verdict. */
  readonly crash?: string;
}

/**
 * Breaks a correct wiki with a mutant, and runs the scenarios that name any of its rules.
 *
 * @param target a correct wiki
 */
export async function tryMutant(
  mutant: Mutant,
  target: Target,
  rules: readonly Rule[],
  scenarios: readonly Scenario[],
): Promise<MutantResult> {
  const broken = mutatedTarget(target, mutant);
  const results: ScenarioResult[] = [];
  try {
    for (const scenario of scenarios) {
      if (scenario.rules.some((rule) => mutant.rules.includes(rule))) results.push(await runScenario(scenario, broken));
    }
  } catch (error) {
    const crash = messageOf(error);
    return { mutant, noticedBy: [], missed: mutant.rules, exitCode: 2, crash };
  }
  const findings = results.map(({ scenario, failures }) => ({
    scenario,
    named: failures.flatMap((each) => each.rules),
  }));
  const noticing = findings.filter(({ named }) => named.some((rule) => mutant.rules.includes(rule)));
  return {
    mutant,
    noticedBy: noticing.map(({ scenario }) => scenario.id),
    missed: mutant.rules.filter((rule) => !findings.some(({ named }) => named.includes(rule))),
    exitCode: summarise(ruleResults(rules, results)).exitCode,
  };
}

/** Whether a broken wiki was detected, with exit code 1 and not by a crash. */
export function isNoticed({ noticedBy, exitCode }: MutantResult): boolean {
  return noticedBy.length > 0 && exitCode === 1;
}

/** In percent; 0 without mutants. */
export function mutationScore(results: readonly MutantResult[]): number {
  return (100 * results.filter(isNoticed).length) / Math.max(results.length, 1);
}

/** The scenarios that no mutant makes fail, so that it is unknown whether they can. */
export function idleScenarios(results: readonly MutantResult[], scenarios: readonly Scenario[]): string[] {
  const busy = new Set(results.flatMap(({ noticedBy }) => noticedBy));
  return scenarios.map(({ id }) => id).filter((id) => !busy.has(id));
}

/** The score, with details if it is not 100 %. */
export function describeScore(results: readonly MutantResult[]): string {
  const noticed = results.filter(isNoticed).length;
  const lines = [
    `mutation score ${mutationScore(results).toFixed(1)} %: ${noticed} of ${results.length} mutants noticed`,
  ];
  for (const result of results) {
    const { mutant, missed, crash } = result;
    if (crash !== undefined) lines.push(`  ${mutant.id} made the run crash: ${crash}`);
    else if (!isNoticed(result)) lines.push(`  ${mutant.id} survived: no one noticed that the wiki ${mutant.title}`);
    else if (missed.length > 0) lines.push(`  ${mutant.id} was missed by ${missed.join(', ')}`);
  }
  return lines.join('\n');
}

/**
 * A target whose wiki is broken as soon as a scenario's steps begin: the scenario's content is still built, found or
 * created on the correct wiki, and log-ins succeed, so that every scenario gets to its point.
 */
function mutatedTarget(target: Target, mutant: Mutant): Target {
  return {
    name: `${target.name}, which ${mutant.title}`,
    api: target.api,
    ...(target.release === undefined ? {} : { release: target.release }),
    close: () => target.close(),
    async prepare(scenario) {
      const preparation = await target.prepare(scenario);
      if (preparation.kind !== 'ready') return preparation;
      return { ...preparation, send: mutatingSend(preparation.send, mutant) };
    },
  };
}
