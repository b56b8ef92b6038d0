import { CommanderError, type Command } from 'commander';

import { terminalSafeLines } from '../conformance/reports/terminal-safe';
import type { Surroundings } from './check-command';
import { declarePactPublish } from './pact-publish';
import { declarePactVerify } from './pact-verify-command';

const exitFailed = 1;
const exitNotFoundOut = 2;

/** As commander collects them. */
interface GivenToGenerate {
  readonly out: string;
  readonly list?: boolean;
  readonly scenarios?: readonly string[];
}

/** Declares `wikidouble pact`. What it does, and the packages that it needs, are loaded when it runs. */
export function declarePact(program: Command, surroundings: Surroundings = process): void {
  const pact = program.command('pact').summary('contracts, for those who test with Pact').helpCommand(false);
  pact.description('Contracts: make them from the scenarios, hold a wiki against them, share them through a broker.');
  declareGenerate(pact, surroundings);
  declarePactVerify(pact, surroundings.env, (readOptions) =>
    run(surroundings, exitNotFoundOut, () => {
      const { verify } = require('./pact-verify') as typeof import('./pact-verify');
      return verify(readOptions(), surroundings);
    }),
  );
  declarePactPublish(pact, surroundings);
}

function declareGenerate(pact: Command, surroundings: Surroundings): void {
  pact
    .command('generate')
    .summary('write the contract that the scenarios make with every wiki')
    .description(
      'Write the contract that the scenarios make with every wiki: an interaction for each request that stands on its ' +
        'own, each of them really sent to a mock server. A file of that name is replaced.',
    )
    .option('--out <folder>', 'where to write it', 'pacts')
    .option('--list', 'list the interactions, and the requests that no interaction stands for; write nothing')
    .option('--scenarios <folder...>', 'take the scenarios of these folders beside those of wikidouble')
    .addHelpText('after', generateHelp)
    .action(async ({ out, list = false, scenarios = [] }: GivenToGenerate) => {
      await run(surroundings, exitFailed, async () => {
        const { generate } = require('./pact-generate') as typeof import('./pact-generate');
        await generate({ folder: out, list, scenarios }, surroundings.stdout);
        return 0;
      });
    });
}

const generateHelp = `
Examples:
  wikidouble pact generate                     pacts/wikidouble-scenarios-wiki-query-api.json
  wikidouble pact generate --list              what is in it, and what is not

Exit codes:
  0  it is written, or was listed
  1  it is not: Pact's engine is not installed, a scenario is wrong, the folder cannot be written
  2  the command line was not understood`;

/** Whatever happens is a failure until it is known to be none. */
async function run(surroundings: Surroundings, failed: number, action: () => Promise<number>): Promise<void> {
  surroundings.exitCode = failed;
  try {
    surroundings.exitCode = await action();
  } catch (error) {
    if (error instanceof CommanderError) throw error;
    surroundings.stderr.write(
      `wikidouble: ${terminalSafeLines(error instanceof Error ? error.message : String(error))}\n`,
    );
  }
}
