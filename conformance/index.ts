/**
 * The scenarios of `wikidouble check` as mocha tests, for any wiki.
 *
 * @module wikidouble/conformance
 */
import { describeConformance as describeTarget, type DescribeOptions } from './runner/describe-conformance';
import type { FilledRole, FilledRoles, Preparation, Target } from './runner/target';
import { LiveTarget, type LiveOptions } from './targets/live-target';

export { loadScenarios, type LoadedScenario } from './scenario-files/load-scenarios';
export {
  emulatorInProcess,
  emulatorOverHttp,
  emulatorUnderNock,
  type EmulatorOptions,
} from './targets/emulator-targets';
export type { Credentials } from './targets/log-in';
export type { DescribeOptions, FilledRole, FilledRoles, LiveOptions, Preparation, Target };

/**
 * A wiki to run the scenarios against. It is only read, unless `allowWrites` and `credentials` are given.
 *
 * @param api the address of its `api.php`
 * @throws TypeError for an address that is none
 */
export function liveWiki(api: string, options: LiveOptions = {}): Target {
  return new LiveTarget(api, options);
}

/**
 * Makes a mocha `describe` with one `it` a scenario. What is not applicable or inconclusive is pending, with the reason
 * in its title.
 *
 * @param wiki a target, which is closed at the end, or the address of an `api.php`, which is only read
 * @throws Error where mocha does not run; TypeError for an address that is none
 */
export function describeConformance(wiki: Target | string, options: DescribeOptions = {}): void {
  describeTarget(typeof wiki === 'string' ? liveWiki(wiki) : wiki, options);
}
