import type { Parameters, Step } from '../../schemas/generated/scenario';
import { gatherFrom, readResponse, type ApiResponse, type StepResponses } from './responses';
import type { CookieJar } from './cookie-jar';
import { encodeStep } from './encode-step';
import type { Send } from './exchange';
import { gatheredValue, isContainer, valueAt } from './paths';
import type { Placeholders } from './placeholders';
import { readable } from './readable';

/** The most responses of a continuation: scenarios need files with few uses. */
export const walkLimit = 100;

export interface Sending {
  readonly send: Send;
  readonly placeholders: Placeholders;
  /** The cookies of the client that sends it; none for a client without cookies. */
  readonly cookies: CookieJar | undefined;
  readonly ignoreDebugBlock: boolean;
}

/** The responses of a step, and why it could not be completed. */
export interface StepOutcome {
  readonly responses: StepResponses;
  readonly problem?: StepProblem;
}

export interface StepProblem {
  readonly at: string;
  readonly expected: string;
  readonly actual: string;
}

/**
 * Sends the request of a step, follows its continuation to the end if `walk` is set, and captures what later steps
 * need.
 */
export async function takeStep(step: Step, sending: Sending): Promise<StepOutcome> {
  const name = step.name ?? 'response';
  const first = await sendOnce(step, sending, {});
  if (step.walk !== true) {
    const responses = { step: name, isWalk: false, responses: [first] };
    return { responses, ...capture(step, responses, sending.placeholders) };
  }
  const { responses: list, problem } = await walk(step, sending, first);
  const responses = { step: name, isWalk: true, responses: list };
  return { responses, ...(problem ? { problem } : capture(step, responses, sending.placeholders)) };
}

async function sendOnce(step: Step, sending: Sending, continued: Parameters): Promise<ApiResponse> {
  const { send, placeholders, cookies, ignoreDebugBlock } = sending;
  const request = encodeStep(step, placeholders, continued, cookies?.header);
  const received = await send(request);
  cookies?.take(received.headers);
  return readResponse(received.sentAs ?? request, received, ignoreDebugBlock);
}

/**
 * Continues as real clients do: with the step's parameters and the whole of the last `continue`, nothing of earlier
 * ones.
 */
async function walk(
  step: Step,
  sending: Sending,
  first: ApiResponse,
): Promise<{ responses: readonly ApiResponse[]; problem?: StepProblem }> {
  const responses = [first];
  const seen = new Set<string>();
  for (;;) {
    const next = valueAt(responses.at(-1)?.content, '/continue');
    if (next === undefined) return { responses };
    const at = `/${responses.length - 1}/continue`;
    if (!isParameters(next)) {
      return { responses, problem: { at, expected: 'an object of parameters', actual: readable(next) } };
    }
    const key = JSON.stringify(next);
    if (seen.has(key)) return { responses, problem: { at, expected: 'that the walk goes on', actual: `${key} again` } };
    seen.add(key);
    if (responses.length >= walkLimit) {
      return { responses, problem: { at, expected: `an end within ${walkLimit} responses`, actual: key } };
    }
    responses.push(await sendOnce(step, sending, next));
  }
}

function isParameters(value: unknown): value is Parameters {
  if (!isContainer(value) || Array.isArray(value)) return false;
  return Object.values(value).every((item) => typeof item === 'string' || typeof item === 'number');
}

/** Values captured by a path with `*` are joined with `|`, as lists of values are sent. */
function capture(step: Step, responses: StepResponses, placeholders: Placeholders): { problem?: StepProblem } {
  for (const [name, path] of Object.entries(step.capture ?? {})) {
    const gathered = gatherFrom(responses, path);
    const value = gatheredValue(gathered);
    const values = gathered.many && Array.isArray(value) ? (value as unknown[]) : [value];
    if (values.length === 0 || !values.every(isText)) {
      const found = values[0] === undefined ? `nothing in ${readable(responses.responses[0]?.body)}` : readable(value);
      return { problem: { at: path, expected: `a text or number to go on with as {${name}}`, actual: found } };
    }
    placeholders.set(name, values.join('|'));
  }
  return {};
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
