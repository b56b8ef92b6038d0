import { InvalidArgumentError, type Command } from 'commander';

import type { DiffOptions, DiffReportOption } from './diff';
import { runAction, type ProcessIo } from './run-action';

const defaultRequests = 1000;
const defaultSeed = 1;
/** The default time limit of a request, in seconds. */
const defaultTimeout = 15;
const exitInconclusive = 2;
/** The variable with the password: on a command line, every user of the machine could read it. */
const passwordVariable = 'WIKIDOUBLE_PASSWORD';

/** As commander collects them. */
interface GivenOptions {
  readonly requests: number;
  readonly sessions: number;
  readonly writingSessions: number;
  readonly session?: number;
  readonly onlyActions?: readonly string[];
  readonly also?: readonly string[];
  readonly seed: number;
  readonly only?: number;
  readonly onlyModules?: readonly string[];
  readonly user?: string;
  readonly allowWrites?: true;
  readonly data?: string;
  readonly report?: readonly DiffReportOption[];
  readonly evidence?: string;
  readonly timeout: number;
  readonly strictList?: true;
}

/** Declares `wikidouble diff`. Its implementation and the packages it needs are loaded when it runs. */
export function declareDiff(program: Command, io: ProcessIo = process): void {
  program
    .command('diff')
    .summary('compare the fake with a wiki, response by response')
    .description(
      'Compare the fake with a test wiki. The content of the wiki is read; then generated requests are sent to it and to a ' +
        'fake with the same content, and the responses are compared. URL is an api.php, a site, or any page of it. No ' +
        'request changes the wiki, unless --allow-writes is given.',
    )
    .argument('<url>', 'the wiki, such as http://127.0.0.1:8080/api.php')
    .option('--requests <number>', 'the number of requests', readWhole, defaultRequests)
    .option('--sessions <number>', 'the number of sessions of several steps, played after the requests', readWhole, 0)
    .option('--writing-sessions <number>', 'the number of sessions that edit, move, block …, played last', readWhole, 0)
    .option('--session <index>', 'only the writing session with this number, counted from 0', readWhole)
    .option('--only-actions <names>', 'the actions of writing sessions, such as edit,move (default: all)', readActions)
    .option(
      '--also <url>',
      'another wiki of the same software, fresh as the first: writing sessions are divided among them; repeatable',
      (text: string, before: readonly string[] | undefined) => [...(before ?? []), text],
    )
    .option('--seed <number>', 'the seed of the generator; equal seeds generate equal requests', readWhole, defaultSeed)
    .option('--only <index>', 'only the request with this number, counted from 0', readWhole)
    .option(
      '--only-modules <names>',
      'only requests that name one of these modules, such as usercontribs,parse (default: any requests)',
      readModules,
    )
    .option('--user <name>', `send some requests logged in; the password comes from ${passwordVariable}`)
    .option('--allow-writes', 'first create the pages of the data set that the wiki lacks')
    .option('--data <file>', 'the data set, a wiki file (default: one with some of everything)')
    .option('--report <form>', 'text or json, to standard output or with =FILE; repeatable', readReport)
    .option(
      '--evidence <folder>',
      'write a record of the run to this folder, in a file named after the release and the seed',
    )
    .option('--strict-list', 'also end with 1 if a difference listed in docs/differences.md no longer occurs')
    .option('--timeout <seconds>', 'time limit of a request', readTimeout, defaultTimeout)
    .addHelpText('after', examples)
    .action((address: string, given: GivenOptions, command: Command) =>
      runAction(io, exitInconclusive, () => {
        const options = readCommandLine(address, given, command, io.env);
        const { diff } = require('./diff') as typeof import('./diff');
        return diff(options, io);
      }),
    );
}

const examples = `
Examples:
  wikidouble diff http://127.0.0.1:8080                 ${defaultRequests} requests, none of them logged in
  WIKIDOUBLE_PASSWORD=… wikidouble diff http://127.0.0.1:8080 --user Alice --allow-writes
                                                        fills the wiki first; sends some requests as Alice
  WIKIDOUBLE_PASSWORD=… wikidouble diff http://127.0.0.1:8080 --user Alice --allow-writes --sessions 300
                                                        and plays 300 sessions: log in, watch, patrol, log out
  wikidouble diff http://127.0.0.1:8080 --seed 7 --only 412
                                                        sends one request of a run again
  wikidouble diff http://127.0.0.1:8080 --only-modules usercontribs,parse
                                                        requests about two modules
  wikidouble diff http://127.0.0.1:8080 --report json=diff.json

Exit codes:
  0  no responses differ, apart from the differences listed in docs/differences.md
  1  some responses differ; with --strict-list also: a listed difference does not occur
  2  inconclusive: no wiki there, no response in time, log-in refused, Ctrl-C, internal error; or the command line is
     invalid`;

