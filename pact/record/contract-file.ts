import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { Interaction } from '../contract/contract';
import { ContractFileError } from './contract-file-error';
import { withFileLock } from './file-lock';
import { mergeInteractions } from './merge';
import { isObject, memberOf } from '../contract/pointer';
import { sortedJson } from './sorted-json';
import { writeWholeFile } from '../../emulator/write-file';

/** The parties of a contract. */
export interface Parties {
  readonly consumer: string;
  readonly provider: string;
}

/** How often a lock may disappear before the folder counts as faulty. */
const maximumAttempts = 20;

/**
 * Adds interactions to a contract file, which is created if it does not exist. Other processes may do so at the same
 * time: nothing is lost, and no reader sees half of the file.
 *
 * @returns the number of interactions in the file now
 * @throws ContractFileError if the file contains something else
 */
export function addToContractFile(file: string, parties: Parties, interactions: readonly Interaction[]): number {
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 1; attempt <= maximumAttempts; attempt++) {
    const count = withFileLock(file, (isHeld) => {
      const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      const held = before === undefined ? {} : checkContract(file, before, parties);
      const merged = mergeInteractions(interactionsOf(held), interactions);
      if (before === undefined && merged.length === 0) return 0;
      const after = textOf(held, parties, merged);
      return before === after || writeWholeFile(file, after, isHeld) ? merged.length : undefined;
    });
    // A process that was suspended so long that its lock was removed starts again.
    if (count !== undefined) return count;
  }
  throw new Error(`${file} was not written: its lock, ${file}.lock, was removed repeatedly.`);
}

/** @throws ContractFileError */
export function checkContractFile(file: string, parties: Parties): void {
  if (existsSync(file)) checkContract(file, readFileSync(file, 'utf8'), parties);
}

function textOf(held: Readonly<Record<string, unknown>>, { consumer, provider }: Parties, merged: object[]): string {
  const contract = {
    consumer: { name: consumer },
    provider: { name: provider },
    metadata: { pactSpecification: { version: '4.0' } },
    ...held,
    interactions: merged,
  };
  return `${JSON.stringify(sortedJson(contract), undefined, 2)}\n`;
}

function checkContract(file: string, text: string, { consumer, provider }: Parties): Readonly<Record<string, unknown>> {
  let contract: unknown;
  try {
    contract = JSON.parse(text);
  } catch {
    throw refusal(file, 'is not JSON');
  }
  if (!isObject(contract)) throw refusal(file, 'is not a contract');
  const version = memberOf(memberOf(memberOf(contract, 'metadata'), 'pactSpecification'), 'version');
  if (typeof version !== 'string' || !/^4(\.|$)/.test(version)) {
    throw refusal(file, 'is not a contract of version 4 of the Pact specification');
  }
  for (const [party, name] of [
    ['consumer', consumer],
    ['provider', provider],
  ] as const) {
    const held = memberOf(memberOf(contract, party), 'name');
    if (held !== name) {
      throw refusal(file, `is a contract with the ${party} ${JSON.stringify(held)} instead of ${JSON.stringify(name)}`);
    }
  }
  const { interactions } = contract;
  if (!Array.isArray(interactions) || !interactions.every((one) => isObject(one))) {
    throw refusal(file, 'contains invalid interactions');
  }
  return contract;
}

function refusal(file: string, problem: string): ContractFileError {
  return new ContractFileError(`${file} ${problem}. It was not changed; move it, or write to another folder.`);
}

function interactionsOf({ interactions }: Readonly<Record<string, unknown>>): object[] {
  return Array.isArray(interactions) ? (interactions as object[]) : [];
}
