import { answerHeader, type WikiAnswer } from '../../emulator/exchange';
import { rule, type ContractResponse, type Interaction, type MatchingRules, type ProviderState } from './contract';
import { describeAnswer } from './described-answer';
import { describeRequest } from './described-request';
import { isObject, isWithin, memberOf } from './pointer';
import type { RecordedExchange } from './recorded-exchange';
import { reliedMembers, type ReliedMember } from './reliance';
import { requireNoSecrets } from './secrets';

const debugState: ProviderState = {
  name: 'the debug block is shown',
  params: { kind: 'debug block', role: 'debug' },
};

export interface DescribedInteraction {
  readonly interaction: Interaction;
  /** What of all that is relied on the answer had. */
  readonly met: readonly ReliedMember[];
}

/**
 * One request and its answer as an interaction of a contract.
 *
 * @throws NotDescribable where none can be made
 * @throws RangeError where the value of a token is relied on
 */
export function describeInteraction(
  exchange: RecordedExchange,
  reliances: readonly ReliedMember[],
): DescribedInteraction {
  const answer = readJson(exchange.answer);
  const members = answer === undefined ? [] : reliedMembers(answer, reliances);
  const needs = (name: string): boolean => members.some(({ pointer }) => pointer[0] === name);
  const { request, states, title } = describeRequest(exchange, answer, needs('continue') || needs('query-continue'));
  const told = isUnused(states) ? members.map(emptyUsage) : members;
  const given = needs('debuginfo') ? [...states, debugState] : states;
  const interaction: Interaction = {
    type: 'Synchronous/HTTP',
    description: [title, ...remarks(given, answer)].join(', '),
    pending: false,
    ...(given.length > 0 && { providerStates: given }),
    request,
    response: describeResponse(exchange, answer, told),
  };
  requireNoSecrets(interaction, exchange, answer);
  return { interaction, met: members.filter((member) => reliances.includes(member)) };
}

/** The list of uses of a file without any has to be empty, whatever of its entries is relied on (rule 4.2.1). */
function emptyUsage(member: ReliedMember): ReliedMember {
  return isWithin(member.pointer, usage) ? { pointer: usage, exactly: true } : member;
}

const usage = ['query', 'imageusage'];

function isUnused(states: readonly ProviderState[]): boolean {
  return states.some(({ params }) => params.kind === 'file' && params.uses === 0 && params.role === 'file');
}

/** What tells apart questions that read the same. */
function remarks(states: readonly ProviderState[], answer: unknown): string[] {
  const remarks = states.flatMap(({ name, params }) => {
    if (name === 'a file') return [`${params.role} with ${params.uses} ${params.uses === 1 ? 'use' : 'uses'}`];
    return name === 'a session' ? ['logged in'] : [];
  });
  const errors = memberOf(answer, 'errors');
  const [first] = Array.isArray(errors) ? (errors as readonly unknown[]) : [memberOf(answer, 'error')];
  const code = memberOf(first, 'code');
  return typeof code === 'string' ? [...remarks, `fails with ${code}`] : remarks;
}

function describeResponse(
  { request, answer }: RecordedExchange,
  json: unknown,
  members: readonly ReliedMember[],
): ContractResponse {
  const contentType = answerHeader(answer, 'Content-Type');
  const described = json === undefined || request.method === 'HEAD' ? undefined : describeAnswer(json, members);
  const rules: Record<string, MatchingRules> = {};
  if (described && Object.keys(described.rules).length > 0) rules.body = described.rules;
  if (contentType !== undefined) rules.header = { 'Content-Type': mediaTypeRule(contentType) };
  return {
    status: answer.status,
    ...(contentType !== undefined && { headers: { 'Content-Type': [contentType] } }),
    ...(described && { body: { content: described.content, contentType: 'application/json', encoded: false } }),
    ...(Object.keys(rules).length > 0 && { matchingRules: rules }),
  };
}

/** Wikis and what stands before them write the character set in different ways; the type is what counts. */
function mediaTypeRule(contentType: string) {
  const mediaType = contentType.split(';', 1)[0]?.trim() ?? '';
  return rule({ match: 'regex', regex: `^${mediaType.replace(/[.+*]/g, '\\$&')}\\s*(;.*)?$` });
}

/** The answer as JSON; undefined for any other format. An empty list stands for an empty object (core 5.1). */
function readJson(answer: WikiAnswer): unknown {
  if (!answerHeader(answer, 'Content-Type')?.startsWith('application/json')) return undefined;
  try {
    const json: unknown = JSON.parse(answer.body);
    return isObject(json) || Array.isArray(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
