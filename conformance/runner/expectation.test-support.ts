import type { Expectation } from '../../schemas/generated/scenario';
import { readAnswer, type StepAnswers } from './answers';
import type { ReceivedAnswer } from './exchange';
import { judge, type Evidence } from './expectations';

export const request = { method: 'GET', query: '?action=query', headers: {} };
export const json: ReceivedAnswer['headers'] = [['Content-Type', 'application/json; charset=utf-8']];

/** A step that brought back one answer: JSON, or the text that is given. */
export function step(body: unknown, received: Partial<ReceivedAnswer> = {}): StepAnswers {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = readAnswer(request, { status: 200, headers: json, body: text, ...received }, true);
  return { step: 'answer', isWalk: false, answers: [answer] };
}

/** A walk that brought back several. */
export function walked(...bodies: unknown[]): StepAnswers {
  return { step: 'answer', isWalk: true, answers: bodies.flatMap((body) => step(body).answers) };
}

export const evidence = (steps: Readonly<Record<string, StepAnswers>>): Evidence => ({
  stepNamed: (name = 'answer') => steps[name],
  fill: (text: string) => text.replace('{file.title}', 'File:A.jpg'),
});

/** The first way in which an expectation does not hold of an answer; undefined where it holds. */
export function mismatch(
  expectation: Expectation,
  answer: StepAnswers,
  others: Readonly<Record<string, StepAnswers>> = {},
) {
  const [first] = judge(expectation, answer, evidence({ answer, ...others }));
  if (!first) return undefined;
  const { at, expected, actual, firstDifference } = first;
  return { at, expected, actual, ...(firstDifference === undefined ? {} : { firstDifference }) };
}
