import { CommanderError, InvalidArgumentError, type Command } from 'commander';

import type { ReportOption } from './check';
import type { Surroundings } from './check-command';
import { declarePactPublish } from './pact-publish';

/** Seconds for a request where nothing else is said. */
const defaultTimeout = 15;
const exitFailed = 1;
const exitNotFoundOut = 2;
/** The variable that holds the password: on a command line, every user of the machine could read it. */
const passwordVariable = 'WIKIDOUBLE_PASSWORD';

/** As commander collects them. */
interface GivenToGenerate {
  readonly out: string;
  readonly list?: boolean;
  readonly scenarios?: readonly string[];
}

interface GivenToVerify {
  readonly pact?: readonly string[];
  readonly user?: string;
  readonly allowWrites?: boolean;
  readonly states?: string;
  readonly report?: readonly ReportOption[];
  readonly timeout: number;
}

/** Declares `wikidouble pact`. What it does, and the packages that it needs, are loaded when it runs. */
export function declarePact(program: Command, surroundings: Surroundings = process): void {
  const pact = program.command('pact').summary('contracts, for those who test with Pact').helpCommand(false);
  pact.description('Contracts: make them from the scenarios, hold a wiki against them, share them through a broker.');
  declareGenerate(pact, surroundings);
  declareVerify(pact, surroundings);
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
    .action(async ({ out, list = false, scenarios = [] }: GivenToGenerate) => {
      await run(surroundings, exitFailed, async () => {
        const { generate } = require('./pact-generate') as typeof import('./pact-generate');
        await generate({ folder: out, list, scenarios }, surroundings.stdout);
        return 0;
      });
    });
}

function declareVerify(pact: Command, surroundings: Surroundings): void {
  pact
    .command('verify')
    .summary('hold a wiki against contracts')
    .description(
      'Hold a wiki against contracts. URL is its api.php, or the site or folder where that lies: of a live wiki, or of ' +
        'one that "wikidouble serve" serves. It reads only, unless --allow-writes is given.',
    )
    .argument('<url>', 'the wiki, such as https://wiki.example/w/api.php')
    .option('--pact <file...>', 'the contracts (default: the one that the scenarios make with every wiki)')
    .option('--user <name>', `log in for the states that need it; the password comes from ${passwordVariable}`)
    .option('--allow-writes', 'make pages where the wiki holds nothing for a state, and delete them afterwards')
    .option('--states <file>', 'JavaScript that exports, by name, functions that make states of your own')
    .option('--report <form>', 'spec, json or junit, to standard output or with =FILE; repeatable', readReport)
    .option('--timeout <seconds>', 'give up a request after so many seconds', readTimeout, defaultTimeout)
    .addHelpText('after', help)
    .action(async (address: string, given: GivenToVerify, command: Command) => {
      await run(surroundings, exitNotFoundOut, async () => {
        const options = readVerifyOptions(address, given, command, surroundings.env);
        const { verify } = require('./pact-verify') as typeof import('./pact-verify');
        return verify(options, surroundings);
      });
    });
}

const help = `
Examples:
  wikidouble pact verify https://wiki.example/w/api.php        what the scenarios say of every wiki
  wikidouble pact verify http://127.0.0.1:7080 --pact pacts/my-bot-wiki.json
                                                               a contract of your own
  WIKIDOUBLE_PASSWORD=… wikidouble pact verify https://wiki.example --user Alice --report junit=pact.xml

Exit codes:
  0  every interaction that applies to the wiki was verified, and at least one was
  1  the wiki breaks one
  2  it could not be found out: no wiki there, no answer in time, a log-in refused, nothing that a state could be made
     of; or the command line was not understood`;

/** Whatever happens is a failure until it is known to be none. */
async function run(surroundings: Surroundings, failed: number, action: () => Promise<number>): Promise<void> {
  surroundings.exitCode = failed;
  try {
    surroundings.exitCode = await action();
  } catch (error) {
    if (error instanceof CommanderError) throw error;
    surroundings.stderr.write(`wikidouble: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

function readVerifyOptions(
  address: string,
  { pact = [], user, allowWrites = false, states, report = [], timeout }: GivenToVerify,
  command: Command,
  env: Surroundings['env'],
) {
  const refuse = (message: string): never => command.error(`error: ${message}`);
  const password = env[passwordVariable] ?? '';
  if (user !== undefined && password === '') {
    refuse(`--user needs the password of ${user} in the environment variable ${passwordVariable}.`);
  }
  if (allowWrites && user === undefined) {
    refuse('--allow-writes needs an account that may edit and delete pages: --user NAME.');
  }
  const printed = report.filter(({ file }) => file === undefined);
  if (printed.length > 1) refuse('one report goes to standard output: give the others a file, such as json=FILE.');
  const forPeople: ReportOption = { form: 'spec' };
  return {
    address,
    files: pact,
    credentials: user === undefined ? undefined : { name: user, password },
    allowWrites,
    states,
    reports: printed.length > 0 || report.some(({ form }) => form === 'spec') ? report : [forPeople, ...report],
    timeout: timeout * 1000,
    version: command.parent?.parent?.version() ?? '',
  };
}

function readReport(text: string, before: readonly ReportOption[] = []): ReportOption[] {
  const [, form, file] = /^(spec|json|junit)(?:=(.+))?$/.exec(text) ?? [];
  if (form !== 'spec' && form !== 'json' && form !== 'junit') {
    throw new InvalidArgumentError('It is spec, json or junit; with =FILE it goes there.');
  }
  return [...before, file === undefined ? { form } : { form, file }];
}

function readTimeout(text: string): number {
  const seconds = Number(text);
  if (/^[\d.]+$/.test(text) && seconds > 0 && seconds <= 3600) return seconds;
  throw new InvalidArgumentError('It is a number of seconds, such as 15 or 0.5; an hour at most.');
}
