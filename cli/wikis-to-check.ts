import { readFileSync } from 'node:fs';

import { messageOf } from '../emulator/text/message-of';
import { candidates } from '../conformance/check/address';

/** A wiki to be checked. */
export interface WikiToCheck {
  /** As the user gave it. */
  readonly address: string;
  /** The user's name for it. */
  readonly title?: string;
}

/** A wiki, with the place where its address was given. */
interface GivenWiki extends WikiToCheck {
  /** `wikis.txt:3: `; empty for the command line. */
  readonly place: string;
}

/**
 * The wikis of the command line, and those of a file: one per line, its URL and optionally a name. `#` at the beginning
 * of a line or after a space begins a comment.
 *
 * @throws Error, with the line, for a file that cannot be read or lists no wiki, and for an invalid or repeated address
 */
export function wikisToCheck(addresses: readonly string[], file: string | undefined): WikiToCheck[] {
  const given: GivenWiki[] = addresses.map((address) => ({ address, place: '' }));
  if (file !== undefined) given.push(...wikisOf(file));
  const problems = given.flatMap((wiki, index) => problemWith(wiki, given.slice(0, index)) ?? []);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return given.map(({ address, title }) => ({ address, ...(title === undefined ? {} : { title }) }));
}

function wikisOf(file: string): GivenWiki[] {
  const wikis = readText(file)
    .split(/\r\n?|\n/)
    .flatMap((text, index): GivenWiki[] => {
      const [, address, title] = /^(\S+)(?:\s+(.*\S))?$/.exec(text.replace(/(?:^|\s)#.*$/, '').trim()) ?? [];
      if (address === undefined) return [];
      return [{ address, ...(title === undefined ? {} : { title }), place: `${file}:${index + 1}: ` }];
    });
  if (wikis.length === 0)
    throw new Error(`${file} lists no wiki: it must have one URL per line, optionally followed by a name.`);
  return wikis;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`The list of wikis cannot be read: ${reason}`, { cause: error });
  }
}

function problemWith({ address, title, place }: GivenWiki, before: readonly GivenWiki[]): string | undefined {
  try {
    candidates(address);
  } catch (error) {
    return place + messageOf(error);
  }
  const same = before.find((wiki) => wiki.address === address);
  if (same) return `${place}${address} is listed twice${same.place === '' ? '' : `; see ${same.place.slice(0, -2)}`}.`;
  const named = before.find((wiki) => title !== undefined && wiki.title === title);
  return named ? `${place}Two wikis are called "${title ?? ''}".` : undefined;
}
