/** `npm run record-help -- URL…`: records how MediaWikis describe their modules in `emulator/releases/help.json`. */
import { join } from 'node:path';
import { Command } from 'commander';

import { describedSettings, type DescribedSetting, type HelpLayer } from '../../emulator/releases/recorded-help';
import { endCommand } from '../end-command';
import {
  configuredHelpQueries,
  helpDigestsFile,
  helpQueries,
  otherLanguage,
  translatedHelpQueries,
} from './help-digest';
import { readDigests } from './read-digests';
import { helpText, recordHelp, type DescribedWikis } from './record-help';
import { sendTo } from './send-to-wiki';
import { writeRecorded } from './write-recorded';

interface Options extends Readonly<Record<DescribedSetting, readonly string[]>> {
  readonly check?: boolean;
}

async function record(addresses: readonly string[], { check, ...configured }: Options): Promise<void> {
  const layers: HelpLayer[] = [];
  const digests: Record<string, Record<string, string>> = {};
  for (const [index, address] of addresses.entries()) {
    const ofSetting = (setting: DescribedSetting) => configured[setting][index] ?? '';
    const settings = Object.fromEntries(describedSettings.map((setting) => [setting, sendTo(ofSetting(setting))]));
    const layer = await recordHelp(
      { plain: sendTo(address), settings: settings as DescribedWikis['settings'] },
      layers,
    );
    layers.push(layer);
    digests[layer.release] = Object.assign(
      await readDigests(address, '', helpQueries),
      ...(await Promise.all(
        describedSettings.map((setting) => readDigests(ofSetting(setting), setting, configuredHelpQueries)),
      )),
      await readDigests(address, otherLanguage, translatedHelpQueries, { 'X-Wiki-Language': otherLanguage }),
    ) as Record<string, string>;
  }
  for (const [file, text] of [
    [join(__dirname, '../../emulator/releases/help.json'), helpText({ layers })],
    [helpDigestsFile, `${JSON.stringify(digests, undefined, 2)}\n`],
  ] as const) {
    writeRecorded(file, text, check, `npm run record-help -- ${addresses.join(' ')}`);
  }
}

const command = new Command('record-help')
  .description(
    'Records the texts with which MediaWiki describes its modules. Name one wiki of each release, the oldest first. They ' +
      'should have no extensions, take their language from a header (real-wiki up --language-header), and the content of scenarios/vectors/fixture.wiki.yaml (npm run real-wiki -- fill NAME).',
  )
  .argument('<URL...>', 'what precedes /api.php')
  .requiredOption('--watchlist-expiry <URL...>', 'wikis of the same releases with $wgWatchlistExpiry')
  .requiredOption('--miser-mode <URL...>', 'and with $wgMiserMode')
  .option('--check', 'write nothing; exit with 1 if the file differs')
  .action(record);

endCommand('record-help', command.parseAsync());
