/** `npm run record-help-texts -- URL…`: records the texts about modules in other languages, in `help-texts/*.json`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';

import type { RecordedHelp } from '../../emulator/releases/recorded-help';
import { endCommand } from '../end-command';
import { helpQueriesIn, helpTextDigestsFile } from './help-digest';
import { readDigests } from './read-digests';
import { helpLanguages, recordHelpTexts, textsOfLanguageText } from './record-help-texts';
import { readRelease } from './record-surface';
import { sendTo } from './send-to-wiki';
import { writeRecorded } from './write-recorded';

async function record(addresses: readonly string[], { check }: { readonly check?: boolean }): Promise<void> {
  const help = JSON.parse(readFileSync(join(__dirname, '../../emulator/releases/help.json'), 'utf8')) as RecordedHelp;
  const languages = await recordHelpTexts(addresses.map(sendTo), help, (code) => {
    process.stderr.write(`${code} `);
  });
  process.stderr.write('\n');
  const digests: Record<string, Record<string, string>> = {};
  for (const address of addresses) {
    const { release } = await readRelease(sendTo(address));
    digests[release] = await readDigests(address, '', helpLanguages.flatMap(helpQueriesIn));
  }
  const files = [
    [helpTextDigestsFile, `${JSON.stringify(digests, undefined, 2)}\n`] as const,
    ...Array.from(
      languages,
      ([code, texts]) => [join(__dirname, `../../help-texts/${code}.json`), textsOfLanguageText(texts)] as const,
    ),
  ];
  for (const [file, text] of files) {
    if (writeRecorded(file, text, check, `npm run record-help-texts -- ${addresses.join(' ')}`)) console.log(file);
  }
}

const command = new Command('record-help-texts')
  .description(
    'Records the texts about modules in the languages of the package wikidouble-help-texts. Run "npm run record-help" first, ' +
      'which decides what texts there are.',
  )
  .argument('<URL...>', 'what precedes /api.php, of one wiki per release')
  .option('--check', 'write nothing; exit with 1 if a file differs')
  .action(record);

endCommand('record-help-texts', command.parseAsync());
