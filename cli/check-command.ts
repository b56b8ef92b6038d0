import { InvalidArgumentError, type Command } from 'commander';

import type { CheckOptions, ReportOption } from './check';
import {
  readBudget,
  readCertificates,
  readHeaders,
  readHeaderSource,
  readPause,
  readSeed,
  readTimeLimit,
  readTimeout,
  type HeaderSource,
} from './check-options';
import { reportFormats } from '../conformance/reports/report-formats';
import { runAction, type ProcessIo } from './run-action';

/** The default time limit of a request, in seconds. */
const defaultTimeout = 15;
const exitInconclusive = 2;
/** The variable with the password: on a command line, every user of the machine could read it. */
const passwordVariable = 'WIKIDOUBLE_PASSWORD';

/** As commander collects them. */
interface GivenOptions {
  readonly user?: string;
  readonly allowWrites?: true;
  readonly only?: readonly string[];
  readonly scenarios?: readonly string[];
  readonly list?: true;
  readonly report?: readonly ReportOption[];
  readonly wikis?: string;
  readonly baseline?: string;
  readonly writeBaseline?: string;
  readonly continue?: string;
  readonly timeout: number;
  readonly budget?: number;
  readonly thorough?: number;
  readonly seed?: number;
  readonly pause?: number;
  readonly patience?: number;
  readonly timeLimit?: number;
  readonly contact?: string;
  readonly ca?: string;
  readonly insecure?: true;
  readonly origin?: true;
  readonly headerFrom?: readonly HeaderSource[];
  readonly dryRun?: true;
  readonly quiet?: true;
  readonly verbose?: true;
}

/** Declares `wikidouble check`. Its implementation and the packages it needs are loaded when it runs. */
export function declareCheck(program: Command, io: ProcessIo = process): void {
  program
    .command('check')
    .summary('check wikis against the specification')
    .description(
      'Check wikis against the specification of the query API. URL is an api.php, a site, or any page of it; without a ' +
        'scheme, https and then http are tried. The check only reads, unless --allow-writes is given, and sends each ' +
        'host one request at a time. docs/rules.md explains the rules.',
    )
    .argument('[url...]', 'the wiki, such as https://wiki.example/w/api.php')
    .option('--wikis <file>', 'also check the wikis listed in a file: one URL per line, optionally followed by a name')
    .option(
      '--user <name>',
      `log in, for the rules that need it and for private wikis; the password comes from ${passwordVariable}`,
    )
    .option(
      '--allow-writes',
      'create pages where the wiki has too little content to show a rule, and delete them afterwards',
    )
    .option('--only <id...>', 'only these scenarios or rules; 4.2 means all rules of section 4.2')
    .option('--scenarios <folder...>', 'also run the scenarios in these folders')
    .option('--list', 'list the rules and the scenarios, and send nothing')
    .option(
      '--report <form>',
      'spec, json, junit, html, markdown, annotations, badge or badge-svg, to standard output or with =FILE; repeatable',
      readReport,
    )
    .option('--quiet', 'print only what failed or is inconclusive, and the verdict')
    .option('--verbose', 'list the rules that are not applicable one by one')
    .option('--baseline <file>', 'accept the failures listed in this file, and no others')
    .option('--write-baseline <file>', 'write the current failures to a file, for --baseline')
    .option('--continue <report>', 'run only what is inconclusive in this JSON report, and take over the other results')
    .option('--timeout <seconds>', 'time limit of a request', readTimeout, defaultTimeout)
    .option('--dry-run', 'print the requests that would be sent, and send none')
    .option(
      '--budget <number>',
      'send at most this many requests to each wiki (default: 150; with --allow-writes 500)',
      readBudget,
    )
    .option(
      '--thorough <number>',
      'send up to this many requests instead: run the scenarios twice, and cover every triple of conditions',
      readBudget,
    )
    .option(
      '--seed <number>',
      'seed of the conditions and generated requests; another number tries others (default: 1)',
      readSeed,
    )
    .option('--pause <seconds>', 'pause between two requests (default: 0.2; 0 for a wiki on this machine)', readPause)
    .option('--patience <seconds>', 'longest pause that a wiki may ask for (default: 30)', readTimeout)
    .option(
      '--time-limit <seconds>',
      'most time that the responses of a wiki may take altogether (default: 600)',
      readTimeLimit,
    )
    .option('--contact <text>', 'a mail address or URL for the User-Agent of the requests')
    .option('--ca <file>', 'also trust the certificates of this PEM file')
    .option('--insecure', 'accept any certificate')
    .option('--origin', 'judge Cache-Control although a cache in front of the wiki replaces it')
    .option(
      '--header-from <name=variable>',
      'send a header with the value of an environment variable, for a proxy in front of the wiki; repeatable',
      readHeaderSource,
    )
    .addHelpText('after', examples)
    .action(async (given: readonly string[], options: GivenOptions, command: Command) => {
      if (io === process) guardExitCode();
      await runAction(io, exitInconclusive, () => {
        const checked = readCommandLine(given, options, command, io.env);
        const { check } = require('./check') as typeof import('./check');
        return check(checked, io);
      });
    });
}

