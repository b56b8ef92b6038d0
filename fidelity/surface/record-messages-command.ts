/** `npm run record-messages -- URL…`: records the English texts of all messages, in `help-texts/messages.json`. */
import { join } from 'node:path';
import { Command } from 'commander';

import { releaseNames } from '../../emulator/releases/release';
import { messagesFile } from '../../emulator/languages/recorded-messages';
import type { TextsOfLanguage } from '../../emulator/languages/translated-help';
import { endCommand } from '../end-command';
import { textsOfLanguageText } from './record-help-texts';
import { compare, readRelease, type SendToWiki } from './record-surface';
import { sendTo } from './send-to-wiki';
import { writeRecorded } from './write-recorded';

interface Answer {
  readonly query: { readonly allmessages: readonly { name: string; content: string; default?: string }[] };
}

/** Pages of the wiki change no text. */
async function readMessages(send: SendToWiki): Promise<ReadonlyMap<string, string>> {
  const query = { action: 'query', meta: 'allmessages', amlang: 'en', amprop: 'default' };
  const { allmessages } = ((await send(query)) as Answer).query;
  return new Map(allmessages.map((message) => [message.name, message.default ?? message.content]));
}

async function record(addresses: readonly string[], { check }: { readonly check?: boolean }): Promise<void> {
  const byRelease = new Map<string, ReadonlyMap<string, string>>();
  for (const send of addresses.map(sendTo)) {
    const { release } = await readRelease(send);
    byRelease.set(release, await readMessages(send));
  }
  const names = new Set([...byRelease.values()].flatMap((messages) => [...messages.keys()]));
  const texts: Record<string, TextsOfLanguage[string]> = {};
  for (const name of [...names].sort(compare)) {
    const each = releaseNames.map((release) => byRelease.get(release)?.get(name) ?? null);
    const [first] = each;
    texts[name] = typeof first === 'string' && each.every((text) => text === first) ? first : each;
  }
  const file = join(__dirname, `../../help-texts/${messagesFile}.json`);
  const again = `npm run record-messages -- ${addresses.join(' ')}`;
  if (writeRecorded(file, textsOfLanguageText(texts), check, again)) console.log(file);
}

const command = new Command('record-messages')
  .description('Records the English texts of all messages in the package wikidouble-help-texts.')
  .argument('<URL...>', 'what precedes /api.php, of one wiki per release')
  .option('--check', 'write nothing; exit with 1 if the file differs')
  .action(record);

endCommand('record-messages', command.parseAsync());
