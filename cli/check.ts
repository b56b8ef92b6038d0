import { describeRuns } from '../conformance/reports/describe-run';
import { legible } from '../conformance/reports/legible';
import { selectScenarios } from '../conformance/runner/run-scenarios';
import { loadRules } from '../conformance/scenarios/load-rules';
import { loadScenarios } from '../conformance/scenarios/load-scenarios';
import type { Credentials } from '../conformance/targets/log-in';
import type { Permission } from '../conformance/targets/polite-reading';
import { HostTurns } from '../conformance/targets/polite-turns';
import { userAgent } from '../conformance/targets/polite-user-agent';
import type { ExitCode } from '../schemas/generated/report';
import { candidates } from './check-address';
import { dryRunOf } from './check-dry-run';
import { listOf } from './check-list';
import { Progress, type ProgressStream } from './check-progress';
import { refuseUnwritable, writeReport } from './check-reports';
import { checkWiki } from './check-wiki';

export interface ReportOption {
  readonly form: 'spec' | 'json' | 'junit';
  /** Default: standard output. */
  readonly file?: string;
}

export interface CheckOptions {
  /** As the user gave it; not needed for a list. */
  readonly address: string | undefined;
  readonly credentials: Credentials | undefined;
  readonly allowWrites: boolean;
  /** Ids of scenarios, rules or sections; empty for everything. */
  readonly only: readonly string[];
  /** Folders of the user's own scenarios. */
  readonly scenarios: readonly string[];
  readonly list: boolean;
  readonly reports: readonly ReportOption[];
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
  /** Of this program. */
  readonly version: string;
}

export interface Output {
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: ProgressStream;
}

/**
 * `wikidouble check`: asks and reports.
 *
 * @returns the exit code. 0: every required rule that applies passed, and at least one did. 1: a required rule is
 *   broken. 2: it could not be found out
 * @throws Error for what is wrong with the options or the scenarios, before any wiki is asked
 */
export async function check(options: CheckOptions, { stdout, stderr }: Output): Promise<ExitCode> {
  const rules = loadRules();
  const scenarios = loadScenarios(options.scenarios).map(({ scenario }) => scenario);
  const selected = selectScenarios(scenarios, options.only);
  if (options.list) {
    stdout.write(listOf(rules, selected, options.only));
    return 0;
  }
  const { address = '', credentials, allowWrites, only, timeout, budget, pause, headers } = options;
  candidates(address);
  const agent = userAgent(options.version, options.contact);
  const permission = permissionOf(options);
  if (options.dryRun) {
    stdout.write(
      dryRunOf(address, {
        scenarios: selected,
        user: credentials?.name,
        permission,
        budget,
        headers,
        userAgent: agent,
      }),
    );
    return 0;
  }
  refuseUnwritable(options.reports);
  const progress = new Progress(stderr);
  const startedAt = new Date();
  const run = await checkWiki(address, {
    rules,
    scenarios: selected,
    only,
    credentials,
    allowWrites,
    permission,
    timeout,
    budget,
    pause,
    headers,
    userAgent: agent,
    turns: new HostTurns(),
    onProgress: (text) => {
      progress.show(text);
    },
  }).finally(() => {
    progress.end();
  });
  const report = describeRuns([run], startedAt, options.version);
  for (const wanted of options.reports) {
    // Where nothing was found out there is one sentence to read.
    if (run.problem === undefined || wanted.form !== 'spec' || wanted.file !== undefined)
      writeReport(report, wanted, stdout);
  }
  if (run.problem !== undefined) stderr.write(`wikidouble: ${legible(run.problem)}\n`);
  return report.exitCode;
}

/** An account is given to log in with; pages are made only where that is said as well. */
function permissionOf({ credentials, allowWrites }: CheckOptions): Permission {
  if (!credentials) return 'reading';
  return allowWrites ? 'everything' : 'sessions';
}
