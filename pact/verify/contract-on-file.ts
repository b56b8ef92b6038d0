/** Reads contracts of any version of the specification up to 4. */
import { errorCodes } from '../../emulator/error-codes';
import { readFileSync } from 'node:fs';

import type { ProviderState } from '../contract/contract';
import { isObject } from '../contract/pointer';

export interface ContractOnFile {
  /** Its origin, for messages: its file, or its address at a broker. */
  readonly source: string;
  readonly consumer: string;
  readonly provider: string;
  readonly interactions: readonly InteractionOnFile[];
  /** The whole contract, as read. */
  readonly json: JsonObject;
}

export interface InteractionOnFile {
  readonly description: string;
  readonly states: readonly ProviderState[];
  /** Its comments, for readers. */
  readonly comments: readonly string[];
  /** Its consumer does not rely on it yet: if it fails, that is reported, but does not count. */
  readonly pending: boolean;
  /** Its id at the broker. */
  readonly id?: string;
  readonly json: JsonObject;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** A file to verify cannot be read, or is not an HTTP contract. */
export class ContractProblem extends Error {
  override readonly name = 'ContractProblem';
  readonly code = errorCodes.ContractProblem;
}

/** @throws ContractProblem for a file that cannot be read or is not an HTTP contract */
export function readContractFile(file: string): ContractOnFile {
  try {
    return readContract(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if (error instanceof ContractProblem || !(error instanceof Error)) throw error;
    throw new ContractProblem(`${file} cannot be read: ${error.message}`, { cause: error });
  }
}

/** @throws ContractProblem */
export function readContract(text: string, source: string): ContractOnFile {
  const json = parse(text, source);
  const { consumer, provider } = json;
  const [consumerName, providerName] = [nameOf(consumer), nameOf(provider)];
  if (consumerName === undefined || providerName === undefined) {
    throw new ContractProblem(`${source} is not a contract: it names no consumer and provider.`);
  }
  const interactions = [...listOf(json.interactions), ...listOf(json.messages).map(asMessage)];
  if (interactions.length === 0) throw new ContractProblem(`${source} has no interactions.`);
  return {
    source,
    consumer: consumerName,
    provider: providerName,
    interactions: interactions.map((interaction, index) => readInteraction(interaction, index, source)),
    json,
  };
}

function parse(text: string, source: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Said below.
  }
  throw new ContractProblem(`${source} is not a contract: it is not a JSON object.`);
}

function readInteraction(json: unknown, index: number, source: string): InteractionOnFile {
  if (!isObject(json) || typeof json.description !== 'string') {
    throw new ContractProblem(`${source} is not a contract: interactions[${index}] has no description.`);
  }
  const { description, pending, comments, _id } = json;
  const texts = isObject(comments) && Array.isArray(comments.text) ? (comments.text as readonly unknown[]) : [];
  return {
    description,
    states: statesOf(json),
    comments: texts.filter((text) => typeof text === 'string'),
    pending: pending === true,
    ...(typeof _id === 'string' ? { id: _id } : {}),
    json,
  };
}

/** Up to version 2, one state as a text; since then, a list of states with parameters. */
function statesOf({ providerState, provider_state: older, providerStates }: JsonObject): ProviderState[] {
  const only = providerState ?? older;
  if (typeof only === 'string' && only !== '') return [{ name: only, params: {} }];
  if (!Array.isArray(providerStates)) return [];
  return providerStates.filter(isObject).flatMap(({ name, params }) => {
    return typeof name === 'string' ? [{ name, params: isObject(params) ? params : {} }] : [];
  });
}

/** Up to version 3, messages are in a list of their own. */
function asMessage(message: unknown): unknown {
  return isObject(message) ? { ...message, type: 'Asynchronous/Messages' } : message;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function nameOf(party: unknown): string | undefined {
  return isObject(party) && typeof party.name === 'string' && party.name !== '' ? party.name : undefined;
}
