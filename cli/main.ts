#!/usr/bin/env node
/**
 * The command line. Exit codes:
 *
 * | code | `serve`                               | `check`, `pact verify`, `diff`                                    |
 * |------|---------------------------------------|-------------------------------------------------------------------|
 * | 0    | was ended: Ctrl-C, SIGTERM, `Starter` | passed: everything required that applies, and at least one thing  |
 * | 1    | invalid wiki file, port in use        | failed: something failed or differs, or the baseline is outdated  |
 * | 2    | invalid command line                  | inconclusive, or invalid command line                             |
 *
 * Help, the version and lists end with 0.
 */
import { Command, CommanderError } from 'commander';

const exitFailed = 1;
const exitUsage = 2;

/** The commands, each loaded when it is declared (docs/decisions/0007-lazy-loading.md). */
const commands: Readonly<Record<string, () => (program: Command) => void>> = {
  serve: () => (require('./serve-command') as typeof import('./serve-command')).declareServe,
  check: () => (require('./check-command') as typeof import('./check-command')).declareCheck,
  diff: () => (require('./diff-command') as typeof import('./diff-command')).declareDiff,
  pact: () => (require('./pact/pact-command') as typeof import('./pact/pact-command')).declarePact,
};

async function main(): Promise<void> {
  const program = new Command('wikidouble')
    .description('A verified fake of the query API of MediaWiki-style wikis.')
    .option('-V, --version', 'print the version')
    .on('option:version', printVersion)
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => {
        write(text.replace(/^error: /, 'wikidouble: '));
      },
    })
    .showHelpAfterError('(see --help)');
  const [name = ''] = process.argv.slice(2);
  // The help and suggestions for unknown names need all of them.
  const declared = Object.hasOwn(commands, name) ? [name] : Object.keys(commands);
  for (const each of declared) commands[each]?.()(program);
  await program.parseAsync();
}

/** What `Command.version()` does, which would need the version at each start. */
function printVersion(): never {
  const { packageVersion } =
    require('../conformance/package-version') as typeof import('../conformance/package-version');
  process.stdout.write(`${packageVersion()}\n`);
  throw new CommanderError(0, 'commander.version', '');
}

// A reader that has seen enough, such as head, closes the pipe. A server goes on without one.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  if (process.argv[2] !== 'serve') process.exit();
});

main().catch((error: unknown) => {
  if (error instanceof CommanderError) {
    // commander has printed the message; --help and --version end without an error.
    process.exitCode = error.exitCode === 0 ? 0 : exitUsage;
    return;
  }
  const { messageOf } = require('../emulator/text/message-of') as typeof import('../emulator/text/message-of');
  const { terminalSafeLines } =
    require('../conformance/reports/terminal-safe') as typeof import('../conformance/reports/terminal-safe');
  process.stderr.write(`wikidouble: ${terminalSafeLines(messageOf(error))}\n`);
  process.exitCode = exitFailed;
});
