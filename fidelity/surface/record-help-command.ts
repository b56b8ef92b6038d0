/** `npm run record-help -- URL…`: records how MediaWikis describe their modules in `emulator/releases/help.json`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';

import type { HelpLayer } from '../../emulator/releases/recorded-help';
import { endCommand } from '../end-command';
import { helpDigest, helpDigestsFile, helpQueries } from './help-digest';
import { helpText, recordHelp } from './record-help';
import { sendTo } from './send-to-wiki';

async function record(addresses: readonly string[], { check }: { readonly check?: boolean }): Promise<void> {
  const layers: HelpLayer[] = [];
  const digests: Record<string, Record<string, string>> = {};
  for (const address of addresses) {
    const layer = await recordHelp(sendTo(address), layers);
    layers.push(layer);
    digests[layer.release] = await readDigests(address.replace(/\/(?:api\.php)?$/, ''));
  }
  for (const [file, text] of [
    [join(__dirname, '../../emulator/releases/help.json'), helpText({ layers })],
    [helpDigestsFile, `${JSON.stringify(digests, undefined, 2)}\n`],
  ] as const) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (check === true) throw new Error(`${file} differs: run "npm run record-help -- ${addresses.join(' ')}".`);
    writeFileSync(file, text);
  }
}

async function readDigests(address: string): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const query of helpQueries) {
    const response = await fetch(`${address}/api.php?${query}`);
    digests[query] = helpDigest(await response.text(), new URL(address).origin);
  }
  return digests;
}

const command = new Command('record-help')
  .description(
    'Records the texts with which MediaWiki describes its modules. Name one wiki of each release, the oldest first. They ' +
      'should have no extensions, and the content of scenarios/vectors/fixture.wiki.yaml (npm run real-wiki -- fill NAME).',
  )
  .argument('<URL...>', 'what precedes /api.php')
  .option('--check', 'write nothing; exit with 1 if the file differs')
  .action(record);

endCommand('record-help', command.parseAsync());
