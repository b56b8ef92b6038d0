import { messageOf } from '../../emulator/text/message-of';
import { findingsOf, leftOverFinding, unverifiedFinding } from '../findings/findings';
import type { ResolvedAccess } from '../http/live-access';
import { withMaxlag } from '../http/retry-after';
import { type ConnectionSettings, WikiConnection } from '../http/wiki-connection';
import { describeProblem, describeRun, type RunNotes, type TimedResult } from '../reports/describe-run';
import { redactRun } from '../reports/redact-run';
import type { Detection } from '../targets/detect-wiki';
import { LiveTarget } from '../targets/live-target';
import { PagesLeft } from '../targets/make-roles';
import type { CheckedTarget, Finding, Run } from '../../schemas/generated/report';
import type { Rule } from '../../schemas/generated/rules';
import type { Scenario } from '../../schemas/generated/scenario';
import { allInvariants } from '../invariants/registry';
import { WikiUnreachable } from '../runner/exchange';
import { isRuleOf } from '../runner/rule-results';
import { Folding } from '../variation/folding';
import { gatherMaterial } from '../variation/material';
import { vary, type VariationOptions, type VariationOutcome } from '../variation/variation';
import { type Connect, exposureOf, findApi, withScheme } from './address';
import { timedResults } from './run-scenarios';
import { mergeResults, unsettled } from './settled-results';

export interface WikiCheckOptions extends ResolvedAccess, ConnectionSettings {
  readonly rules: readonly Rule[];
  readonly scenarios: readonly Scenario[];
  /** Results of an earlier check of the wiki; their scenarios are not run again. */
  readonly settled?: readonly TimedResult[] | undefined;
  /** The ids by which the scenarios were chosen; empty for everything. */
  readonly only: readonly string[];
  /** The user's name for the wiki. */
  readonly title?: string | undefined;
  /** How requests are varied beyond those of the scenarios. Default: they are not. */
  readonly variation?: VariationOptions | undefined;
  /** Called with the current activity. */
  readonly onProgress: (text: string) => void;
}

/**
 * Checks one wiki. Problems of the wiki are part of the result, without secrets.
 *
 * @param address as the user gave it
 * @throws the reason of the signal, once what was created on the wiki has been deleted
 */
export async function runOfWiki(address: string, options: WikiCheckOptions): Promise<Run> {
  const connection = new WikiConnection(new URL(withScheme(address)[0]).host, options, options);
  const check = new WikiCheck(address, options, connection);
  try {
    return redactRun(await check.run(), connection.secrets.redact);
  } catch (error) {
    if (options.signal?.aborted === true || !(error instanceof Error)) throw error;
    // A wiki that the check cannot cope with does not stop the check of the others, and gets a report that says so.
    return redactRun(check.endedBy(error), connection.secrets.redact);
  }
}

class WikiCheck {
  private readonly startedAt = performance.now();
  private api: string | undefined;
  private detection: Detection | undefined;
  private varied: VariationOutcome | undefined;
  private readonly folding: Folding | undefined;
  private readonly left: string[] = [];
  private readonly findings: Finding[] = [];

  constructor(
    private readonly address: string,
    private readonly options: WikiCheckOptions,
    private readonly connection: WikiConnection,
  ) {
    if (options.variation) this.folding = new Folding(options.variation.seed);
  }

  async run(): Promise<Run> {
    const { address, options, connection } = this;
    options.onProgress(`looking for the api.php at ${address}`);
    const connect: Connect = (each, timeout) => {
      const send = connection.connect(each, timeout);
      return each.endsWith('/api.php') ? withMaxlag(send) : send;
    };
    const { api, problem, detection } = await findApi(address, options.timeout, connect, options.time);
    this.api = api;
    const { host, protocol } = new URL(api);
    connection.secrets.show(host);
    if (options.insecure && protocol === 'https:') this.findings.push(unverifiedFinding(host));
    const { title } = options;
    const named = { name: address, ...(title === undefined ? {} : { title }) };
    const target = { ...named, api, loggedIn: options.credentials !== undefined };
    const hasSecrets = options.credentials !== undefined || Object.keys(options.headers).length > 0;
    const exposure = hasSecrets ? exposureOf(address, api) : undefined;
    if (exposure !== undefined) return this.describeProblem(target, exposure);
    const mayRead = detection?.kind === 'unusable' && detection.isPrivate && options.credentials !== undefined;
    if (problem !== undefined && !mayRead) {
      const advice = detection?.kind === 'unusable' && detection.isPrivate ? ' Give one with --user.' : '';
      return this.describeProblem(target, oneSentence(problem) + advice);
    }
    const live = this.liveTarget(api, detection);
    const obstacle = await live.findObstacle();
    this.detection = await live.detect();
    if (this.folding && obstacle === undefined) {
      this.folding.account = await live.accountCookies();
      this.folding.isPrivate = live.isPrivate;
    }
    if (obstacle !== undefined) return this.describeProblem(target, oneSentence(obstacle));
    const results = await this.runAndCleanUp(live);
    this.findings.push(...live.findings);
    const { release } = live;
    return this.describe(release === undefined ? target : { ...target, release }, results);
  }

