import type { Scenario } from '../../schemas/generated/scenario';
import { runScenario } from './run-scenario';
import type { Target } from './target';
import type { ScenarioResult } from './verdict';

export interface RunOptions {
  /** Ids of scenarios, of rules (`4.2.1`) or of sections of rules (`4.2`). Default: everything. */
  readonly only?: readonly string[];
  /** Whether a result is to be found out once more; what comes then counts. Default: no. */
  readonly again?: (result: ScenarioResult) => boolean;
  /** Told of each result as it comes. */
  readonly onResult?: (result: ScenarioResult) => void;
}

/**
 * A wiki that gave no response to so many scenarios in a row is asked whether it responds at all. If not, it is left
 * alone: each scenario would cost its time limit.
 */
const patience = 3;
/** How often it is asked that: where it responds to nothing but the simplest request, the rest is not worth the wait. */
const mostInquiries = 8;

/**
 * Runs scenarios against a target, one at a time. Ending the target is the caller's business.
 *
 * @throws RangeError where `only` names what does not exist
 */
export async function runScenarios(
  target: Target,
  scenarios: readonly Scenario[],
  { only = [], again = () => false, onResult }: RunOptions = {},
): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = [];
  let [silent, inquiries, isLost] = [0, 0, false];
  for (const scenario of selectScenarios(scenarios, only)) {
    const last = results.at(-1);
    let result = isLost && last ? repeat(last, scenario) : await runScenario(scenario, target);
    if (again(result)) result = await runScenario(scenario, target);
    results.push(result);
    onResult?.(result);
    if (!result.unreachable) silent = 0;
    else if (!result.unansweredBefore) silent++;
    if (isLost || silent < patience) continue;
    isLost = ++inquiries > mostInquiries || (await target.isResponding?.()) !== true;
    silent = 0;
  }
  return results;
}

/**
 * The scenarios that are asked for, in their order.
 *
 * @throws RangeError for an id that neither a scenario nor a rule has
 */
export function selectScenarios(scenarios: readonly Scenario[], only: readonly string[]): readonly Scenario[] {
  if (only.length === 0) return scenarios;
  const unknown = only.find((id) => !scenarios.some((scenario) => isMeant(scenario, id)));
  if (unknown !== undefined) {
    throw new RangeError(`No scenario has the id "${unknown}", and none is about a rule or a section of that id.`);
  }
  return scenarios.filter((scenario) => only.some((id) => isMeant(scenario, id)));
}

function isMeant({ id, rules }: Scenario, wanted: string): boolean {
  return id === wanted || rules.some((rule) => rule === wanted || rule.startsWith(`${wanted}.`));
}

function repeat({ reason = '' }: ScenarioResult, scenario: Scenario): ScenarioResult {
  return { scenario, verdict: 'inconclusive', reason, failures: [], requests: 0, unreachable: true };
}
