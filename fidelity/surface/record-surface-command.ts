/** `npm run record-surface -- URL`: records the modules of a MediaWiki in `emulator/releases/modules-RELEASE.json`. */
import { join } from 'node:path';
import { Command } from 'commander';

import { endCommand } from '../end-command';
import { recordModules, recordText } from './record-surface';
import { sendTo } from './send-to-wiki';
import { writeRecorded } from './write-recorded';

async function record(address: string, { check }: { readonly check?: boolean }): Promise<void> {
  const recorded = await recordModules(sendTo(address));
  const file = join(__dirname, `../../emulator/releases/modules-${recorded.release}.json`);
  const text = recordText(recorded);
  writeRecorded(file, text, check, `npm run record-surface -- ${address}`);
}

const command = new Command('record-surface')
  .description(
    'Records which modules, parameters and values a MediaWiki offers. The wiki should have no extensions: their modules are ' +
      'left out, but not their parameters of core modules.',
  )
  .argument('<URL>', 'what precedes /api.php')
  .option('--check', 'write nothing; exit with 1 if a file differs')
  .action(record);

endCommand('record-surface', command.parseAsync());
