import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fill } from './fill';
import { NotAvailable } from './not-available';
import { defaultRelease, releaseNames, type ReleaseName } from '../../emulator';
import { REAL_RELEASES, isReleaseName } from './releases';
import { stopServer } from './server';
import { Session } from './session';
import { bringUp } from './up';
import { ADMINISTRATOR, DEFAULT_HOME, DEFAULT_PASSWORD, apiAddress, readRecord, wikiFolder } from './wiki-folder';
import { readWikiPages } from './wiki-pages';

const FIXTURE = join(__dirname, '../../scenarios/vectors/fixture.wiki.yaml');

const USAGE = `Usage: real-wiki up NAME [options]
       real-wiki fill NAME [WIKI-FILE]
       real-wiki down NAME

up    brings a real MediaWiki up on loopback, from Debian's packages, on SQLite behind PHP's built-in server, and prints
      its address. A wiki that is up already stays up. Content stays between runs; remove the wiki's folder below
      HOME/wikis for a fresh one.
fill  gives a fresh wiki the pages of a wiki file, each with its id (default: the data set of the vectors).
down  ends the wiki's server.

Options of up:
  --release ${releaseNames.join('|')}  default ${defaultRelease}
  --port N             default ${releaseNames.map((name) => `${REAL_RELEASES[name].defaultPort} (${name})`).join(', ')}
  --debug              show the debug block
  --git-head REVISION  take itself for a git checkout at these 40 hexadecimal digits
  --setting PHP        a line for the end of LocalSettings.php; may be repeated
  --mirror URL         where Debian's packages come from, default: the one that apt uses
Option of all:
  --home FOLDER        where wikis live, default .real-wikis in the project

The administrator is ${ADMINISTRATOR}; the password is that of WIKIDOUBLE_PASSWORD, by default ${DEFAULT_PASSWORD}.

Exit status: 0 done, 1 failed, 2 PHP or MediaWiki cannot be had here.`;

const DONE = 0;
const FAILED = 1;
const NOT_AVAILABLE = 2;

const OPTIONS = {
  home: { type: 'string', default: DEFAULT_HOME },
  release: { type: 'string', default: defaultRelease },
  port: { type: 'string' },
  debug: { type: 'boolean', default: false },
  'git-head': { type: 'string' },
  setting: { type: 'string', multiple: true },
  mirror: { type: 'string' },
  help: { type: 'boolean' },
} as const;

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const [command, name, file, ...rest] = positionals;
  if (name === undefined || rest.length > 0 || (file !== undefined && command !== 'fill')) throw new Error(USAGE);
  const home = resolve(values.home);
  const password = process.env.WIKIDOUBLE_PASSWORD ?? DEFAULT_PASSWORD;
  if (command === 'up') {
    const release = readRelease(values.release);
    const port = readPort(values.port, release);
    const gitHead = readRevision(values['git-head']);
    const { debug, mirror, setting: settings = [] } = values;
    const wiki = await bringUp({ home, name, release, port, debug, settings, gitHead, mirror, password });
    console.log(`${name}: ${wiki.software} at ${wiki.api}`);
  } else if (command === 'fill') {
    await fillWiki(home, name, file ?? FIXTURE, password);
  } else if (command === 'down') {
    const stopped = await stopServer(wikiFolder(home, name));
    console.log(`${name}: ${stopped ? 'down' : 'was not up'}`);
  } else {
    throw new Error(USAGE);
  }
}

async function fillWiki(home: string, name: string, file: string, password: string): Promise<void> {
  const folder = wikiFolder(home, name);
  const record = readRecord(folder);
  if (record === undefined) throw new Error(`there is no wiki ${name} in ${home}: bring it up first`);
  const pages = readWikiPages(file);
  const session = new Session(apiAddress(record.port));
  await session.logIn(ADMINISTRATOR, password);
  const created = await fill(session, pages, folder.database);
  const what = created > 0 ? `${created} pages created` : 'filled already';
  console.log(`${name}: ${what}; all ${pages.length} pages have their ids, texts and uses`);
}

function readRelease(text: string): ReleaseName {
  if (!isReleaseName(text)) throw new Error(`--release ${text} is none of ${Object.keys(REAL_RELEASES).join(', ')}`);
  return text;
}

function readPort(text: string | undefined, release: ReleaseName): number {
  if (text === undefined) return REAL_RELEASES[release].defaultPort;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error(`--port ${text} is not from 1 to 65535`);
  return port;
}

function readRevision(text: string | undefined): string | undefined {
  if (text === undefined || /^[0-9a-f]{40}$/.test(text)) return text;
  throw new Error(`--git-head ${text} is not 40 hexadecimal digits in lower case`);
}

main(process.argv.slice(2)).then(
  () => {
    process.exitCode = DONE;
  },
  (error: unknown) => {
    console.error(`real-wiki: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = error instanceof NotAvailable ? NOT_AVAILABLE : FAILED;
  },
);
