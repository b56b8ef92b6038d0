import { readFileSync } from 'node:fs';

import { InvalidArgumentError } from 'commander';

import { messageOf } from '../emulator/text/message-of';
import { isFreeHeader } from '../conformance/http/live-access';

/** A header that is sent with every request, and the variable with its value. */
export interface HeaderSource {
  /** In lower case. */
  readonly name: string;
  readonly variable: string;
}

/** `Authorization=GATE_PASSWORD`; repeatable. */
export function readHeaderSource(text: string, before: readonly HeaderSource[] = []): HeaderSource[] {
  const [, name = '', variable = ''] = /^([!#$%&'*+.^`|~\w-]+)=([A-Za-z_]\w*)$/.exec(text) ?? [];
  if (name === '')
    throw new InvalidArgumentError('It must be the name of a header and of an environment variable: NAME=ENVVAR.');
  const lower = name.toLowerCase();
  if (!isFreeHeader(lower)) throw new InvalidArgumentError(`The header ${name} cannot be set.`);
  if (before.some((source) => source.name === lower)) throw new InvalidArgumentError(`${name} is given twice.`);
  return [...before, { name: lower, variable }];
}

/**
 * The headers with their values.
 *
 * @param env undefined if nothing is sent: the names of the variables then replace their values
 * @throws Error for a variable that is not set, or whose value is not valid in a header
 */
export function readHeaders(
  sources: readonly HeaderSource[],
  env: Readonly<Record<string, string | undefined>> | undefined,
): Record<string, string> {
  const entries = sources.map(({ name, variable }): [string, string] => {
    if (!env) return [name, `<${variable}>`];
    const value = (env[variable] ?? '').trim();
    if (value === '') throw new Error(`--header-from needs a value in the environment variable ${variable}.`);
    if (!/^[\t\x20-\x7e\x80-\xff]+$/.test(value)) {
      throw new Error(`The environment variable ${variable} contains characters that cannot be sent in a header.`);
    }
    return [name, value];
  });
  return Object.fromEntries(entries);
}

/** @throws Error for a file that cannot be read */
export function readCertificates(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`The certificates cannot be read: ${messageOf(error)}`, { cause: error });
  }
}

export function readBudget(text: string): number {
  const number = Number(text);
  if (/^\d{1,6}$/.test(text) && number > 0) return number;
  throw new InvalidArgumentError('It must be a number of requests, such as 150, at most 999999.');
}

export function readSeed(text: string): number {
  if (/^\d{1,10}$/.test(text) && Number(text) < 2 ** 32) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 0 to 4294967295.');
}

export function readPause(text: string): number {
  const seconds = Number(text);
  if (/^\d+(?:\.\d+)?$|^\.\d+$/.test(text) && seconds <= 60) return seconds;
  throw new InvalidArgumentError('It must be a number of seconds, such as 0.5, at most 60.');
}

export function readTimeLimit(text: string): number {
  const seconds = Number(text);
  if (/^[\d.]+$/.test(text) && seconds > 0 && seconds <= 86_400) return seconds;
  throw new InvalidArgumentError('It must be a number of seconds, such as 600, at most 86400.');
}

export function readTimeout(text: string): number {
  const seconds = Number(text);
  if (/^[\d.]+$/.test(text) && seconds > 0 && seconds <= 3600) return seconds;
  throw new InvalidArgumentError('It must be a number of seconds, such as 15 or 0.5, at most 3600.');
}
