import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { schemaCompiler } from '../../../schemas/compile';
import schema from '../../../schemas/diff-evidence.schema.json';
import { readableProblems } from '../../../schemas/problems';
import type { DiffResult } from '../diff-result';

/** What is kept of differential runs: schemas/diff-evidence.schema.json. The command alone writes it. */
export interface DiffEvidence {
  readonly tool: 'wikidouble';
  readonly release: string;
  /** What the wiki calls itself. */
  readonly version: string;
  /** When the first request was sent: UTC, ISO 8601. */
  readonly date: string;
  readonly requests: number;
  /** One a run. */
  readonly seeds: readonly number[];
  readonly loggedIn: boolean;
  readonly differences: number;
  readonly unanswered: number;
  /** How many requests differed for a known reason, by its name. */
  readonly explained: Readonly<Record<string, number>>;
  /** How many sessions of several steps were played, and how many of them differed. */
  readonly sessions?: { readonly played: number; readonly steps: number; readonly differences: number };
}

/** A proof that is older says little about the wikis of today. */
export const daysOfEvidence = 180;
const dayInMilliseconds = 86_400_000;

/** What is to be kept of a run, or of several with different seeds against the same wiki. */
export function evidenceOf(result: DiffResult, ...others: readonly DiffResult[]): DiffEvidence {
  const runs = [result, ...others];
  if (runs.some(({ wiki }) => wiki.version !== result.wiki.version || wiki.release !== result.wiki.release)) {
    throw new Error('Runs against different wikis are no evidence for one.');
  }
  const explained: Record<string, number> = {};
  for (const { id, requests } of runs.flatMap((run) => run.explained)) {
    if (requests > 0) explained[id] = (explained[id] ?? 0) + requests;
  }
  return {
    tool: 'wikidouble',
    release: result.wiki.release,
    version: result.wiki.version,
    date: runs.map(({ startedAt }) => startedAt).reduce((one, other) => (one < other ? one : other)),
    requests: sum(runs, ({ requests }) => requests),
    seeds: runs.map(({ seed }) => seed),
    loggedIn: runs.some(({ loggedIn }) => loggedIn),
    differences: sum(runs, ({ differing }) => differing.length),
    unanswered: sum(runs, ({ unanswered }) => unanswered.length),
    explained,
    ...sessionsOf(runs),
  };
}

function sessionsOf(runs: readonly DiffResult[]): Pick<DiffEvidence, 'sessions'> {
  const played = runs.flatMap(({ sessions }) => sessions ?? []);
  if (played.length === 0) return {};
  const total = (count: (one: (typeof played)[number]) => number): number =>
    played.reduce((result, one) => result + count(one), 0);
  return {
    sessions: {
      played: total(({ sessions, unanswered }) => sessions - unanswered.length),
      steps: total(({ steps }) => steps),
      differences: total(({ differing }) => differing.length),
    },
  };
}

/** As a file holds it. */
export function evidenceText(evidence: DiffEvidence): string {
  return `${JSON.stringify(evidence, null, 2)}\n`;
}

/**
 * The evidence that is kept in a folder, in the order of the files' names.
 *
 * @throws Error for a file that is none, with what is wrong
 */
export function readEvidence(folder: string): DiffEvidence[] {
  const validate = schemaCompiler().compile<DiffEvidence>(schema);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      const data = parsed(file);
      if (validate(data)) return data;
      const [problem] = readableProblems(validate.errors ?? []);
      const where = problem === undefined || problem.path === '' ? 'it' : problem.path;
      throw new Error(`${file} is no evidence: ${where} ${problem?.message ?? 'is wrong'}`);
    });
}

/** Whether it is time to compare again. */
export function isStale({ date }: DiffEvidence, now: Date): boolean {
  return now.getTime() - Date.parse(date) > daysOfEvidence * dayInMilliseconds;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`${file} is no evidence: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function sum(runs: readonly DiffResult[], count: (run: DiffResult) => number): number {
  return runs.reduce((total, run) => total + count(run), 0);
}
