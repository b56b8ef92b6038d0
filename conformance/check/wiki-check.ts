import { findingsOf, leftOverFinding, privateWikiFinding } from '../findings/findings';
import { describeProblem, describeRun, type RunNotes, type TimedResult } from '../reports/describe-run';
import { RecordingTarget } from '../reports/record-exchanges';
import { redactRun } from '../reports/redact-run';
import { WikiUnreachable } from '../runner/exchange';
import { runScenarios } from '../runner/run-scenarios';
import type { Detection } from '../targets/detect-wiki';
import { LiveTarget } from '../targets/live-target';
import { PagesLeft } from '../targets/make-roles';
import { withMaxlag } from '../http/maxlag';
import type { Finding, Run } from '../../schemas/generated/report';
import type { Rule } from '../../schemas/generated/rules';
import type { Scenario } from '../../schemas/generated/scenario';
import { exposureOf, findApi, type Connect } from './address';
import { Connection, type ConnectionOptions } from '../http/wiki-connection';
import { Interruption } from '../../cli/interruption';

export interface CheckedWikiOptions extends ConnectionOptions {
  readonly rules: readonly Rule[];
  readonly scenarios: readonly Scenario[];
  /** What the scenarios were chosen by; empty for everything. */
  readonly only: readonly string[];
  readonly allowWrites: boolean;
  /** What the user calls the wiki. */
  readonly title?: string;
  /** Told what is being done. */
  readonly onProgress: (text: string) => void;
}

/** So many failures are looked at twice; whoever fails so often does not fail by accident. */
const maximumDoubts = 5;

/**
 * Holds one wiki against the rules. What is wrong with the wiki is in what it returns, without any secret.
 *
 * @param address as the user gave it
 * @throws Error after Ctrl-C, where writing is allowed, when what was made has been removed
 */
export async function checkWiki(address: string, options: CheckedWikiOptions): Promise<Run> {
  const interruption = new Interruption(options.allowWrites);
  const connection = new Connection(address, options, interruption.signal);
  const check = new WikiCheck(address, options, connection);
  try {
    return redactRun(await check.run(), connection.secrets.redact);
  } catch (error) {
    if (interruption.signal.aborted || !(error instanceof Error)) throw error;
    // One wiki that nobody was prepared for keeps no other from being checked, and gets a report that says so.
    return redactRun(check.endedBy(error), connection.secrets.redact);
  } finally {
    interruption.end();
  }
}

class WikiCheck {
  private readonly startedAt = performance.now();
  private api: string | undefined;
  private detection: Detection | undefined;
  private readonly left: string[] = [];
  private readonly findings: Finding[] = [];

  constructor(
    private readonly address: string,
    private readonly options: CheckedWikiOptions,
    private readonly connection: Connection,
  ) {}

  async run(): Promise<Run> {
    const { address, options, connection } = this;
    options.onProgress(`looking for the api.php at ${address}`);
    const connect: Connect = (each, timeout) => {
      const send = connection.connect(each, timeout);
      return each.endsWith('/api.php') ? withMaxlag(send) : send;
    };
    const { api, problem, detection } = await findApi(address, options.timeout, connect, options.time);
    this.api = api;
    connection.secrets.show(new URL(api).host);
    const { title } = options;
    const named = { name: address, ...(title === undefined ? {} : { title }) };
    const target = { ...named, api, loggedIn: options.credentials !== undefined };
    const hasSecrets = options.credentials !== undefined || Object.keys(options.headers).length > 0;
    const exposure = hasSecrets ? exposureOf(address, api) : undefined;
    if (exposure !== undefined) return describeProblem(target, exposure, this.seconds(), this.notes());
    const mayRead = detection?.kind === 'unusable' && detection.isPrivate && options.credentials !== undefined;
    if (problem !== undefined && !mayRead) {
      const advice = detection?.kind === 'unusable' && detection.isPrivate ? ' Give one with --user.' : '';
      return describeProblem(target, oneSentence(problem) + advice, this.seconds(), this.notes());
    }
    const live = this.liveTarget(api, detection);
    this.detection = await live.detect();
    const obstacle = this.detection.kind === 'unusable' ? this.detection.reason : await this.findObstacle(live);
    if (obstacle !== undefined) return describeProblem(target, oneSentence(obstacle), this.seconds(), this.notes());
    if (live.isPrivate) this.findings.push(privateWikiFinding(options.credentials?.name ?? ''));
    const results = await this.runAndCleanUp(live);
    const { rules, only } = options;
    const { release } = live;
    return describeRun({
      target: release === undefined ? target : { ...target, release },
      rules,
      results,
      seconds: this.seconds(),
      only,
      notes: this.notes(),
    });
  }

  /** What is reported where the check itself fails. */
  endedBy({ message }: Error): Run {
    const { address, options } = this;
    const target = { name: address, api: this.api ?? address, loggedIn: options.credentials !== undefined };
    return describeProblem(target, oneSentence(message), this.seconds(), this.notes());
  }

  private liveTarget(api: string, detection: Detection | undefined): LiveTarget {
    const { connection, options } = this;
    const { credentials, allowWrites, permission } = options;
    const send = connection.connect(api);
    return new LiveTarget(api, {
      send,
      surveySend: withMaxlag(send),
      removalSend: connection.connectForRemoval(api),
      remembersResponses: true,
      isThrifty: true,
      permission,
      allowWrites,
      ...(credentials ? { credentials } : {}),
      ...(detection ? { detection } : {}),
    });
  }

  /** Why nothing can be found out. A log-in that is refused would leave rules half shown, and nobody might notice. */
  private async findObstacle(live: LiveTarget): Promise<string | undefined> {
    try {
      const refusal = await live.logInAhead();
      if (refusal === undefined) return undefined;
      return `${this.options.credentials?.name ?? ''} cannot log in to ${live.api}: ${refusal}`;
    } catch (error) {
      if (error instanceof WikiUnreachable) return error.message;
      throw error;
    }
  }

  private async runAndCleanUp(live: LiveTarget): Promise<TimedResult[]> {
    const results = await this.runTimed(live).catch(async (error: unknown) => {
      await this.cleanUp(live);
      if (this.left.length === 0) throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`${why} These pages are left on the wiki: ${this.left.join(', ')}`, { cause: error });
    });
    await this.cleanUp(live);
    return results;
  }

  private async cleanUp(live: LiveTarget): Promise<void> {
    if (this.options.allowWrites) this.options.onProgress('removing what was made');
    await live.close().catch((error: unknown) => {
      if (!(error instanceof PagesLeft)) throw error;
      this.left.push(...error.pages);
    });
  }

  private async runTimed(live: LiveTarget): Promise<TimedResult[]> {
    const { scenarios, onProgress } = this.options;
    const results: TimedResult[] = [];
    const announce = (): void => {
      onProgress(`${results.length}/${scenarios.length} ${scenarios[results.length]?.id ?? ''}`);
    };
    let before = performance.now();
    let doubts = maximumDoubts;
    announce();
    const recording = new RecordingTarget(live);
    await runScenarios(recording, scenarios, {
      // A wiki changes: nobody is accused on the strength of an answer that was given a while ago.
      again: ({ verdict }) => verdict === 'fail' && doubts-- > 0 && live.forgetResponses(),
      onResult: (result) => {
        const now = performance.now();
        results.push({ result, seconds: (now - before) / 1000, exchanges: recording.take(result) });
        before = now;
        announce();
      },
    });
    return results;
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

/** What a wiki says of itself may have line breaks, and no full stop. */
function oneSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
