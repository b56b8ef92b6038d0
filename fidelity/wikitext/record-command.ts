/** `npm run wikitext-functions`: sends the texts of expansions.json to a real wiki again. */
import { Command } from 'commander';

import { endCommand } from '../end-command';
import { Session } from '../real-wiki/session';
import { prepareWiki } from './reading';
import { expandOnWiki, readRecorded, writeRecorded } from './recorded';
import { administrator, defaultPassword } from '../real-wiki/wiki-folder';

const command = new Command('wikitext-functions')
  .description('Compares what a real wiki expands variables and functions to with what was recorded.')
  .argument('<api>', 'address of the api.php of a wiki with ParserFunctions that may be changed')
  .option('--record', 'write the results into expansions.json', false)
  .addHelpText('after', '\nExit codes: 0 as recorded, 1 something differs.')
  .action(async (api: string, { record }: { readonly record: boolean }) => {
    const session = new Session(api);
    await session.logIn(administrator, process.env.WIKIDOUBLE_PASSWORD ?? defaultPassword);
    const { release } = await prepareWiki(session);
    const recorded = readRecorded();
    const expanded = await expandOnWiki(session, recorded);
    const entries = Object.entries(recorded.expansions).map(([text, results], index) => {
      const result = expanded[index] ?? '';
      if (results[release] !== result && !record) {
        process.exitCode = 1;
        process.stdout.write(
          `${text}\n  recorded ${JSON.stringify(results[release])}\n  now      ${JSON.stringify(result)}\n`,
        );
      }
      return [text, { ...results, [release]: result }] as const;
    });
    if (record) writeRecorded({ ...recorded, expansions: Object.fromEntries(entries) });
    process.stdout.write(`${entries.length} texts on MediaWiki ${release}\n`);
  });

endCommand('wikitext-functions', command.parseAsync());
