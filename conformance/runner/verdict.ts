import type { Rule } from '../../schemas/generated/rules';
import type { Scenario } from '../../schemas/generated/scenario';

/** The verdict on a scenario or a rule. */
export type Verdict = 'pass' | 'fail' | 'not applicable' | 'inconclusive';

/** One expectation that was not met. */
export interface Failure {
  /** The rules that it breaks. */
  readonly rules: readonly string[];
  /** The step of the response. */
  readonly step: string;
  /** The place in the response: a path, `status`, `header Cache-Control`. */
  readonly at: string;
  readonly expected: string;
  readonly actual: string;
  /** The first path that differs inside the value, if the value has parts. */
  readonly firstDifference?: string;
  /** A command that sends the same request again, without secrets. */
  readonly curl: string;
}

export interface ScenarioResult {
  readonly scenario: Scenario;
  readonly verdict: Verdict;
  /** Why it is not applicable or inconclusive; for other verdicts, a remark. */
  readonly reason?: string;
  readonly failures: readonly Failure[];
  /** The number of requests that its steps sent. */
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
