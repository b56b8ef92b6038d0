import { describeRuns } from '../conformance/reports/describe-run';
import { terminalSafe } from '../conformance/reports/terminal-safe';
import { keepTelling } from '../conformance/reports/record-exchanges';
import { selectScenarios } from '../conformance/runner/run-scenarios';
import { loadRules } from '../conformance/scenario-files/load-rules';
import { loadScenarios } from '../conformance/scenario-files/load-scenarios';
import type { Credentials } from '../conformance/targets/log-in';
import type { Permission } from '../conformance/http/write-guard';
import { HostQueue } from '../conformance/http/host-queue';
import type { Time } from '../conformance/http/time';
import { userAgent } from '../conformance/http/user-agent';
import type { ExitCode } from '../schemas/generated/report';
import { KnownFailures } from '../conformance/check/baseline';
import { dryRunOf } from '../conformance/check/dry-run';
import { listOf } from '../conformance/check/list';
import type { ProgressStream } from './progress';
import { writeReport, type CheckReportOption } from '../conformance/check/reports';
import { checkWikis } from '../conformance/check/several';
import { wikisToCheck } from './wikis-to-check';
import { isSameFile, OutputFiles, refuseUnwritable, type NamedFile } from '../conformance/reports/output-files';

export interface CheckOptions {
  /** As the user gave them; not needed for a list. */
  readonly addresses: readonly string[];
  /** A file that names further wikis. */
  readonly wikis: string | undefined;
  /** A file of known failures, which break nothing. */
  readonly baseline: string | undefined;
  /** A file that gets the present failures as known ones. */
  readonly writeBaseline: string | undefined;
  readonly credentials: Credentials | undefined;
  readonly allowWrites: boolean;
  /** Ids of scenarios, rules or sections; empty for everything. */
  readonly only: readonly string[];
  /** Folders of the user's own scenarios. */
  readonly scenarios: readonly string[];
  readonly list: boolean;
  readonly reports: readonly CheckReportOption[];
  /** Of a request, in milliseconds. */
  readonly timeout: number;
  /** Says what would be asked, and asks nothing. */
  readonly dryRun: boolean;
  /** How many requests are sent to the wiki at most. */
  readonly budget: number;
  /** Between two requests, in milliseconds. Default: none on this machine, a little elsewhere. */
  readonly pause: number | undefined;
  /** Who can be asked about the requests. */
  readonly contact: string | undefined;
  /** What every request is sent with, by lower-case name; nobody may read the values in a report. */
  readonly headers: Readonly<Record<string, string>>;
  /** How much the report for people says. */
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  /** Of this program. */
  readonly version: string;
}

export interface Output {
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: ProgressStream;
  /** What waits and time limits are measured in. Default: the computer's. */
  readonly time?: Time | undefined;
}

/**
 * `wikidouble check`: asks and reports.
 *
 * @returns the exit code, the worst of all wikis. 0: every required rule that applies passed or is known to be broken,
 *   and there is one. 1: a required rule is broken, or the baseline does not fit any more. 2: it could not be found out,
 *   or a report could not be written
 * @throws Error for what is wrong with the options, the files or the scenarios, before any wiki is asked
 */
export async function check(options: CheckOptions, { stdout, stderr, time }: Output): Promise<ExitCode> {
  const rules = loadRules();
  const scenarios = loadScenarios(options.scenarios).map(({ scenario }) => scenario);
  const selected = selectScenarios(scenarios, options.only);
  if (options.list) {
    stdout.write(listOf(rules, selected, options.only));
    return 0;
  }
  const { credentials, headers, budget } = options;
  const wikis = wikisToCheck(options.addresses, options.wikis);
  const agent = userAgent(options.version, options.contact);
  const permission = permissionOf(options);
  if (options.dryRun) {
    const facts = { scenarios: selected, user: credentials?.name, permission, budget, headers, userAgent: agent };
    stdout.write(wikis.map(({ address }) => dryRunOf(address, facts)).join('\n'));
    return 0;
  }
  refuseUnwritable(outputsOf(options), inputsOf(options));
  const known = new KnownFailures(options, rules, scenarios);
  const startedAt = new Date();
  const turns = new HostQueue(time);
  const checked = { ...options, rules, scenarios: selected, permission, userAgent: agent, turns, time };
  const applied = known.apply(keepTelling(await checkWikis(wikis, checked, stderr)), startedAt);
  const report = describeRuns(applied.runs, startedAt, options.version, applied.outcome);
  const problems = report.runs.flatMap(({ problem }) => problem ?? []);
  const output = new OutputFiles();
  for (const wanted of options.reports) {
    // Where nothing was found out there is one sentence to read.
    const isSaid = report.runs.length === 1 && problems.length === 1;
    if (!isSaid || wanted.form !== 'spec' || wanted.file !== undefined)
      writeReport(report, wanted, output, stdout, options);
  }
  known.write(applied, startedAt, output, stdout);
  for (const problem of [...problems, ...output.problems]) stderr.write(`wikidouble: ${terminalSafe(problem)}\n`);
  return output.exitCode(report.exitCode);
}

function outputsOf({ reports, writeBaseline }: CheckOptions): NamedFile[] {
  return [
    ...reports.flatMap(({ file }) => (file === undefined ? [] : [{ what: 'report', file }])),
    ...(writeBaseline === undefined ? [] : [{ what: 'new baseline', file: writeBaseline }]),
  ];
}

/** What must not be written over; a baseline may be, by the next one. */
function inputsOf({ wikis, baseline, writeBaseline }: CheckOptions): NamedFile[] {
  const isReplaced = baseline !== undefined && isSameFile(baseline, writeBaseline);
  return [
    ...(wikis === undefined ? [] : [{ what: 'list of wikis', file: wikis }]),
    ...(baseline === undefined || isReplaced ? [] : [{ what: 'baseline', file: baseline }]),
  ];
}

/** An account is given to log in with; pages are made only where that is said as well. */
function permissionOf({ credentials, allowWrites }: CheckOptions): Permission {
  if (!credentials) return 'reading';
  return allowWrites ? 'everything' : 'sessions';
}
