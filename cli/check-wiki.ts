import { describeProblem, describeRun, type TimedResult } from '../conformance/reports/describe-run';
import { Secrets } from '../conformance/reports/secrets';
import { WikiUnreachable, type Send } from '../conformance/runner/exchange';
import { runScenarios } from '../conformance/runner/run-scenarios';
import { ApiProblem } from '../conformance/targets/api-client';
import { LiveTarget } from '../conformance/targets/live-target';
import { logIn, type Credentials } from '../conformance/targets/log-in';
import { sendOverHttp } from '../conformance/targets/send-over-http';
import type { Run } from '../schemas/generated/report';
import type { Rule } from '../schemas/generated/rules';
import type { Scenario } from '../schemas/generated/scenario';
import { findApi } from './check-address';

export interface CheckedWikiOptions {
  readonly rules: readonly Rule[];
  readonly scenarios: readonly Scenario[];
  /** What the scenarios were chosen by; empty for everything. */
  readonly only: readonly string[];
  readonly credentials: Credentials | undefined;
  readonly allowWrites: boolean;
  /** Of a request, in milliseconds. */
  readonly timeout: number;
  /** Told what is being done. */
  readonly onProgress: (text: string) => void;
}

/**
 * Holds one wiki against the rules. What is wrong with the wiki is in what it returns, without any secret.
 *
 * @param address as the user gave it
 */
export async function checkWiki(address: string, options: CheckedWikiOptions): Promise<Run> {
  const startedAt = performance.now();
  const secrets = new Secrets();
  if (options.credentials) secrets.add(options.credentials.password);
  options.onProgress(`looking for the api.php at ${address}`);
  const { api, problem } = await findApi(address, options.timeout);
  const seconds = (): number => (performance.now() - startedAt) / 1000;
  const target = { name: address, api, loggedIn: options.credentials !== undefined };
  if (problem !== undefined) return secrets.hideIn(describeProblem(target, oneSentence(problem), seconds()));

  const send = secrets.watch(sendOverHttp(api, { timeout: options.timeout }));
  const live = liveTarget(api, send, options);
  const obstacle = await findObstacle(live, send, options.credentials);
  if (obstacle !== undefined) return secrets.hideIn(describeProblem(target, oneSentence(obstacle), seconds()));

  const results = await runTimed(live, options);
  await live.close();
  const { rules, only } = options;
  const { release } = live;
  const described = release === undefined ? target : { ...target, release };
  return secrets.hideIn(describeRun({ target: described, rules, results, seconds: seconds(), only }));
}

function liveTarget(api: string, send: Send, { credentials, allowWrites }: CheckedWikiOptions): LiveTarget {
  return new LiveTarget(api, { send, allowWrites, ...(credentials ? { credentials } : {}) });
}

/** Why nothing can be found out. A log-in that is refused would leave rules half shown, and nobody might notice. */
async function findObstacle(
  live: LiveTarget,
  send: Send,
  credentials: Credentials | undefined,
): Promise<string | undefined> {
  const detection = await live.detect();
  if (detection.kind === 'unusable') return detection.reason;
  if (!credentials) return undefined;
  try {
    await logIn(send, credentials);
    return undefined;
  } catch (error) {
    if (error instanceof WikiUnreachable) return error.message;
    if (error instanceof ApiProblem) return `${credentials.name} cannot log in to ${live.api}: ${error.message}`;
    throw error;
  }
}

async function runTimed(live: LiveTarget, options: CheckedWikiOptions): Promise<TimedResult[]> {
  const { scenarios, allowWrites, onProgress } = options;
  const results: TimedResult[] = [];
  const interruption = allowWrites ? new Interruption() : undefined;
  const announce = (): void => {
    onProgress(`${results.length}/${scenarios.length} ${scenarios[results.length]?.id ?? ''}`);
  };
  let before = performance.now();
  announce();
  await runScenarios(live, scenarios, {
    onResult: (result) => {
      const now = performance.now();
      results.push({ result, seconds: (now - before) / 1000 });
      before = now;
      interruption?.check();
      announce();
    },
  }).finally(() => {
    interruption?.end();
  });
  return results;
}

/** Lets the scenario that is running remove what it made; a second Ctrl-C ends the process at once. */
class Interruption {
  private isAsked = false;
  private readonly ask = (): void => {
    this.isAsked = true;
  };

  constructor() {
    process.once('SIGINT', this.ask);
  }

  /** @throws Error after Ctrl-C */
  check(): void {
    if (this.isAsked) throw new Error('interrupted; what was made on the wiki has been removed.');
  }

  end(): void {
    process.removeListener('SIGINT', this.ask);
  }
}

/** What a wiki says of itself may have line breaks, and no full stop. */
function oneSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
