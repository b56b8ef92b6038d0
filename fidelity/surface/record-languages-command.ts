/**
 * `npm run record-languages -- URL URL`: records the languages of MediaWiki, in `emulator/languages/*.json`.
 */
import { join } from 'node:path';
import { Command } from 'commander';

import { defaultRelease, releaseNames } from '../../emulator';
import { endCommand } from '../end-command';
import {
  kinds,
  messageLanguages,
  packLists,
  recordLanguages,
  rememberFallbacks,
  type RecordedLanguages,
} from './record-languages';
import { writeRecorded } from './write-recorded';

interface Options {
  readonly check?: boolean;
  readonly messages?: boolean;
}

async function record(addresses: readonly string[], { check, messages }: Options): Promise<void> {
  const codes = messages === true ? messageLanguages : undefined;
  const recordings = await Promise.all(addresses.map((address) => recordFrom(address, codes)));
  const missing = releaseNames.filter((name) => !recordings.some(({ release }) => release === name));
  if (missing.length > 0) throw new Error(`The address of a wiki of release ${missing.join(', ')} is missing.`);
  recordings.sort((one) => (one.release === defaultRelease ? -1 : 1));
  recordings.forEach(rememberFallbacks);
  for (const kind of messages === true ? (['messages'] as const) : kinds) {
    const packed = packLists(
      recordings.map(({ release, lists }) => ({ release, languages: lists[kind] })),
      kind === 'magic-words',
    );
    const file = join(__dirname, `../../emulator/languages/${kind}.json`);
    const text = `${JSON.stringify(packed)}\n`;
    if (writeRecorded(file, text, check, `npm run record-languages -- ${addresses.join(' ')}`)) {
      console.log(`${file}: ${text.length} bytes`);
    }
  }
}

async function recordFrom(address: string, codes: readonly string[] | undefined): Promise<RecordedLanguages> {
  const api = `${address.replace(/\/(?:api\.php)?$/, '')}/api.php`;
  return recordLanguages(async (language, parameters) => {
    const body = new URLSearchParams(parameters);
    const response = await fetch(api, { method: 'POST', body, headers: { 'X-Wiki-Language': language } });
    if (!response.ok) throw new Error(`${api} returned status ${response.status} for ${language}.`);
    return response.text();
  }, codes);
}

const command = new Command('record-languages')
  .description(
    'Records what MediaWiki knows of each content language. The wikis, one of each release and fresh, take the content language ' +
      'from the header X-Wiki-Language: see "real-wiki up --language-header".',
  )
  .argument('<URL...>', 'what precedes /api.php, of one wiki per release')
  .option('--messages', 'record only the texts of messages: a minute instead of a quarter of an hour')
  .option('--check', 'write nothing; exit with 1 if a file differs')
  .action(record);

endCommand('record-languages', command.parseAsync());
