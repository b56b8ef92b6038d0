import { writeFileSync } from 'node:fs';

import { builtInFile } from '../conformance/pact/built-in-contract';
import { jsonReport, type Origin } from '../conformance/pact/reports/json-report';
import { junitReport } from '../conformance/pact/reports/junit-report';
import { specReport } from '../conformance/pact/reports/spec-report';
import { verdictSentence } from '../conformance/pact/reports/verdict-sentence';
import { readContractFile, type ContractOnFile } from '../conformance/pact/verification/contract-on-file';
import { exitCodeOf, type Verification } from '../conformance/pact/verification/outcome';
import { loadStateHandlers, type StateHandlers } from '../conformance/pact/verification/state-handlers';
import { verifyWiki } from '../conformance/pact/verification/verify-wiki';
import { legible } from '../conformance/reports/legible';
import type { Credentials } from '../conformance/targets/log-in';
import type { Output, ReportOption } from './check';
import { candidates, findApi } from './check-address';
import { Progress } from './check-progress';
import { refuseUnwritable } from './check-reports';

export interface VerifyOptions {
  /** As the user gave it. */
  readonly address: string;
  /** Contracts; none for the one that comes with this package. */
  readonly files: readonly string[];
  readonly credentials: Credentials | undefined;
  readonly allowWrites: boolean;
  /** A file with handlers of states. */
  readonly states: string | undefined;
  readonly reports: readonly ReportOption[];
  /** Of a request, in milliseconds. */
  readonly timeout: number;
  /** Of this program. */
  readonly version: string;
}

/**
 * `wikidouble pact verify`: asks and reports.
 *
 * @returns the exit code. 0: every interaction that applies was verified, and at least one was. 1: the wiki breaks one.
 *   2: it could not be found out
 * @throws Error for what is wrong with the options or the contracts, before any wiki is asked
 */
export async function verify(options: VerifyOptions, { stdout, stderr }: Output): Promise<0 | 1 | 2> {
  const { address, files, reports, states, version } = options;
  candidates(address);
  refuseUnwritable(reports);
  const contracts = (files.length > 0 ? files : [builtInFile()]).map(readContractFile);
  const handlers = states === undefined ? new Map<string, never>() : await loadStateHandlers(states);
  const startedAt = new Date();
  const progress = new Progress(stderr);
  const verification = await ask(options, contracts, handlers, progress).finally(() => {
    progress.end();
  });
  for (const wanted of reports) {
    // Where nothing was found out there is one sentence to read.
    if (verification.problem !== undefined && wanted.form === 'spec' && wanted.file === undefined) continue;
    write(verification, { version, startedAt }, wanted, stdout);
  }
  if (verification.problem !== undefined) stderr.write(`wikidouble: ${legible(verdictSentence(verification))}\n`);
  return exitCodeOf(verification);
}

async function ask(
  { address, credentials, allowWrites, timeout }: VerifyOptions,
  contracts: readonly ContractOnFile[],
  handlers: StateHandlers,
  progress: Progress,
): Promise<Verification> {
  const onProgress = (text: string): void => {
    progress.show(text);
  };
  onProgress(`looking for the api.php at ${address}`);
  const { api, problem } = await findApi(address, timeout);
  if (problem !== undefined) return { api, loggedIn: credentials !== undefined, problem, outcomes: [], seconds: 0 };
  const interruption = new AbortController();
  const interrupt = (): void => {
    interruption.abort(new Error('interrupted; what was made on the wiki has been removed.'));
  };
  // A second Ctrl-C ends the process at once.
  process.once('SIGINT', interrupt);
  try {
    const { signal } = interruption;
    return await verifyWiki(api, { contracts, credentials, allowWrites, handlers, timeout, onProgress, signal });
  } catch (error) {
    throw interruption.signal.aborted ? interruption.signal.reason : error;
  } finally {
    process.removeListener('SIGINT', interrupt);
  }
}

function write(
  verification: Verification,
  origin: Origin,
  { form, file }: ReportOption,
  stdout: NodeJS.WritableStream,
): void {
  if (file === undefined) {
    stdout.write(textOf(verification, origin, form, stdout));
    return;
  }
  try {
    writeFileSync(file, textOf(verification, origin, form));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The report ${file} cannot be written: ${reason}`, { cause: error });
  }
}

function textOf(
  verification: Verification,
  origin: Origin,
  form: ReportOption['form'],
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
