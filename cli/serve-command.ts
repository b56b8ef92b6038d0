import { InvalidArgumentError, Option, type Command } from 'commander';

import { violationIds } from '../emulator/journal/strict/violation';
import { unsupportedModes } from '../emulator/model/unsupported-modes';
import { releaseNames } from '../emulator/releases/release';
import type { ServeOptions } from './serve';

/** The default port: it needs no permissions, and no well-known program uses it. */
const defaultPort = 7080;

/** Declares `wikidouble serve`. Its implementation is loaded when it runs. */
export function declareServe(program: Command): void {
  program
    .command('serve')
    .summary('serve a wiki over HTTP on this machine')
    .description('Serve a wiki over HTTP on this machine (127.0.0.1): the demonstration wiki, or one from a file.')
    .option('--port <number>', 'the port; 0 selects a free one', readPort, defaultPort)
    .option(
      '--wiki <file>',
      'the content of the wiki: YAML, JSON or JSON Lines (.jsonl) (default: a small harbour town)',
    )
    .addOption(
      new Option('--release <name>', 'the release to emulate (default: the one in the file, or the newest)').choices(
        releaseNames,
      ),
    )
    .option('--debug', 'show the debug block in every response')
    .addOption(
      new Option(
        '--debug-names <kind>',
        'the names of the members of the debug block; implies --debug (default: neutral)',
      )
        .choices(['neutral', 'mediawiki'])
        .implies({ debug: true }),
    )
    .option(
      '--script-path <path>',
      'the path of the folder of api.php, such as /w (default: the one in the file, or none)',
      readPath,
    )
    .addOption(
      new Option(
        '--unsupported <mode>',
        'response to a request for what MediaWiki has and wikidouble does not support; see below (default: error)',
      ).choices(unsupportedModes),
    )
    .option('--strict', 'respond with status 500 to requests that a real wiki tolerates and a code reviewer would flag')
    .addOption(
      new Option('--strict-except <violation...>', 'violations that strict mode ignores; implies --strict')
        .choices(violationIds)
        .implies({ strict: true }),
    )
    .option('--verbose', 'print one line per request: the user, the request, the response and its violations')
    .option('--watch', 'reload the wiki file whenever it changes')
    .option(
      '--pact-consumer <name>',
      'record the requests of the client with this name as a contract (Pact file)',
      readName,
    )
    .option('--pact-dir <dir>', 'the folder of the contract (default: pacts)')
    .option('--pact-provider <name>', 'the name of the wiki in the contract (default: mediawiki)', readName)
    .addHelpText('after', examples)
    .action(async (options: ServeOptions, command: Command) => {
      if (options.watch === true && options.wiki === undefined) {
        command.error('error: --watch needs a file to watch: --wiki FILE.');
      }
      if (options.pactConsumer === undefined && (options.pactDir ?? options.pactProvider) !== undefined) {
        command.error('error: --pact-dir and --pact-provider need the name of a client: --pact-consumer NAME.');
      }
      const { serve } = require('./serve') as typeof import('./serve');
      await serve(options);
    });
}

const examples = `
Examples:
  wikidouble serve                                    the demonstration wiki on port ${defaultPort}
  wikidouble serve --port 0 --wiki gallery.yaml       a wiki of your own on a free port
  wikidouble serve --wiki gallery.yaml --watch        … that follows the file
  wikidouble serve --release 1.39 --debug --verbose   an older release, with debug block and request log
  wikidouble serve --strict --unsupported warn        strict about requests, lenient about unsupported modules
  wikidouble serve --pact-consumer my-bot             writes pacts/my-bot-mediawiki.json, the contract of my-bot

Unsupported requests (--unsupported):
  error        status 501, with an error that names the module, parameter or value
  api-error    the same error with status 200. Use it for clients that repeat requests after any status of 5xx, such as
               mwclient, Pywikibot and HTTP libraries with automatic retries: after 501 they retry for minutes or hours,
               so a test hangs instead of failing
  warn         the response of a wiki without it, and a warning on standard error
  as-unknown   the same without a warning

The first line printed is "wikidouble listening on http://127.0.0.1:PORT/api.php".
Ctrl-C or SIGTERM ends the server. If standard input is a pipe, so does the end of that pipe: a test run that starts the
server with a pipe leaves none behind, even when it is killed.`;

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65535) return port;
  throw new InvalidArgumentError('The port must be a whole number up to 65535; 0 selects a free one.');
}

function readPath(text: string): string {
  const path = text.replace(/\/+$/, '');
  if (/^(?:\/[^/?#\s]+)*$/.test(path)) return path;
  throw new InvalidArgumentError('The path must begin with a slash, such as /w.');
}

function readName(text: string): string {
  const { isPartyName } = require('../pact/record/party-name') as typeof import('../pact/record/party-name');
  if (isPartyName(text)) return text;
  throw new InvalidArgumentError('The name becomes part of a file name: no slash, and no dot or space at either end.');
}