const examples = `
Examples:
  wikidouble check https://wiki.example/w/api.php              every rule that needs no account
  WIKIDOUBLE_PASSWORD=… wikidouble check https://wiki.example --user Alice
                                                               also those for logged-in clients
  wikidouble check http://127.0.0.1:7080 --only 4.2 4.3        two sections
  wikidouble check http://127.0.0.1:7080 --report junit=check.xml
                                                               for people, and a file for the build server
  wikidouble check https://a.example https://b.example --report html=wikis.html
                                                               two wikis side by side, as a page
  wikidouble check https://wiki.example --write-baseline known.yaml
                                                               what fails today, for --baseline known.yaml
  wikidouble check https://wiki.example --thorough 1000 --seed 1
                                                               more generated requests, the same each time
  wikidouble check --list --only 4.2                           what would be checked
  wikidouble check https://wiki.example --dry-run              which requests would be sent
  wikidouble check https://wiki.example --pause 0.5 --contact me@mail.example
                                                               slowly, on a wiki that others need
  GATE='Basic …' wikidouble check https://wiki.example --header-from Authorization=GATE
                                                               a wiki behind a proxy

Exit codes, the worst of all wikis (1 before 2, 2 before 0):
  0  passed: every required rule that applies passed, or failed as --baseline expects; at least one applies
  1  failed: a required rule failed, or an entry of the baseline has expired or no longer fails
  2  inconclusive: no wiki there, no response in time, log-in refused, the limit of requests reached, internal error;
     or the command line is invalid`;

/** Node ends with 1 after an uncaught error, which would read as "a rule failed". */
function guardExitCode(): void {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`wikidouble: internal error: ${error.stack ?? error.message}\n`);
    process.exit(exitInconclusive);
  });
  // The reader of the report may stop reading, as `head` does. A report that cannot be written is not a verdict.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.stderr.write(`wikidouble: the report cannot be written: ${error.message}\n`);
    process.exitCode = exitInconclusive;
  });
}

function readCommandLine(
  given: readonly string[],
  options: GivenOptions,
  command: Command,
  env: ProcessIo['env'],
): CheckOptions {
  const refuse = (message: string): never => command.error(`error: ${message}`);
  const { user, allowWrites = false, list = false, report = [], timeout, dryRun = false } = options;
  // Options with several values also swallow an address that follows them; no other value contains "://".
  const [only, addressesBehindOnly] = separateAddresses(options.only);
  const [scenarios, addressesBehindScenarios] = separateAddresses(options.scenarios);
  const addresses = [...given, ...addressesBehindOnly, ...addressesBehindScenarios];
  const { wikis, baseline, writeBaseline } = options;
  if (addresses.length === 0 && wikis === undefined && !list)
    refuse('the URL of the wiki is missing, such as https://wiki.example/w/api.php.');
  const password = env[passwordVariable] ?? '';
  if (user !== undefined && password === '' && !list && !dryRun) {
    refuse(`--user needs the password of ${user} in the environment variable ${passwordVariable}.`);
  }
  if (allowWrites && user === undefined) {
    refuse('--allow-writes needs an account that may edit and delete pages: --user NAME.');
  }
  const { quiet = false, verbose = false } = options;
  if (quiet && verbose) refuse('--quiet and --verbose exclude each other.');
  if (options.budget !== undefined && options.thorough !== undefined) {
    refuse('--budget and --thorough exclude each other: both are the number of requests.');
  }
  const printed = report.filter(({ file }) => file === undefined);
  if (printed.length > 1)
    refuse('only one report can go to standard output: give the others a file, such as json=FILE.');
  return {
    addresses,
    wikis,
    baseline,
    writeBaseline,
    continueFrom: options.continue,
    credentials: user === undefined ? undefined : { name: user, password },
    allowWrites,
    only,
    scenarios,
    list,
    // Standard output shows the report for people, unless the user says what goes where.
    reports: printed.length > 0 || report.some(({ form }) => form === 'spec') ? report : [{ form: 'spec' }, ...report],
    timeout: timeout * 1000,
    dryRun,
    budget: options.budget,
    thorough: options.thorough,
    seed: options.seed,
    pause: inMilliseconds(options.pause),
    patience: inMilliseconds(options.patience),
    timeLimit: inMilliseconds(options.timeLimit),
    contact: options.contact,
    ca: options.ca === undefined || list ? undefined : readCertificates(options.ca),
    insecure: options.insecure,
    origin: options.origin,
    headers: readHeaders(options.headerFrom ?? [], list || dryRun ? undefined : env),
    quiet,
    verbose,
  };
}

function inMilliseconds(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : seconds * 1000;
}

function separateAddresses(values: readonly string[] = []): [others: string[], addresses: string[]] {
  const isAddress = (value: string): boolean => value.includes('://');
  return [values.filter((value) => !isAddress(value)), values.filter(isAddress)];
}

function readReport(text: string, before: readonly ReportOption[] = []): ReportOption[] {
  const [, given, file] = /^([a-z]+)(?:=(.+))?$/.exec(text) ?? [];
  const form = reportFormats.find((known) => known === given);
  if (form === undefined) {
    const known = reportFormats.join(', ').replace(/, (?=\w+$)/, ' or ');
    throw new InvalidArgumentError(`The form must be ${known}, optionally with =FILE.`);
  }
  return [...before, file === undefined ? { form } : { form, file }];
}
