import type { Rule } from '../../schemas/generated/rules';
import type { Scenario } from '../../schemas/generated/scenario';

/** The verdict on a scenario or a rule. */
export type Verdict = 'pass' | 'fail' | 'not applicable' | 'inconclusive';

/** One expectation that was not met. */
export interface Failure {
  /** The rules that it is about. */
  readonly rules: readonly string[];
  /** The step whose answer it is. */
  readonly step: string;
  /** Where in the answer: a path, `status`, `header Cache-Control`. */
  readonly at: string;
  readonly expected: string;
  readonly actual: string;
  /** The first path that differs inside the value, where the value has parts. */
  readonly firstDifference?: string;
  /** A command that sends the same request again, without secrets. */
  readonly curl: string;
}

export interface ScenarioResult {
  readonly scenario: Scenario;
  readonly verdict: Verdict;
  /** Why it is not applicable or inconclusive; of any other, what else must be said. */
  readonly reason?: string;
  readonly failures: readonly Failure[];
  /** How many requests its steps sent. */
  readonly requests: number;
  /** It is inconclusive because the wiki gave no response. */
  readonly unreachable?: true;
  /** … to a request that had got none for an earlier scenario. */
  readonly unansweredBefore?: true;
}

export interface RuleResult {
  readonly rule: Rule;
  readonly verdict: Verdict;
  readonly reasons: readonly string[];
  readonly scenarios: readonly ScenarioResult[];
}
