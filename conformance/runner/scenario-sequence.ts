import type { Scenario } from '../../schemas/generated/scenario';
import type { Folding } from '../variation/folding';
import { onlyWith, reduceNames } from '../variation/reduce';
import { isRuleOf } from './rule-results';
import { runScenario } from './run-scenario';
import type { Target } from './target';
import type { ScenarioResult } from './verdict';

export interface SequenceOptions {
  /** Ids of scenarios, of rules (`4.2.1`) or of sections of rules (`4.2`). Default: everything. */
  readonly only?: readonly string[];
  /** Called with each result as it comes; a second result of a scenario takes precedence. */
  readonly onResult?: (result: ScenarioResult) => void;
}

/**
 * After this many scenarios in a row without any response, the wiki is sent the simplest request. If that gets no
 * response either, the check stops: each scenario would cost its time limit.
 */
const patience = 3;
/** How often that request is sent: if the wiki responds to nothing else, the rest is not worth the wait. */
const mostInquiries = 8;
/** How many failures are confirmed by a second run. A wiki that fails more often does not fail by accident. */
const maximumDoubts = 5;
/** How often a failing scenario is usually run again to find out what it takes to fail, and how often at least. */
const runsOfDoubt = { usually: 12, atLeast: 2 };
/** Why a failure was not confirmed. */
const unconfirmed = 'under further conditions; the budget did not allow repeating it without them';
/** How many requests may be spent in all on finding out under which conditions scenarios fail. */
const mostReducing = 30;

/** Runs scenarios against one target, one after the other, and gives up on a wiki that does not respond. */
export class ScenarioSequence {
  private silent = 0;
  private inquiries = 0;
  private doubts = maximumDoubts;
  private mostReducing = mostReducing;
  /** The result of the last scenario before the wiki was given up. */
  private lost: ScenarioResult | undefined;

  /** The failures that are to be confirmed once all scenarios have been run, and the conditions of their requests. */
  private readonly postponed: { readonly result: ScenarioResult; readonly applied: ReadonlyMap<string, string> }[] = [];
  /** What it took to fail so far: names of conditions. */
  private readonly needed: (readonly string[])[] = [];

  constructor(private readonly target: Target) {}

  /**
   * Call this for one scenario at a time.
   *
   * @param open those that are still to be run: failures are not confirmed with requests that these need
   */
  async run(scenario: Scenario, open: readonly Scenario[] = []): Promise<ScenarioResult> {
    if (this.lost) return repeat(this.lost, scenario);
    const result = await this.runOrDoubt(scenario, open);
    if (!result.unreachable) this.silent = 0;
    else if (!result.unansweredBefore) this.silent++;
    if (this.silent >= patience) {
      const isLost = ++this.inquiries > mostInquiries || (await this.target.isResponding?.()) !== true;
      if (isLost) this.lost = result;
      this.silent = 0;
    }
    return result;
  }

  /** Confirms failures that were not confirmed yet. Call this after all scenarios; returns the results that take precedence. */
  async confirm(): Promise<ScenarioResult[]> {
    const { folding } = this.target;
    const results: ScenarioResult[] = [];
    for (const { result, applied } of this.postponed.splice(0)) {
      const known = this.needed.find((names) => names.every((name) => applied.has(name)));
      if (known) results.push({ ...result, reason: onlyWith(known.map((name) => applied.get(name) ?? name)) });
      else if (folding && !this.lost && this.maySend(result.requests * runsOfDoubt.atLeast, [])) {
        const confirmed = await this.doubt(result.scenario, folding, []);
        if (confirmed.verdict !== 'inconclusive') results.push(confirmed);
      }
    }
    return results;
  }

  private async runOrDoubt(scenario: Scenario, open: readonly Scenario[]): Promise<ScenarioResult> {
    const { target } = this;
    const { folding } = target;
    folding?.beginScenario();
    const result = await runScenario(scenario, target);
    if (result.verdict !== 'fail') return result;
    if (folding?.isActive === true) {
      if (--this.doubts <= 0) folding.end();
      if (this.maySend(result.requests * runsOfDoubt.usually, open)) return this.doubt(scenario, folding, open);
      const postponed = { ...result, reason: unconfirmed };
      this.postponed.push({ result: postponed, applied: new Map(folding.applied) });
      return postponed;
    }
    // A wiki may have changed: it must not fail because of an old response.
    if (this.doubts-- > 0 && target.forgetResponses?.() === true) return runScenario(scenario, target);
    return result;
  }

  /** Whether requests may be sent besides those that open scenarios need. */
  private maySend(requests: number, open: readonly Scenario[]): boolean {
    return (this.target.spareRequests?.(open) ?? Infinity) >= requests;
  }

  /** Runs a scenario without what was folded into its requests; if it passes like that, finds out what it takes to fail. */
  private async doubt(scenario: Scenario, folding: Folding, open: readonly Scenario[]): Promise<ScenarioResult> {
    const runWith = async (names?: ReadonlySet<string>): Promise<ScenarioResult> => {
      folding.restrict(names);
      return runScenario(scenario, this.target);
    };
    let result = await runWith(new Set());
    if (result.verdict === 'pass') {
      result = await runWith();
      if (result.verdict === 'fail') {
        const applied = new Map(folding.applied);
        const tryWith = async (names: readonly string[]): Promise<ScenarioResult | undefined> => {
          // A long continuation is not followed again and again.
          if (this.mostReducing < result.requests * 4 || !this.maySend(result.requests, open)) return undefined;
          const tried = await runWith(new Set(names));
          this.mostReducing -= tried.requests;
          return tried.verdict === 'fail' ? tried : undefined;
        };
        const [needed, smallest = result] = await reduceNames([...applied.keys()], tryWith);
        result = { ...smallest, reason: onlyWith(needed.map((name) => applied.get(name) ?? name)) };
        folding.exclude(needed);
        this.needed.push(needed);
      }
    }
    folding.resume();
    return result;
  }
}

/**
 * Runs scenarios against a target, one at a time. It does not close the target.
 *
 * @throws RangeError if `only` names something that does not exist
 */
export async function runInSequence(
  target: Target,
  scenarios: readonly Scenario[],
  { only = [], onResult }: SequenceOptions = {},
): Promise<ScenarioResult[]> {
  const sequence = new ScenarioSequence(target);
  const selected = selectScenarios(scenarios, only);
  const results: ScenarioResult[] = [];
  for (const [place, scenario] of selected.entries()) {
    const result = await sequence.run(scenario, selected.slice(place + 1));
    results.push(result);
    onResult?.(result);
  }
  for (const result of await sequence.confirm()) {
    results[selected.indexOf(result.scenario)] = result;
    onResult?.(result);
  }
  return results;
}

/**
 * The selected scenarios, in their order.
 *
 * @throws RangeError for an id that neither a scenario nor a rule has
 */
export function selectScenarios(scenarios: readonly Scenario[], only: readonly string[]): readonly Scenario[] {
  if (only.length === 0) return scenarios;
  const unknown = only.find((id) => !scenarios.some((scenario) => isSelected(scenario, id)));
  if (unknown !== undefined) {
    throw new RangeError(`There is no scenario, rule or section with the id "${unknown}".`);
  }
  return scenarios.filter((scenario) => only.some((id) => isSelected(scenario, id)));
}

function isSelected({ id, rules }: Scenario, wanted: string): boolean {
  return id === wanted || rules.some((rule) => isRuleOf(rule, wanted));
}

function repeat({ reason = '' }: ScenarioResult, scenario: Scenario): ScenarioResult {
  return { scenario, verdict: 'inconclusive', reason, failures: [], requests: 0, unreachable: true };
}
