import { InvalidArgumentError, Option, type Command } from 'commander';

import { isPartyName } from '../pact/record/party-name';
import { findingIds } from '../emulator/journal/strict/finding';
import { unsupportedModes } from '../emulator/model/unsupported-modes';
import { releaseNames } from '../emulator/releases/release';
import type { ServeOptions } from './serve';

/** The port where none is named: one that needs no permissions and that no well-known program uses. */
const defaultPort = 7080;

/** Declares `wikidouble serve`. What it does is loaded when it runs. */
export function declareServe(program: Command): void {
  program
    .command('serve')
    .summary('serve a wiki over HTTP on this machine')
    .description('Serve a wiki over HTTP on this machine (127.0.0.1): the demonstration wiki, or one from a file.')
    .option('--port <number>', 'the port; 0 takes a free one', readPort, defaultPort)
    .option('--wiki <file>', 'what the wiki holds: YAML, JSON or JSON Lines (.jsonl) (default: a small harbour town)')
    .addOption(
      new Option('--release <name>', 'the release that answers (default: what the file says, else the newest)').choices(
        releaseNames,
      ),
    )
    .option('--debug', 'show the debug block in every answer')
    .addOption(
      new Option('--debug-names <kind>', 'how the debug block calls its members; implies --debug (default: neutral)')
        .choices(['neutral', 'mediawiki'])
        .implies({ debug: true }),
    )
    .option('--script-path <path>', 'where api.php lies, such as /w (default: what the file says, else none)', readPath)
    .addOption(
      new Option(
        '--unsupported <mode>',
        'requests for what MediaWiki has and wikidouble does not support: status 501, an API error with status 200, or the response of a wiki without it (default: error)',
      ).choices(unsupportedModes),
    )
    .option('--strict', 'fail requests that a real wiki tolerates and a reviewer would not, with status 500')
    .addOption(
      new Option('--strict-except <violation...>', 'what strict mode lets pass; implies --strict')
        .choices(findingIds)
        .implies({ strict: true }),
    )
    .option('--verbose', 'print a line for each request: who asked what, the answer, what is wrong with it')
    .option('--watch', 'serve the wiki file anew whenever it changes')
    .option(
      '--pact-consumer <name>',
      'write down what the client of this name asks, as a contract (Pact file)',
      readName,
    )
    .option('--pact-dir <dir>', 'the folder of the contract (default: pacts)')
    .option('--pact-provider <name>', 'what the contract calls the wiki (default: mediawiki)', readName)
    .addHelpText('after', examples)
    .action(async (options: ServeOptions, command: Command) => {
      if (options.watch === true && options.wiki === undefined) {
        command.error('error: --watch needs a file to watch: --wiki FILE.');
      }
      if (options.pactConsumer === undefined && (options.pactDir ?? options.pactProvider) !== undefined) {
        command.error(
          'error: --pact-dir and --pact-provider need a client that the contract is for: --pact-consumer NAME.',
        );
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
  wikidouble serve --release 1.39 --debug --verbose   an older release, with everything to look at
  wikidouble serve --strict --unsupported warn        as strict as a reviewer, lenient about unsupported modules
  wikidouble serve --pact-consumer my-bot             pacts/my-bot-mediawiki.json says what my-bot depends on

The first line printed is "wikidouble listening on http://127.0.0.1:PORT/api.php".
Ctrl-C or SIGTERM ends the server. If standard input is a pipe, so does the end of that pipe: a test run that starts the
server with a pipe leaves none behind, even when it is killed.`;

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65535) return port;
  throw new InvalidArgumentError('A port is a whole number up to 65535; 0 takes a free one.');
}

function readPath(text: string): string {
  const path = text.replace(/\/+$/, '');
  if (/^(?:\/[^/?#\s]+)*$/.test(path)) return path;
  throw new InvalidArgumentError('It begins with a slash, such as /w.');
}

function readName(text: string): string {
  if (isPartyName(text)) return text;
  throw new InvalidArgumentError('A file is called after it: no slash, no dot or space at either end.');
}
