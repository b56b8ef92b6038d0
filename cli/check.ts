import { existsSync } from 'node:fs';

import { loadBaseline } from '../conformance/baseline/load-baseline';
import { baselineOf } from '../conformance/baseline/write-baseline';
import { check as checkEach, type CheckWikiOptions } from '../conformance/check/check-wiki';
import { dryRunOf } from '../conformance/check/dry-run';
import { listOf } from '../conformance/check/list';
import { accessOptionsOf, resolveAccess } from '../conformance/http/live-access';
import type { Time } from '../conformance/http/time';
import { loadReport } from '../conformance/reports/load-report';
import { isSameFile, OutputFiles, refuseUnwritable, type NamedFile } from '../conformance/reports/output-files';
import { renderReport, type ReportFormat } from '../conformance/reports/render-report';
import { terminalSafe } from '../conformance/reports/terminal-safe';
import { selectScenarios } from '../conformance/runner/scenario-sequence';
import { loadRules } from '../conformance/scenario-files/load-rules';
import { loadScenarios } from '../conformance/scenario-files/load-scenarios';
import type { ExitCode, Report } from '../schemas/generated/report';
import type { Rule } from '../schemas/generated/rules';
import type { Scenario } from '../schemas/generated/scenario';
import { Interruption } from './interruption';
import { ChecksProgress, type ProgressStream } from './progress';
import { wikisToCheck } from './wikis-to-check';

/** The command line of `wikidouble check`; `CheckWikiOptions` explains the options that the library has as well. */
export interface CheckOptions extends Pick<
  CheckWikiOptions,
  | 'credentials'
  | 'timeout'
  | 'budget'
  | 'thorough'
  | 'seed'
  | 'pause'
  | 'patience'
  | 'timeLimit'
  | 'contact'
  | 'ca'
  | 'insecure'
  | 'origin'
  | 'headers'
  | 'baseline'
> {
  /** As the user gave them; not used with `list`. */
  readonly addresses: readonly string[];
  /** A file that names further wikis. */
  readonly wikis: string | undefined;
  /** The file that the current failures are written to, as a baseline. */
  readonly writeBaseline: string | undefined;
  /** The JSON report of an earlier check that is continued. */
  readonly continueFrom?: string | undefined;
  readonly allowWrites: boolean;
  /** Ids of scenarios, rules or sections; empty for everything. */
  readonly only: readonly string[];
  /** Folders of the user's own scenarios. */
  readonly scenarios: readonly string[];
  readonly list: boolean;
  readonly reports: readonly ReportOption[];
  /** Prints what would be sent, and sends nothing. */
  readonly dryRun: boolean;
  /** How detailed the report for people is. */
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}

/** A report that the user wants. */
export interface ReportOption<Format extends string = ReportFormat> {
  readonly form: Format;
  /** Default: standard output. */
  readonly file?: string;
}

export interface Output {
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: ProgressStream;
  /** The clock for pauses and time limits. Default: the computer's. */
  readonly time?: Time | undefined;
}

/**
 * `wikidouble check`: runs the check and writes the reports.
 *
 * @returns the exit code, the worst of all wikis. 0: every required rule that applies passed or is known to fail, and at
 *   least one applies. 1: a required rule failed, or the baseline is out of date. 2: inconclusive, or a report could not
 *   be written
 * @throws Error for invalid options, files or scenarios, before any wiki is sent a request
 */
export async function check(options: CheckOptions, { stdout, stderr, time }: Output): Promise<ExitCode> {
  const rules = loadRules();
  const scenarios = loadScenarios(options.scenarios).map(({ scenario }) => scenario);
  const selected = selectScenarios(scenarios, options.only);
  if (options.list) {
    stdout.write(listOf(rules, selected, options.only));
    return 0;
  }
  const wikis = wikisToCheck(options.addresses, options.wikis);
  const { credentials, allowWrites, only, baseline, thorough, seed } = options;
  const access = accessOptionsOf(options);
  if (options.dryRun) {
    const facts = {
      ...resolveAccess('check', { ...access, budget: thorough ?? options.budget }),
      scenarios: selected,
      user: credentials?.name,
    };
    stdout.write(wikis.map(({ address }) => dryRunOf(address, facts)).join('\n'));
    return 0;
  }
  const continueFrom = options.continueFrom === undefined ? undefined : loadReport(options.continueFrom);
  refuseUnwritable(outputsOf(options), inputsOf(options));
  const writeBaseline = baselineWriter(options, rules, scenarios);
  const progress = new ChecksProgress(wikis, stderr);
  const interruption = new Interruption(allowWrites);
  const report = await checkEach(
    'check',
    wikis,
    {
      ...access,
      thorough,
      seed,
      only,
      scenarios,
      baseline,
      continueFrom,
      signal: interruption.signal,
      onProgress: progress.show,
    },
    { time },
  ).finally(() => {
    progress.end();
    interruption.end();
  });
  const output = new OutputFiles();
  const problems = report.runs.flatMap(({ problem }) => problem ?? []);
  // If nothing could be checked, the user gets one sentence instead of an empty report.
  const isShown = report.runs.length === 1 && problems.length === 1;
  for (const { form, file } of options.reports) {
    if (isShown && form === 'spec' && file === undefined) continue;
    output.write('report', file, stdout, (stream) => renderReport(report, form, { ...options, stream }));
  }
  writeBaseline?.(report, output, stdout);
  for (const problem of [...problems, ...output.problems]) stderr.write(`wikidouble: ${terminalSafe(problem)}\n`);
  return output.exitCode(report.exitCode);
}

function outputsOf({ reports, writeBaseline }: CheckOptions): NamedFile[] {
  return [
    ...reports.flatMap(({ file }) => (file === undefined ? [] : [{ what: 'report', file }])),
    ...(writeBaseline === undefined ? [] : [{ what: 'new baseline', file: writeBaseline }]),
  ];
}

/** The files that must not be overwritten; a baseline may be, by the next one. */
function inputsOf({ wikis, baseline, writeBaseline }: CheckOptions): NamedFile[] {
  const isReplaced = baseline !== undefined && isSameFile(baseline, writeBaseline);
  return [
    ...(wikis === undefined ? [] : [{ what: 'list of wikis', file: wikis }]),
    ...(baseline === undefined || isReplaced ? [] : [{ what: 'baseline', file: baseline }]),
  ];
}

/**
 * Returns what `--write-baseline` does with the report.
 *
 * @throws Error if it would overwrite a file other than the baseline, whose reasons it keeps
 */
function baselineWriter(
  { baseline, writeBaseline: file }: CheckOptions,
  rules: readonly Rule[],
  scenarios: readonly Scenario[],
): ((report: Report, output: OutputFiles, stdout: NodeJS.WritableStream) => void) | undefined {
  if (file === undefined) return undefined;
  const isReplaced = baseline !== undefined && isSameFile(baseline, file);
  const ids = { rules: rules.map(({ id }) => id), scenarios: scenarios.map(({ id }) => id) };
  const loaded = baseline === undefined ? undefined : loadBaseline(baseline, ids);
  if (!isReplaced && existsSync(file)) {
    throw new Error(`The baseline ${file} exists already: give it as --baseline too, to keep its reasons.`);
  }
  return ({ runs, startedAt, baseline: outcome }, output, stdout) => {
    const before = loaded && outcome ? { baseline: loaded, outcome } : undefined;
    output.write('baseline', file, stdout, () => baselineOf(runs, new Date(startedAt), before));
  };
}