  private describe(target: CheckedTarget, found: readonly TimedResult[]): Run {
    const { rules, only, scenarios, settled = [] } = this.options;
    const results = mergeResults(settled, found, scenarios);
    return describeRun({ target, rules, results, seconds: this.seconds(), only, notes: this.notes() });
  }

  /** What was settled earlier stays, whatever prevents the rest. */
  private describeProblem(target: CheckedTarget, problem: string): Run {
    const { scenarios, settled = [] } = this.options;
    if (settled.length === 0) return describeProblem(target, problem, this.seconds(), this.notes());
    const open = unsettled(scenarios, settled).map((scenario): TimedResult => ({
      seconds: 0,
      result: { scenario, verdict: 'inconclusive', reason: problem, failures: [], requests: 0, unreachable: true },
    }));
    return this.describe(target, open);
  }

  /** The report if the check itself fails. */
  endedBy({ message }: Error): Run {
    const { address, options } = this;
    const target = { name: address, api: this.api ?? address, loggedIn: options.credentials !== undefined };
    return this.describeProblem(target, oneSentence(message));
  }

  private liveTarget(api: string, detection: Detection | undefined): LiveTarget {
    const { credentials, allowWrites, permission, origin } = this.options;
    return new LiveTarget(api, this.connection.sendsTo(api), {
      credentials,
      allowWrites,
      permission,
      origin,
      detection,
      remembersResponses: true,
      isThrifty: true,
      folding: this.folding,
    });
  }

  private async runAndCleanUp(live: LiveTarget): Promise<TimedResult[]> {
    const { scenarios, settled = [], onProgress, variation } = this.options;
    const results = await timedResults(live, unsettled(scenarios, settled), {
      onProgress,
      isThorough: variation?.strength === 3,
      sendMore: () => this.vary(live),
    }).catch(async (error: unknown) => {
      await this.cleanUp(live);
      if (this.left.length === 0) throw error;
      const why = messageOf(error);
      throw new Error(`${why} These pages could not be deleted: ${this.left.join(', ')}`, { cause: error });
    });
    await this.cleanUp(live);
    return results;
  }

  /** Spends what is left of the budget on generated requests. */
  private async vary(live: LiveTarget): Promise<ReadonlyMap<string, string>> {
    const { variation, only, onProgress } = this.options;
    const { judge } = live;
    const chosen = chosenInvariants(only);
    if (!variation || !judge || chosen.size === 0) return new Map();
    onProgress('sending varied requests');
    try {
      const material = await gatherMaterial(live);
      this.varied = await vary(live.plainSend, judge, material, { ...variation, chosen });
    } catch (error) {
      if (!(error instanceof WikiUnreachable)) throw error;
    }
    return this.varied?.conditions ?? new Map();
  }

  private async cleanUp(live: LiveTarget): Promise<void> {
    if (this.options.allowWrites) this.options.onProgress('deleting the pages that were created');
    await live.close().catch((error: unknown) => {
      if (!(error instanceof PagesLeft)) throw error;
      this.left.push(...error.pages);
    });
  }

  private seconds(): number {
    return (performance.now() - this.startedAt) / 1000;
  }

  private notes(): RunNotes {
    const { observations, politeness } = this.connection;
    const left = this.left.length > 0 ? [...this.left] : undefined;
    const wiki = this.detection?.kind === 'wiki' ? this.detection : undefined;
    return {
      requests: { sent: politeness.requests, budget: this.options.budget },
      ...(this.varied && { variation: describeVariation(this.varied) }),
      retries: [...politeness.retries],
      findings: [...(left ? [leftOverFinding(left)] : []), ...findingsOf(observations), ...this.findings],
      ...(left ? { leftOver: left } : {}),
      ...(wiki
        ? {
            capabilities: {
              ...(wiki.generator === undefined ? {} : { generator: wiki.generator }),
              debugBlock: wiki.showsDebugBlock,
              hostNames: observations.sighting('host name') !== undefined,
            },
          }
        : {}),
    };
  }
}

/** The ids of the invariants of the chosen rules and sections; of all rules if none were chosen. */
function chosenInvariants(only: readonly string[]): ReadonlySet<string> {
  const chosen = allInvariants().filter(({ rule }) => only.length === 0 || only.some((id) => isRuleOf(rule, id)));
  return new Set(chosen.map(({ id }) => id));
}

/** Messages of a wiki may have line breaks, and no full stop. */
function oneSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

function describeVariation({ seed, strength, requests, coverage }: VariationOutcome): NonNullable<Run['variation']> {
  const combinations = strength === 2 ? 'pairs' : 'triples';
  return { seed, combinations, requests, covered: coverage.covered, possible: coverage.total };
}
