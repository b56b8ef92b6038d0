/** `npm run real-wiki`: brings real MediaWikis up on loopback, fills them and shuts them down. */
import { join, resolve } from 'node:path';

import { Command, InvalidArgumentError, Option } from 'commander';

import { endCommand } from '../end-command';
import { defaultRelease, releaseNames, type ReleaseName } from '../../emulator';
import { fillFromFile } from './fill-from-file';
import { NotAvailable } from './not-available';
import { realReleases } from './releases';
import { stopServer } from './server';
import { bringUp } from './up';
import { administrator, defaultHome, defaultPassword, readRecord, wikiFolder } from './wiki-folder';

const fixture = join(__dirname, '../../scenarios/vectors/fixture.wiki.yaml');
const exitCodes = { failed: 1, notAvailable: 2 };
const password = process.env.WIKIDOUBLE_PASSWORD ?? defaultPassword;

interface UpOptions {
  readonly home: string;
  readonly release: ReleaseName;
  readonly port?: number;
  readonly debug: boolean;
  readonly gitHead?: string;
  readonly setting: string[];
  readonly forSessions: boolean;
  readonly languageHeader: boolean;
  readonly mirror?: string;
}

const ports = releaseNames.map((name) => `${realReleases[name].defaultPort} (${name})`).join(', ');
const home = () => new Option('--home <folder>', 'where wikis live').default(defaultHome, '.real-wikis in the project');

const command = new Command('real-wiki')
  .description("Real MediaWikis on loopback, from Debian's packages, on SQLite behind PHP's built-in server.")
  .addHelpText(
    'after',
    `\nThe administrator is ${administrator}; the password is in WIKIDOUBLE_PASSWORD (default: ${defaultPassword}).\n` +
      '\nExit codes: 0 done, 1 failed, 2 PHP or MediaWiki is not available.',
  );

command
  .command('up')
  .description(
    'Starts a wiki, installing it first if it is new, and prints its address. Its content stays between runs.',
  )
  .argument('<name>')
  .addOption(home())
  .addOption(new Option('--release <release>').choices(releaseNames).default(defaultRelease))
  .option('--port <number>', `(default: ${ports})`, parsePort)
  .option('--debug', 'show the debug block', false)
  .option('--git-head <revision>', 'pretend to be a git checkout at these 40 hexadecimal digits', parseRevision)
  .option('--setting <php>', 'a line for the end of LocalSettings.php; repeatable', collect, [])
  .option(
    '--for-sessions',
    'for the writing sessions of "diff": no rate limits, one request at a time, pages that use a template follow its edits',
    false,
  )
  .option('--language-header', 'take the content language from the header X-Wiki-Language of a request', false)
  .option('--mirror <url>', "Debian mirror (default: that of the machine's own packages)")
  .action(
    async (
      name: string,
      {
        release,
        port = realReleases[release].defaultPort,
        setting,
        forSessions,
        languageHeader,
        ...options
      }: UpOptions,
    ) => {
      const wiki = await bringUp({
        ...options,
        home: resolve(options.home),
        name,
        release,
        port,
        settings: [
          ...(forSessions ? settingsForSessions : []),
          ...(languageHeader ? languageFromHeader : []),
          ...setting,
        ],
        gitHead: options.gitHead,
        password,
      });
      console.log(`${name}: ${wiki.software} at ${wiki.api}`);
    },
  );

command
  .command('fill')
  .description('Gives a fresh wiki the content of a wiki file, each page with its id.')
  .argument('<name>')
  .argument('[file]', 'wiki file', fixture)
  .addOption(home())
  .action(async (name: string, file: string, options: { home: string }) => {
    const folder = wikiFolder(resolve(options.home), name);
    const record = readRecord(folder);
    if (record === undefined)
      throw new Error(`${name} does not exist in ${options.home}: run "real-wiki up ${name}" first`);
    const { pages, created } = await fillFromFile(folder, record, file, password);
    console.log(`${name}: ${created} pages created; all ${pages} have the ids, texts and uses of the file`);
  });

command
  .command('down')
  .description("Stops a wiki's server.")
  .argument('<name>')
  .addOption(home())
  .action(async (name: string, options: { home: string }) => {
    const stopped = await stopServer(wikiFolder(resolve(options.home), name));
    console.log(`${name}: ${stopped ? 'stopped' : 'was not running'}`);
  });

/**
 * Requests to the API run no jobs, so each that may write reads the pages that use a changed template itself, and tags reverted
 * edits, after it has responded, and looks for files anew, as another process would. The next request waits for the lock, which the end of the process releases.
 */
const settingsForSessions = [
  '$wgRateLimits = [];',
  '$wgEnableUploads = true;',
  '$wgCacheDirectory = "$IP/cache";',
  "if (PHP_SAPI !== 'cli') {",
  "  $GLOBALS['sessionLock'] = fopen(__FILE__, 'r');",
  "  flock($GLOBALS['sessionLock'], LOCK_EX);",
  "  if ($_SERVER['REQUEST_METHOD'] === 'POST') {",
  '    register_shutdown_function(static function () {',
  '      MediaWiki\\MediaWikiServices::getInstance()->getRepoGroup()->clearCache();',
  "      foreach (['refreshLinks', 'revertedTagUpdate'] as $type) {",
  "        MediaWiki\\MediaWikiServices::getInstance()->getJobRunner()->run(['type' => $type, 'maxJobs' => 1000]);",
  '      }',
  '    });',
  '  }',
  '}',
];

/** Each language has caches of its own. */
const languageFromHeader = [
  "$wgLanguageCode = $_SERVER['HTTP_X_WIKI_LANGUAGE'] ?? 'en';",
  '$wgCachePrefix = "wiki-$wgLanguageCode";',
];

function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new InvalidArgumentError('Expected a number from 1 to 65535.');
}

function parseRevision(text: string): string {
  if (/^[0-9a-f]{40}$/.test(text)) return text;
  throw new InvalidArgumentError('Expected 40 hexadecimal digits in lower case.');
}

function collect(value: string, values: readonly string[]): string[] {
  return [...values, value];
}

endCommand('real-wiki', command.parseAsync(), (error) =>
  error instanceof NotAvailable ? exitCodes.notAvailable : exitCodes.failed,
);
