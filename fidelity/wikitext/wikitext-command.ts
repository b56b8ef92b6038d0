/** `npm run wikitext`: compares how the fake and a real wiki read made-up wikitext. */
import { join } from 'node:path';

import { Command, InvalidArgumentError } from 'commander';

import { endCommand } from '../end-command';
import { Session } from '../real-wiki/session';
import { administrator, defaultPassword } from '../real-wiki/wiki-folder';
import { wikitextEvidence } from './evidence';
import { makeUpText, type MadeUpText } from './made-up-text';
import { differences, prepareWiki, readByFake, readByWiki, saveOnWiki, type Reading } from './reading';
import { constructOf, reduce } from './reduce';

const root = join(__dirname, '../..');

interface Options {
  readonly pages: number;
  readonly seed?: number;
  readonly save: boolean;
  readonly record: boolean;
}

const command = new Command('wikitext')
  .description(
    'Compares the files, categories, links and templates that the fake and a real wiki find in made-up wikitext. The wiki gets ' +
      'the templates that the texts use; the texts themselves are parsed, not saved.',
  )
  .argument('<api>', 'address of the api.php of a wiki that may be changed')
  .option('--pages <number>', 'how many texts', wholeNumber, 2000)
  .option('--seed <number>', 'default: another one each time', wholeNumber)
  .option('--save', 'save each text and compare what the wiki then lists, which is slower', false)
  .option('--record', 'keep the counts in fidelity/evidence/wikitext, where "npm run fidelity" finds them', false)
  .addHelpText(
    'after',
    `\nThe administrator is ${administrator}; the password is in WIKIDOUBLE_PASSWORD (default: ${defaultPassword}).\n` +
      '\nExit codes: 0 file usage is the same in at least 99.5 % of the texts, 1 it is not, or the wiki did not respond.',
  )
  .action(async (api: string, { pages, seed = Math.floor(Math.random() * 2 ** 31), save, record }: Options) => {
    process.stdout.write(`${pages} texts with seed ${seed}\n`);
    const session = new Session(api);
    await session.logIn(administrator, process.env.WIKIDOUBLE_PASSWORD ?? defaultPassword);
    const facts = await prepareWiki(session);
    const read = save ? saveOnWiki : readByWiki;
    const counts = { files: 0, categories: 0, links: 0, pageLinks: 0, templates: 0 };
    const groups = new Map<string, string[]>();
    for (let index = 0; index < pages; index++) {
      const made = makeUpText(seed, index);
      const [real, fake] = [await read(session, made), readByFake(made, facts)];
      const differing = differences(real, fake);
      for (const name of differing) counts[name]++;
      const [list] = differing;
      if (list === undefined) continue;
      const stillDiffers = async (text: string) => {
        const shorter = { ...made, text };
        return differences(await readByWiki(session, shorter), readByFake(shorter, facts)).includes(list);
      };
      const text = (await stillDiffers(made.text)) ? await reduce(made.text, stillDiffers) : made.text;
      const shorter = { ...made, text };
      const group = `${list}, ${constructOf(text)}`;
      groups.set(group, [
        ...(groups.get(group) ?? []),
        describe(index, shorter, await readByWiki(session, shorter), readByFake(shorter, facts), list),
      ]);
    }
    for (const [group, found] of [...groups].sort(([one], [other]) => one.localeCompare(other))) {
      process.stdout.write(`\n${group}: ${found.length}\n${found.join('')}`);
    }
    const share = ((pages - counts.files) / pages) * 100;
    process.stdout.write(
      `\nSame file usage in ${share.toFixed(2)} % of ${pages} texts with seed ${seed} (MediaWiki ${facts.release}).\n` +
        `Differences: ${counts.files} in files, ${counts.categories} in categories, ${counts.links} in external links, ` +
        `${counts.pageLinks} in links to pages, ${counts.templates} in templates.\n`,
    );
    if (record) {
      const { release, version } = facts;
      const date = new Date().toISOString().slice(0, 10);
      wikitextEvidence.record(root, release, { date, version, seed, texts: pages, differing: counts });
    }
    if (share < 99.5) process.exitCode = 1;
  });

function describe(
  index: number,
  { title, text }: MadeUpText,
  real: Reading,
  fake: Reading,
  list: keyof Reading,
): string {
  return `  text ${index} of ${JSON.stringify(title)}: ${JSON.stringify(text)}\n    real ${JSON.stringify(real[list])}\n    fake ${JSON.stringify(fake[list])}\n`;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('must be a whole number.');
  return Number(text);
}

endCommand('wikitext', command.parseAsync());
