import { messageOf } from '../../emulator/text/message-of';
import type { Expectation, Scenario, Step } from '../../schemas/generated/scenario';
import type { ApiResponse, StepResponses } from './responses';
import type { CookieJar } from './cookie-jar';
import { curlLine } from './curl-line';
import { UnansweredBefore, WikiUnreachable, type Send } from './exchange';
import { judge } from './expectations';
import { Placeholders } from './placeholders';
import { foreignRelease } from './releases-of-scenario';
import { takeStep, type StepProblem } from './take-step';
import type { FilledRoles, Preparation, Target } from './target';
import type { Failure, ScenarioResult } from './verdict';

/**
 * Runs one scenario against a target and collects every failure. No response makes it throw; without a response the
 * scenario is inconclusive.
 *
 * @throws Error for a mistake in the scenario itself: a role or a placeholder that does not exist
 */
export async function runScenario(scenario: Scenario, target: Target): Promise<ScenarioResult> {
  const nothing = { scenario, failures: [], requests: 0 };
  const foreign = target.release === undefined ? undefined : foreignRelease(scenario, target.release);
  if (foreign !== undefined) return { ...nothing, verdict: 'not applicable', reason: foreign };
  let preparation: Preparation;
  try {
    preparation = await target.prepare(scenario);
  } catch (error) {
    return { ...nothing, ...unreachable(error) };
  }
  if (preparation.kind !== 'ready') return { ...nothing, verdict: preparation.kind, reason: preparation.reason };
  const result = await runPrepared(scenario, target, preparation).catch(async (error: unknown) => {
    await release(preparation);
    throw error;
  });
  const leftOver = await release(preparation);
  if (leftOver === undefined) return result;
  return { ...result, reason: result.reason === undefined ? leftOver : `${result.reason}; ${leftOver}` };
}

/** All responses of a scenario are kept until it is judged; usually they take a thousandth of this. In characters. */
const longestResponses = 16_000_000;

type Ready = Extract<Preparation, { kind: 'ready' }>;

async function runPrepared(scenario: Scenario, target: Target, preparation: Ready): Promise<ScenarioResult> {
  const { roles, send, sessionCookies } = preparation;
  let requests = 0;
  let length = 0;
  const counting: Send = async (request) => {
    requests++;
    const received = await send(request);
    length += received.body.length;
    if (length > longestResponses) {
      throw new WikiUnreachable(`${target.name} sent more than ${longestResponses / 1e6} MB for one scenario.`);
    }
    return received;
  };
  const run = new ScenarioRun(scenario, target, roles, counting);
  try {
    await run.takeSteps();
    const failures = run.findFailures(sessionCookies?.());
    return { scenario, verdict: failures.length > 0 ? 'fail' : 'pass', failures, requests };
  } catch (error) {
    return { scenario, failures: [], requests, ...unreadable(error) };
  }
}

class ScenarioRun {
  private readonly steps = new Map<string, StepResponses>();
  private readonly failures: Failure[] = [];
  private readonly placeholders: Placeholders;
  private readonly ignoreDebugBlock: boolean;

  constructor(
    private readonly scenario: Scenario,
    private readonly target: Target,
    private readonly roles: FilledRoles,
    private readonly send: Send,
  ) {
    this.placeholders = new Placeholders(roles);
    this.ignoreDebugBlock = !Object.values(scenario.given ?? {}).some(({ kind }) => kind === 'debug block');
  }

  /** Takes the steps in turn, up to the first that cannot continue. */
  async takeSteps(): Promise<void> {
    const { send, placeholders, ignoreDebugBlock } = this;
    for (const step of this.scenario.when) {
      const sending = { send, placeholders, ignoreDebugBlock, cookies: this.cookiesOf(step) };
      const { responses, problem } = await takeStep(step, sending);
      this.steps.set(responses.step, responses);
      if (problem) {
        this.addFailure(responses, problem, responses.responses.at(-1));
        return;
      }
    }
  }

  findFailures(sessionCookies: ReadonlySet<string> | undefined): readonly Failure[] {
    const evidence = {
      sessionCookies,
      stepNamed: (name = 'response') => this.steps.get(name),
      fill: (text: string) => this.placeholders.fill(text),
    };
    const isCutShort = this.failures.length > 0;
    for (const expectation of this.scenario.then) {
      const [step, missing] = this.stepsOf(expectation);
      if (step && missing === undefined) {
        for (const mismatch of judge(expectation, step, evidence)) {
          this.addFailure(step, mismatch, mismatch.response, expectation.rule);
        }
      } else if (!isCutShort) {
        throw new Error(`Scenario "${this.scenario.id}": no step is called "${missing ?? ''}".`);
      }
    }
    return this.failures;
  }

  /** The step that an expectation is about, and the first step that it names and that was not taken. */
  private stepsOf({ of, equalTo, differsFrom, permutationOf }: Expectation): [StepResponses | undefined, string?] {
    const references = [equalTo, differsFrom, permutationOf].filter((reference) => reference !== undefined);
    const names = [of, ...references.map((reference) => reference.of)].map((name) => name ?? 'response');
    return [this.steps.get(names[0] ?? ''), names.find((name) => !this.steps.has(name))];
  }

  private addFailure(
    { step, responses }: StepResponses,
    problem: StepProblem & { readonly firstDifference?: string },
    response: ApiResponse | undefined,
    rule?: string,
  ): void {
    const { at, expected, actual, firstDifference } = problem;
    const request = (response ?? responses[0])?.request ?? { method: 'GET', query: '', headers: {} };
    this.failures.push({
      rules: rule === undefined ? this.scenario.rules : [rule],
      step,
      at,
      expected,
      actual,
      ...(firstDifference === undefined ? {} : { firstDifference }),
      curl: curlLine(this.target.api, request),
    });
  }

  private cookiesOf({ as }: Step): CookieJar | undefined {
    if (as === undefined) return undefined;
    const role = this.roles.get(as);
    if (role?.kind !== 'session') throw new Error(`Scenario "${this.scenario.id}": no session is called "${as}".`);
    return role.cookies;
  }
}

function unreachable(error: unknown): Pick<ScenarioResult, 'verdict' | 'reason' | 'unreachable' | 'unansweredBefore'> {
  if (!(error instanceof WikiUnreachable)) throw error;
  const known = error instanceof UnansweredBefore ? { unansweredBefore: true as const } : {};
  return { verdict: 'inconclusive', reason: error.message, unreachable: true, ...known };
}

/** A response that cannot be read does not affect other scenarios. */
function unreadable(error: unknown): Pick<ScenarioResult, 'verdict' | 'reason' | 'unreachable'> {
  if (!(error instanceof RangeError)) return unreachable(error);
  return { verdict: 'inconclusive', reason: `The response cannot be read: ${error.message}.`, unreachable: true };
}

/** Undoes the preparation; leftovers are reported, but do not change the verdict. */
async function release(preparation: Ready): Promise<string | undefined> {
  try {
    await preparation.release();
    return undefined;
  } catch (error) {
    return `what was created for it could not be deleted: ${messageOf(error)}`;
  }
}
