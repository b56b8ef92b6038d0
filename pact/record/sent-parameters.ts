import { isUtf8 } from 'node:buffer';

import { decodePercent } from '../../emulator/request/query-string';

/** Names and decoded values as they were sent, repeated ones in their order; sorted by name. */
export type SentParameters = ReadonlyMap<string, readonly string[]>;

/**
 * Reads `name=value&…` into what a contract holds. Other than the wiki, which keeps the last of a repeated name, it
 * keeps all that was sent.
 *
 * @param text one byte a character; percent-encodings not yet decoded
 * @returns undefined where bytes are no UTF-8, which JSON cannot hold
 */
export function readSentParameters(text: string): SentParameters | undefined {
  const parameters: [string, string][] = [];
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    if (name === undefined || value === undefined) return undefined;
    parameters.push([name, value]);
  }
  parameters.sort(([one], [other]) => compareTexts(one, other));
  const sent = new Map<string, string[]>();
  for (const [name, value] of parameters) {
    const values = sent.get(name);
    if (values) values.push(value);
    else sent.set(name, [value]);
  }
  return sent;
}

function decode(text: string): string | undefined {
  const bytes = Buffer.from(decodePercent(text), 'latin1');
  return isUtf8(bytes) ? bytes.toString() : undefined;
}

/** The same order on every machine, whatever its language. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
