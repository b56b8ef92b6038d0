import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { dataSetFile } from '../fidelity/differential/data/data-set';
import { type DiffResult, listProblems } from '../fidelity/differential/diff-result';
import { sessionAt } from '../fidelity/differential/sessions/generate-session';
import type { DiffSession } from '../fidelity/differential/sessions/session';
import { runSessions, type SessionsResult } from '../fidelity/differential/sessions/run-sessions';
import { requestAt, requestsOf } from '../fidelity/differential/generate/requests';
import type { Vocabulary } from '../fidelity/differential/generate/vocabulary';
import type { DiffRequest } from '../fidelity/differential/diff-request';
import { evidenceFile, evidenceOf, evidenceText } from '../fidelity/differential/report/evidence';
import { jsonReport } from '../fidelity/differential/report/reports';
import { textReport } from '../fidelity/differential/report/reports';
import { runDiff, type DiffProgress } from '../fidelity/differential/run-diff';
import { queryModules } from '../emulator/modules/registry';
import { surfaceOf } from '../emulator/pipeline/api-surface';
import { releases } from '../emulator/releases/releases';
import { openWritingPlaces } from '../fidelity/differential/writing/open-writing-places';
import { type SessionMaterial, writingSessionAt } from '../fidelity/differential/writing/generate-writing-session';
import { runWritingSessions, type WritingResult } from '../fidelity/differential/writing/run-writing-sessions';
import { openEndpoints, type OpenEndpoints } from '../fidelity/differential/endpoints/open-endpoints';
import { realTime } from '../conformance/http/time';
import { terminalSafe } from '../conformance/reports/terminal-safe';
import { WikiUnreachable } from '../conformance/runner/exchange';
import { ApiProblem } from '../conformance/http/api-client';
import type { Credentials } from '../conformance/targets/log-in';
import { readWikiFile } from '../emulator/definition/read-wiki-file';
import type { Output } from './check';
import { candidates, exposureOf, findApi } from '../conformance/check/address';
import { Progress } from './progress';
import { OutputFiles, refuseUnwritable } from '../conformance/reports/output-files';

export interface DiffReportOption {
  readonly form: 'text' | 'json';
  /** Default: standard output. */
  readonly file?: string;
}

export interface WritingOptions {
  readonly sessions: number;
  /** The index of the only session that is played. */
  readonly session: number | undefined;
  /** The only actions that write. Default: all. */
  readonly onlyActions: readonly string[] | undefined;
  /** The addresses of further wikis of the same software, among which the sessions are divided. */
  readonly also: readonly string[];
}

export interface DiffOptions {
  /** As the user gave it. */
  readonly address: string;
  /** Whether the exit code is 1 if a known difference does not occur, for the maintainers of the list. */
  readonly strictList: boolean;
  readonly requests: number;
  /**
   * The number of sessions of several steps that are played after the requests. They need an account, and change the
   * wiki.
   */
  readonly sessions: number;
  /** The sessions that write, if there are any. */
  readonly writing: WritingOptions | undefined;
  readonly seed: number;
  /** The index of the only request that is sent. */
  readonly only: number | undefined;
  /** The paths of modules; only requests that name one of them are sent. Default: all. */
  readonly onlyModules: readonly string[] | undefined;
  readonly credentials: Credentials | undefined;
  readonly allowWrites: boolean;
  /** The file of the data set. Default: the one of this package. */
  readonly data: string | undefined;
  readonly reports: readonly DiffReportOption[];
  /** The folder for the evidence of the run. */
  readonly evidence: string | undefined;
  /** The time limit of a request, in milliseconds. */
  readonly timeout: number;
}

/** 0: nothing differs, apart from known differences. 1: something does. 2: inconclusive, or a report could not be written. */
export type DiffExitCode = 0 | 1 | 2;

/**
 * `wikidouble diff`: sends the requests to both sides and writes the reports.
 *
 * @throws Error for invalid options, before any request is sent
 */
