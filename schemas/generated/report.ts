// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * 0: passed: every required rule that applies passed, or failed as the baseline expects, and at least one applies. 1: failed: a required rule failed, or the baseline is out of date. 2: inconclusive. With several wikis, 1 takes precedence over 2, and 2 over 0.
 */
export type ExitCode = 0 | 1 | 2;

/**
 * not applicable: the wiki lacks what the rule needs, such as enough content. inconclusive: a required request got no response.
 */
export type VerdictName = 'pass' | 'fail' | 'not applicable' | 'inconclusive';

/**
 * The entry of the baseline that makes the failure known, so that it does not fail the run. If absent, the failure is new.
 *
 * @minItems 1
 */
export type KnownReasons = KnownReason[];

/**
 * The result of `wikidouble check --report json`. It contains no cookies, session tokens or passwords.
 */
export interface Report {
  /**
   * The program that wrote it.
   */
  tool: 'wikidouble';
  /**
   * The version of the program.
   */
  version: string;
  /**
   * When the first request was sent, in UTC.
   */
  startedAt: string;
  exitCode: ExitCode;
  baseline?: BaselineOutcome;
  /**
   * One entry per wiki, in the order in which the wikis were named.
   *
   * @minItems 1
   */
  runs: Run[];
}

/**
 * The state of the entries of a baseline.
 */
export interface BaselineOutcome {
  file: string;
  entries: BaselineEntryOutcome[];
}

/**
 * An entry of the baseline, and its state.
 */
export interface BaselineEntryOutcome {
  /**
   * Line of the entry in the file.
   */
  line: number;
  /**
   * The rule or scenario, and the wiki.
   */
  what: string;
  reason: string;
  expires: string;
  /**
   * fails: as expected. no longer fails, expired: the run ends with exit code 1. not looked at: none of its wikis was checked, or the result was inconclusive.
   */
  state: 'fails' | 'no longer fails' | 'expired' | 'not looked at';
}

/**
 * The check of one wiki.
 */
export interface Run {
  target: CheckedTarget;
  exitCode: ExitCode;
  /**
   * Duration of the run.
   */
  seconds: number;
  /**
   * Why the wiki could not be checked at all, as a sentence, for example because nothing listens at the address. Rules and scenarios are then absent.
   */
  problem?: string;
  requests?: SentRequests;
  variation?: Variation;
  /**
   * Requests that were repeated because the wiki, or a proxy in front of it, required it.
   */
  retries?: Retry[];
  capabilities?: Capabilities;
  /**
   * Observations that no rule covers. They change no verdict.
   */
  findings?: Finding[];
  /**
   * Pages that were created on the wiki and could not be removed; absent if there are none.
   *
   * @minItems 1
   */
  leftOver?: string[];
  counts: VerdictCounts;
  /**
   * In the order of the specification.
   */
  rules: RuleOutcome[];
  /**
   * In the order in which they were run.
   */
  scenarios: ScenarioOutcome[];
}

/**
 * The wiki that the requests were sent to.
 */
export interface CheckedTarget {
  /**
   * The address as given, or the name of the target.
   */
  name: string;
  /**
   * The name that the user gave it, if any.
   */
  title?: string;
  /**
   * The address of `api.php` that was used.
   */
  api: string;
  /**
   * The release of the wiki, if it is known.
   */
  release?: string;
  /**
   * Whether there was an account for scenarios that need one.
   */
  loggedIn: boolean;
}

/**
 * Number of requests sent to the wiki, including those that search for its address and repeated ones.
 */
export interface SentRequests {
  /**
   * Number of requests sent.
   */
  sent: number;
  /**
   * The budget. Requests that remove what was created on the wiki do not count.
   */
  budget: number;
}

/**
 * The generated requests, which only the invariants judge; absent if there were none.
 */
export interface Variation {
  /**
   * The same seed generates the same requests.
   */
  seed: number;
  /**
   * What was to be covered: pairs or triples of what requests differ in.
   */
  combinations: 'pairs' | 'triples';
  /**
   * Number of generated requests.
   */
  requests: number;
  /**
   * Number of pairs or triples that were covered.
   */
  covered: number;
  /**
   * Number of pairs or triples that are possible.
   */
  possible: number;
}

/**
 * A request that was repeated.
 */
