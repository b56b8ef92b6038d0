/**
 * The harness as a library: the scenarios as mocha tests against any wiki.
 *
 * @module
 */
import { LiveTarget, type LiveOptions } from './targets/live-target';
import type { Target } from './runner/target';

export { describeConformance, type DescribeOptions } from './runner/describe-conformance';
export { emulatorInProcess, emulatorOverHttp, emulatorUnderNock } from './targets/emulator-targets';
export { loadScenarios } from './scenarios/load-scenarios';
export type { LiveOptions, Target };

/**
 * A wiki to run the scenarios against. It is only read, unless `allowWrites` and `credentials` are given.
 *
 * @param api the address of its `api.php`
 * @throws TypeError for an address that is none
 */
export function liveWiki(api: string, options: LiveOptions = {}): Target {
  return new LiveTarget(api, options);
}
