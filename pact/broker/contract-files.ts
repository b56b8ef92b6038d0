import { messageOf } from '../../emulator/text/message-of';
import { errorCodes } from '../../emulator/error-codes';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file cannot be published, because it is not a contract. */
export class ContractFileError extends Error {
  override readonly name = 'ContractFileError';
  readonly code = errorCodes.ContractFileError;
}

export interface ContractFile {
  readonly file: string;
  readonly consumer: string;
  readonly provider: string;
}

/**
 * The contracts in files and folders (their `.json` files, not those of subfolders), sorted. The official command line
 * publishes any file, one without names as the contract of a consumer called "consumer"; so the files are checked
 * first.
 *
 * @throws ContractFileError if there is none, one is not a contract, or two are between the same parties
 */
export function readContractFiles(paths: readonly string[]): ContractFile[] {
  const contracts = paths.flatMap(filesAt).map(readContractFile);
  const byPair = new Map<string, ContractFile>();
  for (const contract of contracts) {
    const pair = `${contract.consumer} and ${contract.provider}`;
    const other = byPair.get(pair);
    if (other && other.file !== contract.file) {
      throw new ContractFileError(
        `${other.file} and ${contract.file} are both contracts between ${pair}, and one version of a consumer has only ` +
          'one: merge them.',
      );
    }
    byPair.set(pair, contract);
  }
  return [...byPair.values()].sort((one, other) => (one.file < other.file ? -1 : 1));
}

function filesAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new ContractFileError(`${path} does not exist.`);
  if (!found.isDirectory()) return [path];
  const files = readdirSync(path).filter((name) => name.endsWith('.json'));
  if (files.length === 0)
    throw new ContractFileError(`The folder ${path} contains no contract: no file name ends in .json.`);
  return files.sort().map((name) => join(path, name));
}

function readContractFile(file: string): ContractFile {
  const content = parse(file);
  const consumer = nameIn(content, 'consumer');
  const provider = nameIn(content, 'provider');
  const isContract = hasArray(content, 'interactions') || hasArray(content, 'messages');
  if (consumer === undefined || provider === undefined || !isContract) {
    throw new ContractFileError(`${file} is not a contract: it has no consumer, no provider, or no interactions.`);
  }
  return { file, consumer, provider };
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ContractFileError(`${file} is not a contract: ${messageOf(error)}`);
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

function nameIn(content: unknown, role: string): string | undefined {
  const name = memberOf(memberOf(content, role), 'name');
  return typeof name === 'string' && name !== '' ? name : undefined;
}

function hasArray(content: unknown, name: string): boolean {
  return Array.isArray(memberOf(content, name));
}
