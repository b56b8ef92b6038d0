/**
 * Checks wikis against the specification: as a function, with the scenarios one by one, or as tests of mocha, Jest, Vitest
 * or `node:test`.
 *
 * @module wikidouble/conformance
 */
import { runScenarios as runOnTarget, type RunScenariosOptions } from './check/run-scenarios';
import { describeTarget, type DescribeOptions, type TestFunctions } from './describe-conformance';
import type { AccessOptions } from './http/live-access';
import type { FilledRole, FilledRoles, PageMembers, Preparation, Target } from './runner/target';
import type { Send } from './runner/exchange';
import { openLiveWiki, type LiveOptions } from './targets/live-wiki';
import type { Run } from '../schemas/generated/report';

export { checkWiki, checkWikis, type CheckProgress, type CheckWikiOptions, type WikiToCheck } from './check/check-wiki';
export { renderReport, type ReportFormat } from './reports/render-report';
export type { ReportStream, SpecReportOptions } from './reports/spec/spec-report';
export { loadScenarios, type LoadedScenario } from './scenario-files/load-scenarios';
export {
  emulatorInProcess,
  emulatorOverHttp,
  emulatorUnderNock,
  type EmulatorOptions,
} from './targets/emulator-targets';
export type { Credentials } from './targets/log-in';
export type { ReceivedResponse, SentRequest } from './runner/exchange';
export type {
  BaselineEntryOutcome,
  BaselineOutcome,
  Capabilities,
  CheckedTarget,
  ExitCode,
  FailedExpectation,
  Finding,
  KnownReason,
  KnownReasons,
  Report,
  ReportedExchange,
  Retry,
  RuleOutcome,
  Run,
  ScenarioOutcome,
  SentRequests,
  Variation,
  VerdictCounts,
  VerdictName,
} from '../schemas/generated/report';
export type {
  AccessOptions,
  DescribeOptions,
  FilledRole,
  FilledRoles,
  LiveOptions,
  PageMembers,
  Preparation,
  RunScenariosOptions,
  Send,
  Target,
  TestFunctions,
};

/**
 * A live wiki to run the scenarios against. It is sent requests as the command `wikidouble check` sends them: one at a
 * time, with a pause between two requests, repetitions where the wiki asks for them, and at most `budget` requests. It is
 * only read, unless `allowWrites` and `credentials` are given.
 *
 * @param api the address of its `api.php`
 * @throws TypeError for an invalid address or option, RangeError for a timeout, budget or pause out of range
 */
export function liveWiki(api: string, options: LiveOptions = {}): Target {
  return openLiveWiki('liveWiki', api, options);
}

/**
 * Runs scenarios against a target, one after the other, and closes it.
 *
 * @param wiki a target, or the address of the `api.php` of a live wiki, which is then only read
 * @returns the verdict on each rule and each scenario, without secrets: what `checkWiki` reports for one wiki
 * @throws RangeError if `only` names something that does not exist, before anything is sent
 * @throws Error if the target cannot be used at all: nothing listens there, or the wiki refuses the account
 */
export async function runScenarios(wiki: Target | string, options: RunScenariosOptions = {}): Promise<Run> {
  return runOnTarget(targetOf('runScenarios', wiki), options);
}

/**
 * Declares a `describe` with one test per scenario, in mocha, Jest, Vitest or `node:test`.
 *
 * A scenario that is not applicable or inconclusive is skipped, with the reason. Jest cannot skip a test that runs: there,
 * an inconclusive scenario fails, and one that is not applicable passes and is listed at the end. A wiki that cannot be
 * used at all fails in the hook before the tests.
 *
 * @param wiki a target, which is closed at the end, or the address of the `api.php` of a live wiki, which is only read
 * @param options the scenarios, and the functions of the test runner; by default its globals
 * @throws TypeError for an invalid address, or if a function of the test runner is neither given nor a global
 * @throws RangeError if `only` names something that does not exist
 */
export function describeConformance(wiki: Target | string, options: DescribeOptions = {}): void {
  describeTarget(targetOf('describeConformance', wiki), options);
}

function targetOf(caller: string, wiki: Target | string): Target {
  return typeof wiki === 'string' ? openLiveWiki(caller, wiki, {}) : wiki;
}
