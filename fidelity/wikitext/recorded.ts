import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { member, type Session } from '../real-wiki/session';

/** Texts and what real wikis expand them to, by release. */
export interface RecordedExpansions {
  /** The title of the page that each text belongs to. */
  readonly title: string;
  readonly expansions: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const file = join(__dirname, 'expansions.json');
const between = '\n@@@\n';

export function readRecorded(): RecordedExpansions {
  return JSON.parse(readFileSync(file, 'utf8')) as RecordedExpansions;
}

/** Sends all texts to a wiki; returns what it expands each to, in the order of the file. */
export async function expandOnWiki(session: Session, { title, expansions }: RecordedExpansions): Promise<string[]> {
  const texts = Object.keys(expansions);
  const expanded: string[] = [];
  for (let start = 0; start < texts.length; start += 50) {
    const text = texts.slice(start, start + 50).join(between);
    const response = await session.send({ action: 'expandtemplates', prop: 'wikitext', title, text });
    expanded.push(...String(member(response, 'expandtemplates', 'wikitext')).split(between));
  }
  return expanded;
}

export function writeRecorded(recorded: RecordedExpansions): void {
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
}
