import type { OptionNames } from '../../emulator/check-options';
import type { Report, Run } from '../../schemas/generated/report';
import type { Scenario } from '../../schemas/generated/scenario';
import { applyBaseline } from '../baseline/apply-baseline';
import { loadBaseline } from '../baseline/load-baseline';
import { HostQueue } from '../http/host-queue';
import { accessOptionNames, resolveAccess, type AccessOptions } from '../http/live-access';
import type { Time } from '../http/time';
import { packageVersion } from '../package-version';
import { describeRuns } from '../reports/describe-run';
import { keepRelevant } from '../reports/record-exchanges';
import { selectScenarios } from '../runner/scenario-sequence';
import { loadRules } from '../scenario-files/load-rules';
import { candidates } from './address';
import { specifiedScenarios } from './run-scenarios';
import { earlierRun, settledResults, unsettled, withoutKnown } from './settled-results';
import type { VariationOptions } from '../variation/variation';
import { runOfWiki } from './wiki-check';

/** The options of `checkWiki`: those of the command `wikidouble check`, with the same defaults. */
export interface CheckWikiOptions extends AccessOptions {
  /** Ids of scenarios, of rules (`4.2.1`) or of sections of rules (`4.2`). Default: everything. */
  readonly only?: readonly string[] | undefined;
  /** The scenarios to choose from. Default: those of the specification; `loadScenarios(folders)` adds your own. */
  readonly scenarios?: readonly Scenario[] | undefined;
  /** The path of a file of known failures (`schemas/baseline.schema.json`), which are accepted. Default: none. */
  readonly baseline?: string | undefined;
  /**
   * An earlier report of the same wikis: only scenarios that are inconclusive there are run, and all other results are taken
   * over. A wiki without inconclusive scenarios is sent nothing. Default: none.
   */
  readonly continueFrom?: Report | undefined;
  /**
   * Determines the requests that are generated beside those of the scenarios: a whole number from 0 to 4 294 967 295.
   * Default: 1, so that two checks of a wiki send the same requests.
   */
  readonly seed?: number | undefined;
  /**
   * Sends at most this many requests, in place of `budget`: runs the scenarios once more under other conditions, and covers
   * every triple of conditions in place of every pair. Default: pairs, within `budget`.
   */
  readonly thorough?: number | undefined;
  /** Ends the check. Pages that it created are deleted first; then the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the current activity. */
  readonly onProgress?: ((progress: CheckProgress) => void) | undefined;
}

/** The progress of a check. */
export interface CheckProgress {
  /** The index of the wiki among those that are checked, from 0. */
  readonly index: number;
  /** The current activity: `looking for the api.php at https://wiki.example`, `12/112 unused-file-succeeds`. */
  readonly text: string;
  /** The result, once the wiki has been checked. */
  readonly run?: Run;
}

/** A wiki to check. */
export interface WikiToCheck {
  /** An `api.php`, a site, or any page of it. Without a scheme, https and then http are tried. */
  readonly address: string;
  /** The name of the wiki in reports. Default: its address. */
  readonly title?: string | undefined;
}

/** What tests inject. */
interface CheckEnvironment {
  readonly time?: Time | undefined;
}

const optionNames: OptionNames<CheckWikiOptions> = {
  ...accessOptionNames,
  only: true,
  scenarios: true,
  baseline: true,
  continueFrom: true,
  seed: true,
  thorough: true,
  signal: true,
  onProgress: true,
};

/** How many wikis are checked at the same time; those of one host take turns anyway. */
const mostAtOnce = 8;

/**
 * Checks a wiki against the specification, as the command `wikidouble check` does: one request at a time, with a pause
 * between two requests, repetitions where the wiki asks for them, and at most `budget` requests. Unless `allowWrites` is
 * given, it only reads.
 *
 * What is wrong with the wiki is in the report, even if there is no wiki: `report.exitCode` is 0 if every required rule
 * that applies passed, 1 if one failed, 2 if the check was inconclusive.
 *
 * @param url an `api.php`, a site, or any page of it. Without a scheme, https and then http are tried
 * @returns what `--report json` writes (`schemas/report.schema.json`), without secrets
 * @throws TypeError for an invalid address or option, RangeError for one out of range and for an unknown id in `only`,
 *   Error for an invalid baseline; all before anything is sent
 * @throws the reason of `signal`
 */
