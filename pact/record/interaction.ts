import { responseHeader, type WikiResponse } from '../../emulator/exchange';
import {
  rule,
  type ContractResponse,
  type Interaction,
  type MatchingRules,
  type ProviderState,
} from '../contract/contract';
import { describeReceived } from './described-response';
import { describeRequest } from './described-request';
import { isObject, isWithin, memberOf } from '../contract/pointer';
import { stateNames } from '../contract/state-names';
import { requireApiRequest } from './portability';
import { RecordedParameters } from './recorded-parameters';
import type { RecordedExchange } from './recorded-exchange';
import { reliedMembers, type ReliedMember } from './relied-members';
import { requireNoSecrets } from './require-no-secrets';

const debugState: ProviderState = {
  name: stateNames['debug block'],
  params: { kind: 'debug block', role: 'debug' },
};

export interface DescribedInteraction {
  readonly interaction: Interaction;
  /** The relied-on members that the response had. */
  readonly met: readonly ReliedMember[];
}

/**
 * Describes one request and its response as an interaction of a contract.
 *
 * @throws NotDescribable if it cannot be expressed as one
 * @throws RangeError if the value of a token is relied on
 */
export function describeInteraction(
  exchange: RecordedExchange,
  reliances: readonly ReliedMember[],
): DescribedInteraction {
  requireApiRequest(exchange);
  const response = readJson(exchange.response);
  const isGenerated = RecordedParameters.read(exchange.request).value('generator') !== undefined;
  const members = response === undefined ? [] : reliedMembers(response, reliances, { isGenerated });
  const needs = (name: string): boolean => members.some(({ pointer }) => pointer[0] === name);
  const { request, states, title } = describeRequest(exchange, response, needs('continue') || needs('query-continue'));
  const told = isUnused(states) ? members.map(emptyUsage) : members;
  const given = needs('debuginfo') ? [...states, debugState] : states;
  const interaction: Interaction = {
    type: 'Synchronous/HTTP',
    description: [title, ...remarks(given, response)].join(', '),
    pending: false,
    ...(given.length > 0 && { providerStates: given }),
    request,
    response: describeResponse(exchange, response, told),
  };
  requireNoSecrets(interaction, exchange, response);
  return { interaction, met: members.filter((member) => reliances.includes(member)) };
}

/** The list of uses of an unused file must be empty, whatever the client relies on in its entries (rule 4.2.1). */
function emptyUsage(member: ReliedMember): ReliedMember {
  return isWithin(member.pointer, usage) ? { pointer: usage, exactly: true } : member;
}

const usage = ['query', 'imageusage'];

function isUnused(states: readonly ProviderState[]): boolean {
  return states.some(({ params }) => params.kind === 'file' && params.uses === 0 && params.role === 'file');
}

/** What distinguishes requests that read the same. */
function remarks(states: readonly ProviderState[], response: unknown): string[] {
  const remarks = states.flatMap(({ name, params }) => {
    if (name === stateNames.file)
      return [`${String(params.role)} with ${String(params.uses)} ${params.uses === 1 ? 'use' : 'uses'}`];
    return name === stateNames.session ? ['logged in'] : [];
  });
  const errors = memberOf(response, 'errors');
  const [first] = Array.isArray(errors) ? (errors as readonly unknown[]) : [memberOf(response, 'error')];
  const code = memberOf(first, 'code');
  return typeof code === 'string' ? [...remarks, `fails with ${code}`] : remarks;
}

function describeResponse(
  { request, response }: RecordedExchange,
  json: unknown,
  members: readonly ReliedMember[],
): ContractResponse {
  const contentType = responseHeader(response, 'Content-Type');
  const described = json === undefined || request.method === 'HEAD' ? undefined : describeReceived(json, members);
  const rules: Record<string, MatchingRules> = {};
  if (described && Object.keys(described.rules).length > 0) rules.body = described.rules;
  if (contentType !== undefined) rules.header = { 'Content-Type': mediaTypeRule(contentType) };
  return {
    status: response.status,
    ...(contentType !== undefined && { headers: { 'Content-Type': [contentType] } }),
    ...(described && { body: { content: described.content, contentType: 'application/json', encoded: false } }),
    ...(Object.keys(rules).length > 0 && { matchingRules: rules }),
  };
}

/** Wikis and proxies write the character set in different ways; only the media type counts. */
function mediaTypeRule(contentType: string) {
  const mediaType = contentType.split(';', 1)[0]?.trim() ?? '';
  return rule({ match: 'regex', regex: `^${mediaType.replace(/[.+*]/g, '\\$&')}\\s*(;.*)?$` });
}

/** The response as JSON; undefined for any other format. An empty list counts as an empty object (core 5.1). */
function readJson(response: WikiResponse): unknown {
  if (!responseHeader(response, 'Content-Type')?.startsWith('application/json')) return undefined;
  try {
    const json: unknown = JSON.parse(response.body);
    return isObject(json) || Array.isArray(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
