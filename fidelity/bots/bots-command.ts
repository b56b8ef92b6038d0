/**
 * `npm run bots`: lets bots replace a file on the fake and on fresh real wikis, while somebody else edits one of the pages, and
 * compares what they sent and received.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';

import {
  createWiki,
  readWikiFile,
  releaseNames,
  type ReleaseName,
  type Wiki,
  type WikiDefinition,
} from '../../emulator';
import { endCommand } from '../end-command';
import { Session } from '../real-wiki/session';
import { StartedWiki } from '../real-wiki/started-wiki';
import { administrator, defaultHome, defaultPassword } from '../real-wiki/wiki-folder';
import { startProxy } from '../mutants/proxy';
import { journalOf, type Exchange } from './journal';

const startFile = join(__dirname, 'start.wiki.yaml');
const examples = join(__dirname, '../../examples');

/** A PNG of one pixel. */
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

const account = { user: administrator, password: defaultPassword };
const file = { from: 'Old harbour.png', to: 'New harbour.png' };

/** Each is a program that takes the address of the wiki, and the path of the new file. */
const bots: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  fetch: ['node', '--input-type=module', '--eval', javaScript('with-fetch.mjs')],
  mwn: ['node', '--input-type=module', '--eval', javaScript('with-mwn.mjs')],
  mwclient: ['/usr/bin/python3', '-c', python()],
};

function javaScript(name: string): string {
  return `import { replaceFile } from ${JSON.stringify(join(examples, 'replace-file', name))};
const [api, path] = process.argv.slice(-2);
const wiki = { api, ...${JSON.stringify(account)} };
console.log(JSON.stringify(await replaceFile(wiki, { ...${JSON.stringify(file)}, path })));
process.exit();`;
}

function python(): string {
  return `import sys
sys.path.insert(0, ${JSON.stringify(join(examples, 'pytest-mwclient'))})
import mwclient
from replace_file import replace_file
host = sys.argv[1].split("/")[2]
site = mwclient.Site(host, path="/", scheme="http", clients_useragent="BotExample/1.0 (operator@bot.example)")
site.login(${JSON.stringify(account.user)}, ${JSON.stringify(account.password)})
print(replace_file(site, ${JSON.stringify(file.from)}, ${JSON.stringify(file.to)}, sys.argv[2]))`;
}

/** Saves another text of the page that the bot is about to save. */
async function interfere(api: string): Promise<void> {
  const bob = new Session(api);
  await bob.logIn('Bob', 'Bob-secret-1');
  const text = 'The harbour at night. [[File:Old harbour.png|thumb]]';
  await bob.send({ action: 'edit', title: 'Harbour', text, token: await bob.token('csrf') });
}

const savesHarbour = /(?=[^]*action=edit\b)(?=[^]*(?:\btitle=|name="title"\r\n\r\n)Harbour(?:&|\r\n|$))/;

async function journal(bot: string, api: string, path: string): Promise<readonly string[]> {
  const wiki = new URL(api);
  const interference = { isDone: false };
  const exchanges: Exchange[] = [];
  const proxy = await startProxy(api, (send) => async (request) => {
    if (!interference.isDone && savesHarbour.test(`${request.query}\n${request.body ?? ''}`)) {
      interference.isDone = true;
      await interfere(api);
    }
    const response = await send(request);
    exchanges.push({ request, response });
    return response;
  });
  try {
    const output = await run(bots[bot] ?? ['false'], proxy.api, path);
    if (!interference.isDone) throw new Error(`${bot} did not edit the page: ${output}`);
    return [...journalOf(exchanges, wiki), `output ${output}`];
  } finally {
    await proxy.close();
  }
}

async function run([program, ...args]: readonly string[], ...last: readonly string[]): Promise<string> {
  const process = spawn(program ?? '', [...args, ...last]);
  let [output, problems] = ['', ''];
  process.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  process.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()));
  const status = await new Promise((resolve, reject) => process.on('close', resolve).on('error', reject));
  if (status !== 0) throw new Error(`The bot ended with ${String(status)}: ${problems.slice(-2000)}`);
  // Libraries print warnings, with the time, before it.
  return output.trim().split('\n').at(-1) ?? '';
}

/** The fake with what the real wiki has: also its first page, and the change that made it. */
function fakeWiki(release: ReleaseName): Wiki {
  const { site, users, pages = [] } = readWikiFile(startFile);
  const [first, ...others] = [{ id: 1, title: 'Main Page', user: 'MediaWiki default' }, ...pages];
  const definition: WikiDefinition = {
    site,
    users: [...(users ?? []), { id: 2, name: 'MediaWiki default' }],
    pages: [{ ...first, revision: 1 }, ...others],
    changes: [{ id: 1, type: 'new', page: 'Main Page', user: 'MediaWiki default' }],
  };
  // The pages are older than what happens now.
  const wiki = createWiki(definition, { release, now: new Date(Date.now() - 3_600_000).toISOString() });
  wiki.clock.advance(3_600_000);
  return wiki;
}

/** @returns how many exchanges differ */
async function compare(bot: string, real: StartedWiki, path: string): Promise<number> {
  const { release } = real.options;
  await real.restore();
  const expected = await journal(bot, real.api, path);
  await using fake = fakeWiki(release);
  const actual = await journal(bot, (await fake.listen()).api, path);
  const different = Array.from({ length: Math.max(expected.length, actual.length) }, (_, index) => index).filter(
    (index) => expected[index] !== actual[index],
  );
  console.log(`${release} ${bot}: ${expected.length - 1} exchanges, ${different.length} different`);
  for (const index of different.slice(0, 3)) {
    console.log(`-- exchange ${index + 1}, the real wiki\n${expected[index]}\n-- the fake\n${actual[index]}`);
  }
  return different.length;
}

async function main(): Promise<number> {
  const command = new Command('bots')
    .description('Lets the bots of examples/ work on the fake and on fresh real wikis, and compares every exchange.')
    .argument('[bots...]', `which of ${Object.keys(bots).join(', ')} (default: all)`)
    .option('--home <folder>', 'where wikis live; names: bots-1.39, …', defaultHome)
    .option('--port <number>', 'of the first release; the others follow', '8171')
    .option('--release <release...>', 'releases', [...releaseNames])
    .parse();
  const { home, port, release } = command.opts<{ home: string; port: string; release: ReleaseName[] }>();
  const chosen = command.args.length === 0 ? Object.keys(bots) : command.args;
  let different = 0;
  for (const [place, each] of release.entries()) {
    const settings = ['$wgEnableUploads = true;'];
    const real = await StartedWiki.start(
      { home, name: `bots-${each}`, release: each, port: Number(port) + place, settings },
      () => startFile,
    );
    const path = join(home, 'bots.png');
    writeFileSync(path, image);
    for (const bot of chosen) different += await compare(bot, real, path);
    await real.stop();
  }
  return different === 0 ? 0 : 1;
}

if (require.main === module) endCommand('bots', main(), 2);