export async function checkWiki(url: string, options: CheckWikiOptions = {}): Promise<Report> {
  return check('checkWiki', [{ address: url }], options);
}

/**
 * Checks several wikis, up to eight at the same time; each host is still sent one request at a time. `budget` applies to
 * each wiki. The account and the headers are sent to all of them.
 *
 * @returns one report, with a run for each wiki in their order
 * @throws what `checkWiki` throws
 */
export async function checkWikis(
  wikis: readonly (string | WikiToCheck)[],
  options: CheckWikiOptions = {},
): Promise<Report> {
  return check(
    'checkWikis',
    wikis.map((wiki) => (typeof wiki === 'string' ? { address: wiki } : wiki)),
    options,
  );
}

/** The same for the command, whose tests inject a clock. */
export async function check(
  caller: string,
  wikis: readonly WikiToCheck[],
  options: CheckWikiOptions,
  { time }: CheckEnvironment = {},
): Promise<Report> {
  const access = resolveAccess(caller, withThorough(caller, options), optionNames);
  const variation = variationOf(caller, options);
  const { only = [], scenarios = specifiedScenarios(), signal, onProgress = () => undefined } = options;
  for (const { address } of wikis) candidates(address);
  const rules = loadRules();
  const selected = selectScenarios(scenarios, only);
  const ids = { rules: rules.map(({ id }) => id), scenarios: scenarios.map(({ id }) => id) };
  const { continueFrom } = options;
  const earlier = wikis.map(({ address }) =>
    continueFrom ? earlierRun(continueFrom, address, access.credentials !== undefined) : undefined,
  );
  const baseline = options.baseline === undefined ? undefined : loadBaseline(options.baseline, ids);
  const startedAt = new Date();
  const checked = { ...access, rules, scenarios: selected, only, variation, signal, time, queue: new HostQueue(time) };
  const runs = await inParallel(wikis, async ({ address, title }, index) => {
    const before = earlier[index];
    const settled = before ? settledResults(before, selected) : [];
    if (before && unsettled(selected, settled).length === 0) {
      const run = withoutKnown(before);
      onProgress({ index, text: 'done', run });
      return run;
    }
    const run = await runOfWiki(address, {
      ...checked,
      settled,
      title,
      onProgress: (text) => {
        onProgress({ index, text });
      },
    });
    onProgress({ index, text: 'done', run });
    return run;
  });
  const shown = keepRelevant(runs);
  if (!baseline) return describeRuns(shown, startedAt, packageVersion());
  const applied = applyBaseline(shown, baseline, startedAt);
  return describeRuns(applied.runs, startedAt, packageVersion(), applied.outcome);
}

/** With the budget of a thorough check. */
function withThorough(caller: string, options: CheckWikiOptions): CheckWikiOptions {
  if (options.thorough === undefined) return options;
  if (options.budget === undefined) return { ...options, budget: options.thorough };
  throw new TypeError(`${caller}: budget and thorough exclude each other: both are the number of requests.`);
}

function variationOf(caller: string, { seed, thorough }: CheckWikiOptions): VariationOptions {
  if (seed !== undefined && !(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)) {
    throw new RangeError(`${caller}: seed must be a whole number from 0 to ${2 ** 32 - 1}, not ${seed}.`);
  }
  return { seed: seed ?? 1, strength: thorough === undefined ? 2 : 3 };
}

/**
 * Processes all entries, several at a time. After a failure nothing new is started, and what was started is awaited.
 */
async function inParallel<Entry, Result>(
  entries: readonly Entry[],
  action: (entry: Entry, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < entries.length; index = next++) {
      try {
        results[index] = await action(entries[index]!, index);
      } catch (error) {
        next = entries.length;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(entries.slice(0, mostAtOnce).map(work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}
