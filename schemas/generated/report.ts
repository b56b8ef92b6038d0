// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * 0: passed: every required rule that applies passed, or failed as the baseline expects, and at least one applies. 1: failed: a required rule failed, or the baseline is out of date. 2: inconclusive. Of several wikis 1 counts before 2, and 2 before 0.
 */
export type ExitCode = 0 | 1 | 2;

/**
 * Not applicable: the wiki lacks what it is about, such as enough content. Inconclusive: a request that it needs got no response.
 */
export type VerdictName = 'pass' | 'fail' | 'not applicable' | 'inconclusive';

/**
 * Why a failure is known, by the baseline: it does not break the run. Without it, the failure is new.
 *
 * @minItems 1
 */
export type KnownReasons = KnownReason[];

/**
 * What `wikidouble check --report json` found out. It holds no cookie, no token of a session and no password.
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
   * One a wiki, in the order in which they were named.
   *
   * @minItems 1
   */
  runs: Run[];
}

/**
 * What came of the entries of a file of known failures.
 */
export interface BaselineOutcome {
  file: string;
  entries: BaselineEntryOutcome[];
}

/**
 * An entry of the baseline, and what came of it.
 */
export interface BaselineEntryOutcome {
  /**
   * Where it stands in the file.
   */
  line: number;
  /**
   * The rule or the scenario, and the wiki.
   */
  what: string;
  reason: string;
  expires: string;
  /**
   * fails: as expected. no longer fails, expired: the run ends with 1. not looked at: no wiki that it is about was checked, or the result was inconclusive.
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
   * How long it took.
   */
  seconds: number;
  /**
   * Why nothing could be found out at all, as a sentence: nothing listens there, it is no wiki. There are no rules and no scenarios then.
   */
  problem?: string;
  requests?: SentRequests;
  /**
   * Requests that were sent once more, because the wiki, or what stands before it, wanted or needed it.
   */
  retries?: Retry[];
  capabilities?: Capabilities;
  /**
   * What was seen beside the rules. It changes no verdict.
   */
  findings?: Finding[];
  /**
   * What was made on the wiki and could not be removed. Without any, it is not there.
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
 * The wiki that was asked.
 */
export interface CheckedTarget {
  /**
   * What the user gave, or what the target calls itself.
   */
  name: string;
  /**
   * What the user calls it, where the user gave it a name.
   */
  title?: string;
  /**
   * The address of `api.php` that was used.
   */
  api: string;
  /**
   * The release that answered, where the wiki tells.
   */
  release?: string;
  /**
   * Whether there was an account for scenarios that need one.
   */
  loggedIn: boolean;
}

/**
 * How many requests reached out to the wiki, those of the search for its address and the repeated ones among them.
 */
export interface SentRequests {
  /**
   * How many were sent.
   */
  sent: number;
  /**
   * How many were allowed. What removes what was made on the wiki is allowed beyond it.
   */
  budget: number;
}

/**
 * A request that was sent once more.
 */
export interface Retry {
  /**
   * The method and what it asks, without secrets.
   */
  request: string;
  /**
   * Why, as a sentence.
   */
  reason: string;
  /**
   * How long was waited before.
   */
  seconds: number;
}

/**
 * What the wiki is and shows, as far as it was seen.
 */
export interface Capabilities {
  /**
   * What the wiki calls its software.
   */
  generator?: string;
  /**
   * Whether it shows the debug block.
   */
  debugBlock: boolean;
  /**
   * Whether it tells which of its hosts answers (`servedby`).
   */
  hostNames: boolean;
}

/**
 * Something to know about the wiki that no rule is about.
 */
export interface Finding {
  /**
   * The same for the same kind of finding, on every wiki.
   */
  id: string;
  /**
   * security: somebody could use it against the wiki. warning: it should be put right. note: good to know.
   */
  level: 'security' | 'warning' | 'note';
  /**
   * What was found.
   */
  sentence: string;
  /**
   * Where it was seen, without secrets.
   */
  evidence: string;
}

/**
 * How many rules have each verdict.
 */
export interface VerdictCounts {
  pass: number;
  fail: number;
  'not applicable': number;
  inconclusive: number;
}

/**
 * A rule, and what the scenarios that show it say of it.
 */
export interface RuleOutcome {
  /**
   * As in scenarios/rules.yaml.
   */
  id: string;
  /**
   * The words of the specification.
   */
  quote: string;
  /**
   * Whether a wiki that breaks it fails the run.
   */
  level: 'required' | 'recommended';
  /**
   * Who can see it: every client, only the emulator, nobody.
   */
  observable: 'outside' | 'emulator' | 'nowhere';
  verdict: VerdictName;
  /**
   * Why something was not tried or is inconclusive, each reason once.
   */
  reasons: string[];
  /**
   * The ids of the scenarios that were to show it.
   */
  scenarios: string[];
  known?: KnownReasons;
}

/**
 * What an entry of the baseline says of a failure.
 */
export interface KnownReason {
  reason: string;
  /**
   * The last day on which it counts.
   */
  expires: string;
}

/**
 * A scenario that was run, or was to be run.
 */
export interface ScenarioOutcome {
  /**
   * As in the file of the scenario.
   */
  id: string;
  /**
   * What holds, as a sentence.
   */
  title: string;
  /**
   * The ids of the rules that it shows at work.
   *
   * @minItems 1
   */
  rules: string[];
  verdict: VerdictName;
  /**
   * Why it is not applicable or inconclusive; of any other, what else must be said.
   */
  reason?: string;
  /**
   * How long it took.
   */
  seconds: number;
  /**
   * How many requests its steps sent.
   */
  requests: number;
  known?: KnownReasons;
  /**
   * What its steps asked and got, in order; only of scenarios that fail, and of another wiki where they pass.
   */
  exchanges?: ReportedExchange[];
  /**
   * The expectations that do not hold.
   */
  failures: FailedExpectation[];
}

/**
 * A request and its answer, shortened and without secrets.
 */
export interface ReportedExchange {
  method: string;
  /**
   * What follows the address of `api.php`.
   */
  query: string;
  /**
   * Those of the scenario: name, colon, value. What the client adds of its own is not among them.
   */
  requestHeaders: string[];
  requestBody?: string;
  /**
   * The HTTP status of the answer.
   */
  status: number;
  /**
   * Of the answer, in order.
   */
  headers: string[];
  /**
   * Of the answer; JSON is indented.
   */
  body: string;
  /**
   * How many lines of the body are left out at its end.
   */
  missingLines?: number;
}

/**
 * One expectation that does not hold.
 */
export interface FailedExpectation {
  /**
   * The ids of the rules that it is about.
   */
  rules: string[];
  /**
   * The step of the scenario whose answer it is.
   */
  step: string;
  /**
   * Where in the answer: a path, `status`, `header Cache-Control`.
   */
  at: string;
  /**
   * What should be there, shortened.
   */
  expected: string;
  /**
   * What is there, shortened.
   */
  actual: string;
  /**
   * The first path that differs inside the value, where the value has parts.
   */
  firstDifference?: string;
  /**
   * A command that asks the same again, without secrets.
   */
  curl: string;
  /**
   * Which of the scenario's exchanges it is about, counted from 0, where that is known.
   */
  exchange?: number;
}
