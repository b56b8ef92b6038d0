import type { Command } from 'commander';

import { declarePactPublish } from './publish';
import { declarePactVerify } from './verify-command';
import { runAction, type ProcessIo } from '../run-action';

const exitFailed = 1;
const exitInconclusive = 2;

/** As commander collects them. */
interface GivenToGenerate {
  readonly out: string;
  readonly list?: boolean;
  readonly scenarios?: readonly string[];
}

/** Declares `wikidouble pact`. Its implementation and the packages it needs are loaded when it runs. */
export function declarePact(program: Command, io: ProcessIo = process): void {
  const pact = program.command('pact').summary('contracts for tests with Pact').helpCommand(false);
  pact.description(
    'Contracts for Pact: generate them from the scenarios, verify a wiki against them, share them through a broker.',
  );
  declareGenerate(pact, io);
  declarePactVerify(pact, io.env, (readOptions) =>
    runAction(io, exitInconclusive, () => {
      const { verify } = require('./verify') as typeof import('./verify');
      return verify(readOptions(), io);
    }),
  );
  declarePactPublish(pact, io);
}

function declareGenerate(pact: Command, io: ProcessIo): void {
  pact
    .command('generate')
    .summary('generate the contracts of the scenarios, which every wiki should satisfy')
    .description(
      'Generate the contracts of the scenarios, which every wiki should satisfy: an interaction for each request that ' +
        'stands on its own. What needs an account, and what needs a debug block, are contracts of their own, because a ' +
        'result speaks for a whole contract. Each request is sent to the mock server of Pact. Existing files are replaced.',
    )
    .option('--out <folder>', 'the folder of the contracts', 'pacts')
    .option('--list', 'list the interactions, and the requests that cannot be expressed as one; write nothing')
    .option('--scenarios <folder...>', 'also use the scenarios in these folders')
    .addHelpText('after', generateHelp)
    .action(async ({ out, list = false, scenarios = [] }: GivenToGenerate) => {
      await runAction(io, exitFailed, async () => {
        const { generate } = require('./generate') as typeof import('./generate');
        await generate({ folder: out, list, scenarios }, io.stdout);
        return 0;
      });
    });
}

const generateHelp = `
Examples:
  wikidouble pact generate                     pacts/wikidouble-scenarios-wiki-query-api.json, and two more
  wikidouble pact generate --list              their content, and what they leave out

Exit codes:
  0  the contracts were written or listed
  1  they were not: Pact's engine is not installed, a scenario is invalid, or the folder cannot be written
  2  the command line is invalid`;
