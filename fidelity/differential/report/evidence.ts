import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { messageOf } from '../../../emulator/text/message-of';
import { schemaCompiler } from '../../../conformance/schemas/compile';
import schema from '../../../schemas/diff-evidence.schema.json';
import { readableProblems } from '../../../conformance/schemas/problems';
import type { DiffResult } from '../diff-result';
import { type ModuleCounts, sumOf } from '../named-modules';
import type { SessionsResult } from '../sessions/run-sessions';

/** The evidence of a differential run: schemas/diff-evidence.schema.json. Only the command writes it. */
export interface DiffEvidence {
  readonly tool: 'wikidouble';
  readonly release: string;
  /** The wiki's own name for its software. */
  readonly version: string;
  /** When the first request was sent: UTC, ISO 8601. */
  readonly date: string;
  readonly requests: number;
  /** The seed of the requests. */
  readonly seed: number;
  readonly loggedIn: boolean;
  /** The paths of modules, if only requests were sent that name one of them. */
  readonly onlyModules?: readonly string[];
  readonly differences: number;
  readonly withoutResponse: number;
  /** How many requests had each known difference. */
  readonly explained: Readonly<Record<string, number>>;
  /**
   * How many requests and steps that were no error had the same response, by the path of each module that they name.
   * Older evidence does not have it.
   */
  readonly compared?: ModuleCounts;
  /** How many sessions were replayed, and how many of them differed. */
  readonly sessions?: PlayedSessions;
  /** The same of sessions that write. */
  readonly writing?: PlayedSessions & {
    /** How often a session was played again, because the two sides had worked in different seconds. */
    readonly repeated: number;
    /** How many steps had each known difference. */
    readonly explained: Readonly<Record<string, number>>;
    /** How many steps had each action. */
    readonly actions: Readonly<Record<string, number>>;
  };
}

interface PlayedSessions {
  readonly played: number;
  readonly steps: number;
  readonly differences: number;
}

/** Older evidence says little about current wikis. */
export const daysOfEvidence = 180;
const dayInMilliseconds = 86_400_000;

/** The evidence of a run. */
export function evidenceOf({ wiki, startedAt, sessions, writing, ...run }: DiffResult): DiffEvidence {
  const explained = run.explained.filter(({ requests }) => requests > 0);
  return {
    tool: 'wikidouble',
    release: wiki.release,
    version: wiki.version,
    date: startedAt,
    requests: run.requests,
    seed: run.seed,
    loggedIn: run.loggedIn,
    ...(run.onlyModules && { onlyModules: run.onlyModules }),
    differences: run.differing.length,
    withoutResponse: run.withoutResponse.length,
    explained: Object.fromEntries(explained.map(({ id, requests }) => [id, requests])),
    compared: sumOf(run.compared, writing?.compared ?? {}),
    ...(sessions && { sessions: playedSessions(sessions) }),
    ...(writing && {
      writing: {
        ...playedSessions(writing),
        repeated: writing.repeated,
        explained: writing.explained,
        actions: writing.actions,
      },
    }),
  };
}

function playedSessions({ sessions, steps, differing, withoutResponse }: SessionsResult): PlayedSessions {
  return { played: sessions - withoutResponse.length, steps, differences: differing.length };
}

/** The file of a run; each seed has its own. */
export function evidenceFile({ release, seed }: DiffEvidence): string {
  return `mediawiki-${release}-seed-${seed}.json`;
}

/** The content of the file. */
export function evidenceText(evidence: DiffEvidence): string {
  return `${JSON.stringify(evidence, null, 2)}\n`;
}

/**
 * The evidence in a folder, in the order of file names.
 *
 * @throws Error with the problem for any other file
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
      throw new Error(`${file} is not evidence: ${where} ${problem?.message ?? 'is wrong'}`);
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
    throw new Error(`${file} is not evidence: ${messageOf(error)}`, {
      cause: error,
    });
  }
}
