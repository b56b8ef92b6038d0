import type { Expectation } from '../../schemas/generated/scenario';
import { readResponse, type StepResponses } from './responses';
import type { ReceivedResponse } from './exchange';
import { judge, type Evidence } from './expectations';

export const request = { method: 'GET', query: '?action=query', headers: {} };
export const json: ReceivedResponse['headers'] = [['Content-Type', 'application/json; charset=utf-8']];

/** A step with one response: JSON, or the given text. */
export function step(body: unknown, received: Partial<ReceivedResponse> = {}): StepResponses {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = readResponse(request, { status: 200, headers: json, body: text, ...received }, true);
  return { step: 'response', isWalk: false, responses: [response] };
}

/** A continuation with several responses. */
export function walked(...bodies: unknown[]): StepResponses {
  return { step: 'response', isWalk: true, responses: bodies.flatMap((body) => step(body).responses) };
}

export const evidence = (steps: Readonly<Record<string, StepResponses>>): Evidence => ({
  stepNamed: (name = 'response') => steps[name],
  fill: (text: string) => text.replace('{file.title}', 'File:A.jpg'),
});

/** The first mismatch of an expectation with a response; undefined if it holds. */
export function mismatch(
  expectation: Expectation,
  response: StepResponses,
  others: Readonly<Record<string, StepResponses>> = {},
) {
  const [first] = judge(expectation, response, evidence({ response, ...others }));
  if (!first) return undefined;
  const { at, expected, actual, firstDifference } = first;
  return { at, expected, actual, ...(firstDifference === undefined ? {} : { firstDifference }) };
}
