import { builtInFiles } from '../../pact/generate/built-in-contract';
import { jsonReport, type Origin } from '../../pact/reports/json-report';
import { junitReport } from '../../pact/reports/junit-report';
import { specReport } from '../../pact/reports/spec-report';
import { verdictSentence } from '../../pact/reports/verdict-sentence';
import { readContractFile } from '../../pact/verify/contract-on-file';
import { exitCodeOf, type Verification } from '../../pact/verify/outcome';
import { loadStateHandlers } from '../../pact/verify/state-handlers';
import { terminalSafe, terminalSafeLines } from '../../conformance/reports/terminal-safe';
import type { Credentials } from '../../conformance/targets/log-in';
import { candidates } from '../../conformance/check/address';
import type { ProcessIo } from '../run-action';
import { Progress } from '../progress';
import type { BrokerChoice, Findings } from './verify-broker';
import { OutputFiles, refuseUnwritable } from '../../conformance/reports/output-files';
import { PactProvider } from './provider';
import type { PactReportOption } from './verify-values';

export interface VerifyOptions {
  /** As the user gave it. */
  readonly address: string;
  /** The files of the contracts. Default: the contracts of this package. */
  readonly files: readonly string[];
  /** The broker to take contracts from instead. */
  readonly broker: BrokerChoice | undefined;
  readonly credentials: Credentials | undefined;
  readonly allowWrites: boolean;
  /** A file with state handlers. */
  readonly states: string | undefined;
  readonly reports: readonly PactReportOption[];
  /** The time limit of a request, in milliseconds. */
  readonly timeout: number;
  /** The version of this program. */
  readonly version: string;
}

/**
 * `wikidouble pact verify`: verifies the contracts and writes the reports.
 *
 * @returns the exit code. 0: every interaction that applies was verified, and at least one was. 1: the wiki breaks one.
 *   2: inconclusive, or a result did not reach the broker, or a report could not be written
 * @throws Error for invalid options or contracts, before any request is sent
 */
export async function verify(options: VerifyOptions, { stdout, stderr, env }: ProcessIo): Promise<0 | 1 | 2> {
  const { address, reports, states, version, broker } = options;
  candidates(address);
  refuseUnwritable(
    reports.flatMap(({ file }) => (file === undefined ? [] : [{ what: 'report', file }])),
    options.files.map((file) => ({ what: 'contract', file })),
  );
  const startedAt = new Date();
  const progress = new Progress(stderr);
  const handlers = states === undefined ? new Map<string, never>() : await loadStateHandlers(states);
  const provider = new PactProvider({
    ...options,
    handlers,
    onProgress: (text) => {
      progress.show(text);
    },
  });
  const sent = broker ? verifyFromBroker(provider, broker, options, env) : verifyFiles(provider, options.files);
  const { verification, lines, problems } = await sent.finally(() => {
    progress.end();
  });
  // If nothing could be verified, the user gets one sentence instead of an empty report.
  const output = new OutputFiles();
  const isWithoutOutcomes = verification.problem !== undefined && verification.outcomes.length === 0;
  for (const wanted of reports) {
    if (isWithoutOutcomes && wanted.form === 'spec' && wanted.file === undefined) continue;
    writePactReport(verification, { version, startedAt }, wanted, output, stdout);
  }
  // A program that reads a report from standard output must find nothing else there.
  const isForProgram = reports.some(({ form, file }) => file === undefined && form !== 'spec');
  if (lines.length > 0) (isForProgram ? stderr : stdout).write(`\n${lines.map(terminalSafe).join('\n')}\n`);
  if (verification.problem !== undefined)
    stderr.write(`wikidouble: ${terminalSafeLines(verdictSentence(verification))}\n`);
  for (const problem of [...problems, ...output.problems]) stderr.write(`wikidouble: ${terminalSafeLines(problem)}\n`);
  return output.exitCode(exitCodeOf(verification));
}

async function verifyFiles(provider: PactProvider, files: readonly string[]): Promise<Findings> {
  const contracts = (files.length > 0 ? files : builtInFiles()).map(readContractFile);
  const problem = await provider.find();
  const verification = problem === undefined ? await provider.verify(contracts) : provider.nothingFoundOut(problem);
  return { verification, lines: [], problems: [] };
}

/** Verifying files loads no code for brokers. */
async function verifyFromBroker(
  provider: PactProvider,
  choice: BrokerChoice,
  { version, credentials }: VerifyOptions,
  env: ProcessIo['env'],
): Promise<Findings> {
  const { verifyContractsOfBroker } = require('./verify-broker') as typeof import('./verify-broker');
  return verifyContractsOfBroker(provider, choice, { version, password: credentials?.password, env });
}

/** Writes a report to its file, or to standard output. */
function writePactReport(
  verification: Verification,
  origin: Origin,
  { form, file }: PactReportOption,
  output: OutputFiles,
  stdout: NodeJS.WritableStream,
): void {
  output.write('report', file, stdout, (stream) => textOf(verification, origin, form, stream));
}

function textOf(
  verification: Verification,
  origin: Origin,
  form: PactReportOption['form'],
  stream?: NodeJS.WritableStream,
): string {
  switch (form) {
    case 'spec':
      return specReport(verification, stream);
    case 'json':
      return jsonReport(verification, origin);
    case 'junit':
      return junitReport(verification, origin);
  }
}