export interface Retry {
  /**
   * The method and the query, redacted.
   */
  request: string;
  /**
   * Why, as a sentence.
   */
  reason: string;
  /**
   * Seconds waited before the repetition.
   */
  seconds: number;
}

/**
 * What is known about the wiki.
 */
export interface Capabilities {
  /**
   * The software, as the wiki names it.
   */
  generator?: string;
  /**
   * Whether it shows the debug block.
   */
  debugBlock: boolean;
  /**
   * Whether it shows the name of the responding host (`servedby`).
   */
  hostNames: boolean;
}

/**
 * An observation about the wiki that no rule covers.
 */
export interface Finding {
  /**
   * Identifies the kind of finding, on every wiki.
   */
  id: string;
  /**
   * security: an attacker could exploit it. warning: it should be fixed. note: for information.
   */
  level: 'security' | 'warning' | 'note';
  /**
   * What was found.
   */
  sentence: string;
  /**
   * Where it was observed, redacted.
   */
  evidence: string;
}

/**
 * Number of rules by verdict.
 */
export interface VerdictCounts {
  pass: number;
  fail: number;
  'not applicable': number;
  inconclusive: number;
}

/**
 * A rule, and the results of its scenarios.
 */
export interface RuleOutcome {
  /**
   * Id of the rule in scenarios/rules.yaml.
   */
  id: string;
  /**
   * The words of the specification.
   */
  quote: string;
  /**
   * Whether a violation fails the run.
   */
  level: 'required' | 'recommended';
  /**
   * Who can observe it: every client, only the fake, or nobody.
   */
  observable: 'outside' | 'emulator' | 'nowhere';
  verdict: VerdictName;
  /**
   * Why the rule was not checked or is inconclusive; each reason once.
   */
  reasons: string[];
  /**
   * Ids of its scenarios.
   */
  scenarios: string[];
  known?: KnownReasons;
}

/**
 * An entry of the baseline for a failure.
 */
export interface KnownReason {
  reason: string;
  /**
   * The last day on which the entry is valid.
   */
  expires: string;
}

/**
 * A scenario that was run, or would have been run.
 */
export interface ScenarioOutcome {
  /**
   * Id in the scenario file.
   */
  id: string;
  /**
   * The expected behavior, as a sentence.
   */
  title: string;
  /**
   * Ids of the rules that it demonstrates.
   *
   * @minItems 1
   */
  rules: string[];
  verdict: VerdictName;
  /**
   * Why the scenario is not applicable or inconclusive, or a remark on its result.
   */
  reason?: string;
  /**
   * Duration of the run.
   */
  seconds: number;
  /**
   * Number of requests that its steps sent.
   */
  requests: number;
  known?: KnownReasons;
  /**
   * The requests and responses of its steps, in order; only for failed scenarios, and for the same scenarios on another wiki where they pass.
   */
  exchanges?: ReportedExchange[];
  /**
   * The expectations that were not met.
   */
  failures: FailedExpectation[];
}

/**
 * A request and its response, shortened and redacted.
 */
export interface ReportedExchange {
  method: string;
  /**
   * The part after the address of `api.php`.
   */
  query: string;
  /**
   * The headers of the scenario: name, colon, value. Headers that the client adds are not included.
   */
  requestHeaders: string[];
  requestBody?: string;
  /**
   * The HTTP status of the response.
   */
  status: number;
  /**
   * The headers of the response, in order.
   */
  headers: string[];
  /**
   * The body of the response; JSON is indented.
   */
  body: string;
  /**
   * Number of lines omitted at the end of the body.
   */
  missingLines?: number;
}

/**
 * An expectation that was not met.
 */
export interface FailedExpectation {
  /**
   * Ids of the rules that it belongs to.
   */
  rules: string[];
  /**
   * The step of the scenario whose response it concerns; of an invariant, how many responses broke it.
   */
  step: string;
  /**
   * The place in the response: a path, `status`, `header Cache-Control`.
   */
  at: string;
  /**
   * The expected value, shortened.
   */
  expected: string;
  /**
   * The actual value, shortened.
   */
  actual: string;
  /**
   * The first path that differs within the value, if the value has parts.
   */
  firstDifference?: string;
  /**
   * A command that sends the request again, redacted.
   */
  curl: string;
  /**
   * Index of the exchange of the scenario, starting at 0, if it is known.
   */
  exchange?: number;
}
