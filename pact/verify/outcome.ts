import type { Verdict } from '../../conformance/runner/verdict';

/** The result of one interaction. */
export interface InteractionOutcome {
  /** The contract, as it was given. */
  readonly source: string;
  readonly consumer: string;
  readonly description: string;
  /** Names of the provider states. */
  readonly states: readonly string[];
  readonly comments: readonly string[];
  readonly verdict: Verdict;
  /** Why it is not applicable or inconclusive, or why it failed without a response. */
  readonly reason?: string;
  readonly mismatches: readonly Mismatch[];
  /** A command that sends the same request again, without secrets. */
  readonly curl?: string;
  /** It may fail: its consumer does not rely on it yet. */
  readonly pending: boolean;
  /** Its id at the broker. */
  readonly id?: string;
}

export interface Mismatch {
  /** `status`, `header Cache-Control`, or a place in the body: `$.query.imageusage`. */
  readonly at: string;
  readonly expected: string;
  readonly actual: string;
  /** The message of the engine. */
  readonly text: string;
}

/** The result of verifying a wiki against contracts. */
export interface Verification {
  readonly api: string;
  readonly release?: string;
  readonly loggedIn: boolean;
  /** Why nothing could be verified, as a sentence; there are no outcomes then. */
  readonly problem?: string;
  readonly outcomes: readonly InteractionOutcome[];
  readonly seconds: number;
  /**
   * The conclusion, if the outcomes alone do not determine it: not every result reached the broker.
   */
  readonly conclusion?: { readonly exitCode: 0 | 1 | 2; readonly sentence: string };
}

export type VerdictCounts = Readonly<Record<Verdict, number>>;

export function countVerdicts(outcomes: readonly InteractionOutcome[]): VerdictCounts {
  const counts = { pass: 0, fail: 0, 'not applicable': 0, inconclusive: 0 };
  for (const { verdict } of outcomes) counts[verdict]++;
  return counts;
}

/**
 * 0: no interaction failed that must pass, and at least one passed; or all are pending, and at least one was verified.
 * 1: one failed that must pass. 2: inconclusive.
 */
export function exitCodeOf({
  problem,
  outcomes,
  conclusion,
}: Pick<Verification, 'problem' | 'outcomes' | 'conclusion'>): 0 | 1 | 2 {
  if (conclusion) return conclusion.exitCode;
  return problem === undefined ? exitCodeOfVerdicts(outcomes) : exitCodeOfVerdicts(outcomes) === 1 ? 1 : 2;
}

/** The same for verdicts alone; those that are pending may fail, or remain unknown. */
export function exitCodeOfVerdicts(
  verdicts: readonly { readonly verdict: Verdict; readonly pending?: boolean | undefined }[],
): 0 | 1 | 2 {
  const required = verdicts.filter(({ pending }) => pending !== true);
  const has = (verdict: Verdict): boolean => required.some((one) => one.verdict === verdict);
  if (has('fail')) return 1;
  if (has('inconclusive')) return 2;
  if (required.length > 0) return has('pass') ? 0 : 2;
  return verdicts.some(({ verdict }) => verdict === 'pass' || verdict === 'fail') ? 0 : 2;
}

/** Whether every interaction was verified: only then does the result apply to the contract as a whole. */
export function isWhole({ problem, outcomes }: Pick<Verification, 'problem' | 'outcomes'>): boolean {
  const counts = countVerdicts(outcomes);
  return problem === undefined && counts['not applicable'] === 0 && counts.inconclusive === 0;
}
