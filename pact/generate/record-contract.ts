import { setTimeout as wait } from 'node:timers/promises';

import type { ConsumerInteraction, ConsumerPact } from '@pact-foundation/pact-core';

import { firstDifference } from '../../conformance/runner/differences';
import { encodeParameters } from '../../conformance/runner/encode-step';
import type { ReceivedResponse, SentRequest } from '../../conformance/runner/exchange';
import { sendOverHttp } from '../../conformance/http/send-over-http';
import type { Parameter, PromisedInteraction, PromisedRequest, PromisedResponse } from './promised-interaction';
import type { PactCore } from './native-engine';

/** The consumer and the provider of the contract. */
export interface Parties {
  readonly consumer: string;
  readonly provider: string;
}

/** Version 4 of the specification, in the engine's numbering. */
const specification = 5;
const loopback = '127.0.0.1';
const patience = { tries: 100, milliseconds: 10 };

/**
 * Gives the engine an interaction, sends the request to the engine's mock server, and has the engine add it to the
 * contract file, which then contains only what the engine understands.
 *
 * @throws Error if the mock server does not accept the request, or responds differently
 */
export async function recordInteraction(
  core: PactCore,
  { consumer, provider }: Parties,
  interaction: PromisedInteraction,
  folder: string,
): Promise<void> {
  const pact = core.makeConsumerPact(consumer, provider, specification, 'error');
  describe(pact.newInteraction(interaction.description), interaction);
  const port = pact.createMockServer(loopback, 0);
  try {
    const send = sendOverHttp(`http://${loopback}:${port}${interaction.request.path}`);
    const received = await send(encode(interaction.request));
    await refuseMismatches(pact, port, interaction.description);
    refuseOtherResponse(interaction, received);
    pact.writePactFile(folder);
  } finally {
    pact.cleanupMockServer(port);
  }
}

function describe(told: ConsumerInteraction, { comments, states, request, response }: PromisedInteraction): void {
  for (const { name, params } of states) told.givenWithParams(name, JSON.stringify(params));
  for (const comment of comments) told.addTextComment(comment);
  describeRequest(told, request);
  describeResponse(told, response);
}

function describeRequest(told: ConsumerInteraction, { method, path, query, headers, form }: PromisedRequest): void {
  told.withRequest(method, path);
  for (const parameter of query) {
    const value = asTold(parameter);
    told.withQuery(parameter.name, 0, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, value] of Object.entries(headers)) told.withRequestHeader(name, 0, value);
  if (!form) return;
  // In JSON, a value can refer to a provider state.
  const values = Object.fromEntries(form.map((parameter) => [parameter.name, asTold(parameter)]));
  told.withRequestBody(JSON.stringify(values), 'application/x-www-form-urlencoded');
}

/** The engine's notation for an example with a generator. */
function asTold({ value, expression }: Parameter): unknown {
  if (expression === undefined) return value;
  return { 'pact:matcher:type': 'type', 'pact:generator:type': 'ProviderState', expression, value };
}

function describeResponse(told: ConsumerInteraction, { status, headers, headerRules, body }: PromisedResponse): void {
  told.withStatus(status);
  for (const [name, values] of Object.entries(headers)) {
    for (const [index, value] of values.entries()) told.withResponseHeader(name, index, value);
  }
  if (body) told.withResponseBody(asText(body.content), body.contentType);
  told.withResponseMatchingRules(JSON.stringify({ header: headerRules, ...(body ? { body: body.rules } : {}) }));
}

function encode({ method, query, headers, form }: PromisedRequest): SentRequest {
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const encoded = { method, query: query.length > 0 ? `?${asQuery(query)}` : '', headers: sent };
  return form ? { ...encoded, body: asQuery(form) } : encoded;
}

function asQuery(parameters: readonly Parameter[]): string {
  return encodeParameters(Object.fromEntries(parameters.map(({ name, value }) => [name, value])));
}

/** The mock server responds before it records the request. */
async function refuseMismatches(pact: ConsumerPact, port: number, description: string): Promise<void> {
  for (let tries = 0; tries < patience.tries && !pact.mockServerMatchedSuccessfully(port); tries++) {
    await wait(patience.milliseconds);
  }
  const mismatches = pact.mockServerMismatches(port);
  if (mismatches.length === 0) return;
  throw new Error(`The mock server did not expect the request of "${description}": ${JSON.stringify(mismatches)}`);
}

function refuseOtherResponse({ description, response }: PromisedInteraction, received: ReceivedResponse): void {
  if (received.status !== response.status || !isSame(response.body?.content ?? '', received.body)) {
    throw new Error(`The mock server responded to "${description}" with status ${received.status}: ${received.body}`);
  }
}

/** The engine sorts the members of objects. */
function isSame(content: unknown, body: string): boolean {
  return typeof content === 'string' ? content === body : firstDifference(content, JSON.parse(body)) === undefined;
}

function asText(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}
