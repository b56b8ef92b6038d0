import type { Scenario, Step, Expectation } from '../../schemas/generated/scenario';
import { headerValues } from '../../conformance/runner/exchange';
import type { StepResponses } from '../../conformance/runner/responses';
import { defaultStepName } from '../../conformance/scenario-files/step-checks';
import { ExampleWiki } from './example-wiki';
import { rule } from '../contract/contract';
import type { PromisedInteraction, PromisedResponse } from './promised-interaction';
import { jsonBodies } from './json-body';
import { asTheEngineSends, describeStep, type StepRequest, type Obstacle } from './promised-request';
import { carriedInvariants, promiseInvariants } from './invariant-promises';
import { Promises } from './promises';
import { stateNames } from '../contract/state-names';

/** The interactions of scenarios. */
export interface Described {
  readonly interactions: readonly PromisedInteraction[];
  /** Requests of scenarios without an interaction. */
  readonly leftOut: readonly LeftOut[];
}

export interface LeftOut {
  /** The scenario and its step, as in descriptions of interactions. */
  readonly step: string;
  readonly reason: string;
}

/**
 * Turns scenarios into interactions, one or two for each request that stands on its own. Roles become provider states,
 * expectations become promises, and responses of the emulator become examples.
 *
 * @param invariants the ids of those that are promised as well, of every response to which they apply. Default: all that
 *   contracts carry
 */
export async function describeScenarios(
  scenarios: readonly Scenario[],
  invariants: readonly string[] = carriedInvariants,
): Promise<Described> {
  const interactions: PromisedInteraction[] = [];
  const leftOut: LeftOut[] = [];
  for (const scenario of scenarios) {
    const described = await describeScenario(scenario, invariants);
    interactions.push(...described.interactions);
    leftOut.push(...described.leftOut);
  }
  return { interactions: interactions.sort(byDescription), leftOut };
}

async function describeScenario(scenario: Scenario, invariants: readonly string[]): Promise<Described> {
  const wiki = await ExampleWiki.of(scenario);
  try {
    const requested = scenario.when.map((step) => ({
      step,
      description: describeStep(scenario, step, wiki.placeholders),
    }));
    const responses = new Map<string, StepResponses>();
    // All steps run, because a later one may send what an earlier one captures.
    for (const { step, description } of requested) {
      const sent = 'reason' in description ? step : asTheEngineSends(step);
      responses.set(step.name ?? defaultStepName, await wiki.runStep(sent));
    }
    const described = requested.map(({ step, description }) => {
      const outcome =
        'reason' in description ? description : promise(scenario, step, description, responses, invariants);
      return { step: nameOf(scenario, step), outcome };
    });
    return {
      interactions: described.flatMap(({ outcome }) => ('reason' in outcome ? [] : outcome.interactions)),
      leftOut: described.flatMap(({ step, outcome }) =>
        'reason' in outcome ? [{ step, reason: outcome.reason }] : [],
      ),
    };
  } finally {
    await wiki.close();
  }
}

function promise(
  scenario: Scenario,
  step: Step,
  requested: StepRequest,
  responses: ReadonlyMap<string, StepResponses>,
  invariants: readonly string[],
): { readonly interactions: readonly PromisedInteraction[] } | Obstacle {
  const response = responses.get(step.name ?? defaultStepName);
  const expected = expectedOf(scenario, step);
  if (!response || expected.length === 0) return { reason: 'no expectation is about its response alone' };
  const promises = new Promises(response, (name) => responses.get(name));
  // Before the expectations, which may demand more of the same header.
  const carried = promiseInvariants(promises, response.responses[0]!, isOfAccount(requested), invariants);
  for (const expectation of expected) promises.add(expectation);
  const shortcomings = [...promises.shortcomings].join('; ');
  if (promises.kept === 0) return { reason: shortcomings };
  const comments = [scenario.title, `Rules: ${scenario.rules.join(', ')}`];
  if (carried.length > 0) comments.push(`Invariants: ${carried.join(', ')}`);
  if (shortcomings !== '') comments.push(`Not part of the contract: ${shortcomings}`);
  return { interactions: interactionsOf(nameOf(scenario, step), comments, requested, response, promises) };
}

function isOfAccount({ states }: StepRequest): boolean {
  return states.some(({ name, params }) => name === stateNames.session && params.loggedIn === true);
}

function interactionsOf(
  description: string,
  comments: readonly string[],
  { request, states }: StepRequest,
  responses: StepResponses,
  promises: Promises,
): PromisedInteraction[] {
  const interaction = { comments, states, request };
  const { headers, body, patterns } = promises;
  const received = responses.responses[0]?.received ?? { status: 0, headers: [], body: '' };
  const contentType = headerValues(received, 'content-type')[0] ?? '';
  if (body !== undefined || patterns.length > 0) headers.addContentType(contentType);
  const promised = { status: received.status, headers: headers.examples, headerRules: headers.rules };
  if (body === undefined)
    return [{ ...interaction, description, response: withPage(promised, received.body, contentType, patterns) }];
  const { present, nothingElse } = jsonBodies(body);
  const said = { ...interaction, description, response: { ...promised, body: { contentType, ...present } } };
  if (!nothingElse) return [said];
  const strict = { ...promised, body: { contentType, ...nothingElse } };
  return [said, { ...interaction, description: `${description}, and nothing else`, response: strict }];
}

function withPage(
  promised: PromisedResponse,
  content: string,
  contentType: string,
  patterns: readonly string[],
): PromisedResponse {
  if (patterns.length === 0) return promised;
  const matchers = patterns.map((regex) => ({ match: 'regex', regex }) as const);
  return { ...promised, body: { contentType, content, rules: { $: rule(...matchers) } } };
}

function nameOf({ id }: Scenario, { name = defaultStepName }: Step): string {
  return name === defaultStepName ? id : `${id}, ${name}`;
}

/** The order of the engine. */
function byDescription(one: PromisedInteraction, other: PromisedInteraction): number {
  return one.description < other.description ? -1 : 1;
}

/** The expectations of a step. A value that equals one of another response must fulfil the expectations of both. */
export function expectedOf({ then }: Scenario, { name = defaultStepName }: Step): Expectation[] {
  const own = then.filter(({ of = defaultStepName }) => of === name);
  const passedOn = then.flatMap((equality) => {
    const { of = defaultStepName, at = '', equalTo } = equality;
    if (!equalTo) return [];
    const other = { of: equalTo.of ?? defaultStepName, at: equalTo.at };
    if (of === name) return passOn(then, other, at);
    return other.of === name ? passOn(then, { of, at }, other.at) : [];
  });
  return [...own, ...passedOn];
}

interface Place {
  readonly of: string;
  readonly at: string;
}

/** The expectations of a place and everything below it, for another place. */
function passOn(then: readonly Expectation[], from: Place, to: string): Expectation[] {
  if (from.at.includes('*') || to.includes('*')) return [];
  return then.flatMap((expectation) => {
    const { of = defaultStepName, at, equalTo, differsFrom, permutationOf } = expectation;
    const compares = equalTo ?? differsFrom ?? permutationOf;
    if (of !== from.of || at === undefined || compares || !(at === from.at || at.startsWith(`${from.at}/`))) return [];
    return [{ ...expectation, at: to + at.slice(from.at.length) }];
  });
}
