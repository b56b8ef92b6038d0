import type { Parameters, Step } from '../../schemas/generated/scenario';
import { gatherFrom, readAnswer, type Answer, type StepAnswers } from './answers';
import type { CookieJar } from './cookie-jar';
import { encodeStep } from './encode-step';
import type { Send } from './exchange';
import { gatheredValue, isContainer, valueAt } from './paths';
import type { Placeholders } from './placeholders';
import { readable } from './readable';

/** After so many answers a walk is given up: scenarios ask for files with few uses. */
export const walkLimit = 100;

export interface Asking {
  readonly send: Send;
  readonly placeholders: Placeholders;
  /** Those of the client that asks; none for a client without cookies. */
  readonly cookies: CookieJar | undefined;
  readonly ignoreDebugBlock: boolean;
}

/** What a step brought back, and why it could not be taken to its end. */
export interface StepOutcome {
  readonly answers: StepAnswers;
  readonly problem?: StepProblem;
}

export interface StepProblem {
  readonly at: string;
  readonly expected: string;
  readonly actual: string;
}

/** Asks what a step asks, to the end where it is a walk, and captures what later steps need. */
export async function takeStep(step: Step, asking: Asking): Promise<StepOutcome> {
  const name = step.name ?? 'answer';
  const first = await ask(step, asking, {});
  if (step.walk !== true) {
    const answers = { step: name, isWalk: false, answers: [first] };
    return { answers, ...capture(step, answers, asking.placeholders) };
  }
  const { answers: list, problem } = await walk(step, asking, first);
  const answers = { step: name, isWalk: true, answers: list };
  return { answers, ...(problem ? { problem } : capture(step, answers, asking.placeholders)) };
}

async function ask(step: Step, asking: Asking, continued: Parameters): Promise<Answer> {
  const { send, placeholders, cookies, ignoreDebugBlock } = asking;
  const request = encodeStep(step, placeholders, continued, cookies?.header);
  const received = await send(request);
  cookies?.take(received.headers);
  return readAnswer(request, received, ignoreDebugBlock);
}

/** As real clients do: each time the step's parameters and the whole of the last `continue`, nothing of earlier ones. */
async function walk(
  step: Step,
  asking: Asking,
  first: Answer,
): Promise<{ answers: readonly Answer[]; problem?: StepProblem }> {
  const answers = [first];
  const seen = new Set<string>();
  for (;;) {
    const next = valueAt(answers.at(-1)?.content, '/continue');
    if (next === undefined) return { answers };
    const at = `/${answers.length - 1}/continue`;
    if (!isParameters(next)) {
      return { answers, problem: { at, expected: 'an object of parameters', actual: readable(next) } };
    }
    const key = JSON.stringify(next);
    if (seen.has(key)) return { answers, problem: { at, expected: 'that the walk goes on', actual: `${key} again` } };
    seen.add(key);
    if (answers.length >= walkLimit) {
      return { answers, problem: { at, expected: `an end within ${walkLimit} answers`, actual: key } };
    }
    answers.push(await ask(step, asking, next));
  }
}

function isParameters(value: unknown): value is Parameters {
  if (!isContainer(value) || Array.isArray(value)) return false;
  return Object.values(value).every((item) => typeof item === 'string' || typeof item === 'number');
}

/** What a path with `*` captures is joined with `|`, as lists of values are sent. */
function capture(step: Step, answers: StepAnswers, placeholders: Placeholders): { problem?: StepProblem } {
  for (const [name, path] of Object.entries(step.capture ?? {})) {
    const gathered = gatherFrom(answers, path);
    const value = gatheredValue(gathered);
    const values = gathered.many && Array.isArray(value) ? (value as unknown[]) : [value];
    if (values.length === 0 || !values.every(isText)) {
      const found = values[0] === undefined ? `nothing in ${readable(answers.answers[0]?.body)}` : readable(value);
      return { problem: { at: path, expected: `a text or number to go on with as {${name}}`, actual: found } };
    }
    placeholders.set(name, values.join('|'));
  }
  return {};
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