function readCommandLine(address: string, given: GivenOptions, command: Command, env: ProcessIo['env']): DiffOptions {
  const refuse = (message: string): never => command.error(`error: ${message}`);
  const { user, allowWrites = false, data, report = [], timeout, requests, sessions, seed, only, evidence } = given;
  const { strictList = false, writingSessions, session, onlyActions, onlyModules, also } = given;
  const password = env[passwordVariable] ?? '';
  if (user !== undefined && password === '') {
    refuse(`--user needs the password of ${user} in the environment variable ${passwordVariable}.`);
  }
  if (allowWrites && user === undefined) refuse('--allow-writes needs an account that may edit pages: --user NAME.');
  if (sessions > 0 && !allowWrites) {
    refuse('--sessions watches pages and marks changes as patrolled: add --user NAME and --allow-writes.');
  }
  const writes = writingSessions > 0 || session !== undefined;
  if (writes && !allowWrites) {
    refuse('--writing-sessions changes the wiki: add --allow-writes, and --user with the name of an administrator.');
  }
  if (requests === 0 && !writes) refuse('--requests must be at least 1 without --writing-sessions.');
  if (requests === 0 && sessions > 0) refuse('--sessions follows requests: --requests must be at least 1.');
  if (onlyActions && !writes) refuse('--only-actions chooses the actions of --writing-sessions.');
  if (also && !writes) refuse('--also gives --writing-sessions more wikis: add --writing-sessions.');
  if (onlyModules && requests === 0) refuse('--only-modules chooses among requests: --requests must be at least 1.');
  if (onlyModules && only !== undefined)
    refuse('--only sends one request, whatever modules it names: leave out --only-modules.');
  if (data !== undefined && !allowWrites) refuse('--data is the content that the wiki is given: add --allow-writes.');
  if (evidence !== undefined && (only !== undefined || session !== undefined || onlyActions !== undefined)) {
    refuse('--evidence records whole runs: leave out --only, --session and --only-actions.');
  }
  const printed = report.filter(({ file }) => file === undefined);
  if (printed.length > 1)
    refuse('only one report can go to standard output: give the others a file, such as json=FILE.');
  return {
    address,
    requests,
    sessions,
    writing: writes ? { sessions: writingSessions, session, onlyActions, also: also ?? [] } : undefined,
    seed,
    only,
    onlyModules,
    credentials: user === undefined ? undefined : { name: user, password },
    allowWrites,
    data,
    // Standard output shows the report for people, unless the user says what goes where.
    reports: printed.length > 0 || report.some(({ form }) => form === 'text') ? report : [{ form: 'text' }, ...report],
    evidence,
    strictList,
    timeout: timeout * 1000,
  };
}

function readReport(text: string, before: readonly DiffReportOption[] = []): DiffReportOption[] {
  const [, form, file] = /^(text|json)(?:=(.+))?$/.exec(text) ?? [];
  if (form !== 'text' && form !== 'json')
    throw new InvalidArgumentError('The form must be text or json, optionally with =FILE.');
  return [...before, file === undefined ? { form } : { form, file }];
}

function readWhole(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= 1_000_000_000) return number;
  throw new InvalidArgumentError('It must be a whole number from 0 to 1000000000.');
}

function readActions(text: string): string[] {
  const { sessionActions } =
    require('../fidelity/differential/writing/actions') as typeof import('../fidelity/differential/writing/actions');
  const known = sessionActions.map(({ name }) => name);
  const wanted = text.split(',');
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown === undefined) return wanted;
  throw new InvalidArgumentError(`No session uses the action "${unknown}"; they use ${known.join(', ')}.`);
}

/** @returns the paths of the modules */
function readModules(text: string): string[] {
  const { actionModules, queryModules } =
    require('../emulator/modules/registry') as typeof import('../emulator/modules/registry');
  return text.split(',').map((name) => {
    if (actionModules.has(name)) return name;
    if (queryModules.has(name)) return `query+${name}`;
    throw new InvalidArgumentError(`There is no module "${name}"; docs/supported.md lists those that are supported.`);
  });
}

function readTimeout(text: string): number {
  const seconds = Number(text);
  if (/^[\d.]+$/.test(text) && seconds > 0 && seconds <= 3600) return seconds;
  throw new InvalidArgumentError('It must be a number of seconds, such as 15 or 0.5, at most 3600.');
}