export async function diff(options: DiffOptions, { stdout, stderr, time }: Output): Promise<DiffExitCode> {
  for (const one of [options.address, ...(options.writing?.also ?? [])]) candidates(one);
  refuseUnwritable(options.reports.flatMap(({ file }) => (file === undefined ? [] : [{ what: 'report', file }])));
  const { evidence } = options;
  if (evidence !== undefined && statSync(evidence, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new Error(`The evidence cannot be written: there is no folder ${evidence}.`);
  }
  const progress = new Progress(stderr, time ?? realTime);
  const interruption = new Interruption();
  let result: DiffResult;
  try {
    const { api, onProgress } = await find(options.address, options, progress, time);
    const apis: [string, ...string[]] = [api];
    for (const one of options.writing?.also ?? []) apis.push((await find(one, options, progress, time)).api);
    const compared =
      options.requests > 0 ? await compareContent(api, options, interruption.signal, progress) : undefined;
    const writing = await playWritingSessions(apis, options, interruption.signal, onProgress);
    const base = compared ?? (writing && emptyResult(writing.described, options.seed));
    if (!base) throw new Error('There is nothing to compare.');
    result = writing ? { ...base, writing: writing.result } : base;
  } catch (error) {
    if (!(error instanceof ApiProblem || error instanceof WikiUnreachable)) throw error;
    progress.end();
    stderr.write(`wikidouble: ${terminalSafe(error.message)}\n`);
    return 2;
  } finally {
    progress.end();
    interruption.end();
  }
  const output = new OutputFiles();
  for (const { form, file } of options.reports) {
    output.write('report', file, stdout, () => (form === 'text' ? textReport(result) : jsonReport(result)));
  }
  const isWhole = !interruption.signal.aborted;
  if (!isWhole) stderr.write(`wikidouble: interrupted after ${result.requests} of ${options.requests} requests.\n`);
  else if (evidence !== undefined) {
    const written = evidenceOf(result);
    output.write('evidence', join(evidence, evidenceFile(written)), stdout, () => evidenceText(written));
  }
  for (const problem of output.problems) stderr.write(`wikidouble: ${terminalSafe(problem)}\n`);
  return output.exitCode(exitCode(result, isWhole, options.strictList));
}

interface FoundApi {
  readonly api: string;
  readonly onProgress: (text: string) => void;
}

async function find(
  address: string,
  { credentials, timeout }: DiffOptions,
  progress: Progress,
  time: Output['time'],
): Promise<FoundApi> {
  const onProgress = (text: string): void => {
    progress.show(text);
  };
  onProgress(`looking for the api.php at ${address}`);
  const { api, problem } = await findApi(address, timeout, undefined, time);
  const exposure = credentials ? exposureOf(address, api) : undefined;
  if (problem !== undefined || exposure !== undefined) throw new WikiUnreachable(problem ?? exposure);
  return { api, onProgress };
}

/** Sends requests to the wiki and to a fake with the same content, and plays sessions of an account. */
async function compareContent(
  api: string,
  options: DiffOptions,
  signal: AbortSignal,
  progress: Progress,
): Promise<DiffResult> {
  const { credentials, allowWrites, data, timeout } = options;
  const dataSet = allowWrites ? readWikiFile(data ?? dataSetFile()) : undefined;
  const onProgress = (text: string): void => {
    progress.show(text);
  };
  const endpoints = await openEndpoints(api, { credentials, ...(dataSet && { dataSet }), timeout, onProgress });
  return run(endpoints, options, signal, progress);
}

/** The result of no request. */
function emptyResult(wiki: DiffResult['wiki'], seed: number): DiffResult {
  const nothing = { differing: [], explained: [], withoutResponse: [], volatile: {}, compared: {} };
  return { wiki, seed, requests: 0, loggedIn: true, startedAt: new Date().toISOString(), seconds: 0, ...nothing };
}

async function playWritingSessions(
  apis: readonly [string, ...string[]],
  { credentials, writing, seed, timeout }: DiffOptions,
  signal: AbortSignal,
  onProgress: FoundApi['onProgress'],
): Promise<{ readonly result: WritingResult; readonly described: DiffResult['wiki'] } | undefined> {
  if (!writing || !credentials) return undefined;
  const { first, places, close } = await openWritingPlaces(apis, credentials, timeout, sleep);
  const { onlyActions, session, sessions } = writing;
  const surface = surfaceOf(releases[first.release]);
  const material: SessionMaterial = {
    hasAction: (name) => surface.actions.has(name),
    hasModule: (name) => queryModules.has(name),
    ...(onlyActions && { onlyActions }),
  };
  const indexes = session === undefined ? Array.from({ length: sessions }, (_, index) => index) : [session];
  try {
    const result = await runWritingSessions({
      places,
      sessions: writingSessionsOf(seed, indexes, material),
      signal,
      onProgress: (played, differing) => {
        const which = differing.length > 0 ? `: ${differing.join(', ')}` : '';
        onProgress(`writing sessions: ${played}/${indexes.length}, ${differing.length} differing${which}`);
      },
    });
    return { result, described: first };
  } finally {
    close();
  }
}

function* writingSessionsOf(
  seed: number,
  indexes: readonly number[],
  material: SessionMaterial,
): Generator<DiffSession> {
  for (const index of indexes) yield writingSessionAt(seed, index, material);
}

async function run(
  endpoints: OpenEndpoints,
  options: DiffOptions,
  signal: AbortSignal,
  progress: Progress,
): Promise<DiffResult> {
  const { wiki, emulator, described, vocabulary, addresses } = endpoints;
  const { seed, only, credentials } = options;
  const total = only === undefined ? options.requests : 1;
  try {
    const result = await runDiff({
      wiki,
      emulator,
      described,
      addresses,
      seed,
      loggedIn: credentials !== undefined,
      ...(options.onlyModules && { onlyModules: options.onlyModules }),
      requests: chosenRequests(options, vocabulary),
      sendsExamples: only === undefined,
      signal,
      onProgress: (now) => {
        progress.show(progressText(now, total));
      },
    });
    const sessions = await playSessions(endpoints, options, signal, progress);
    return sessions ? { ...result, sessions } : result;
  } finally {
    wiki.close();
  }
}

/** Sessions run after the requests, which must not see what sessions leave behind. */
async function playSessions(
  { wiki, emulator, vocabulary, addresses }: OpenEndpoints,
  { seed, sessions, credentials, only }: DiffOptions,
  signal: AbortSignal,
  progress: Progress,
): Promise<SessionsResult | undefined> {
  if (sessions === 0 || !credentials || only !== undefined) return undefined;
  return runSessions({
    wiki,
    emulator,
    addresses,
    user: credentials.name,
    password: credentials.password,
    sessions: sessionsOf(seed, sessions, vocabulary),
    signal,
    onProgress: (played, differing) => {
      progress.show(`sessions: ${played}/${sessions}, ${differing} differing`);
    },
  });
}

function* sessionsOf(seed: number, count: number, vocabulary: Vocabulary): Generator<DiffSession> {
  for (let index = 0; index < count; index++) yield sessionAt(seed, index, vocabulary);
}

function* chosenRequests(
  { seed, only, onlyModules, requests }: DiffOptions,
  vocabulary: Vocabulary,
): Generator<DiffRequest> {
  if (only !== undefined) {
    yield requestAt(seed, only, vocabulary);
    return;
  }
  const all = requestsOf(seed, vocabulary, onlyModules);
  for (let sent = 0; sent < requests; sent++) yield all.next().value;
}

function progressText({ sent, differing, shrinking }: DiffProgress, total: number): string {
  const counts = `${sent}/${total}, ${differing} differing`;
  return shrinking === undefined ? counts : `${counts}; looking for the smallest request: ${shrinking}`;
}

/** The emulator gives no response only when it throws, which is a difference as well. */
function exitCode(result: DiffResult, isWhole: boolean, strictList: boolean): DiffExitCode {
  const { differing, withoutResponse, sessions, writing } = result;
  const played = [sessions, writing].filter((one) => one !== undefined);
  if (differing.length > 0 || played.some((one) => one.differing.length > 0)) return 1;
  if (withoutResponse.some(({ side }) => side === 'emulator')) return 1;
  if (!isWhole || withoutResponse.length > 0 || played.some((one) => one.withoutResponse.length > 0)) return 2;
  // Which known differences can occur depends on the content of the wiki; their absence is not its fault.
  return strictList && listProblems(result).length > 0 ? 1 : 0;
}

/** Ctrl-C ends the run and lets it report; the second one ends the process at once. */
class Interruption {
  private readonly controller = new AbortController();
  private readonly interrupt = (): void => {
    this.controller.abort();
  };

  constructor() {
    process.once('SIGINT', this.interrupt);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  end(): void {
    process.removeListener('SIGINT', this.interrupt);
  }
}
