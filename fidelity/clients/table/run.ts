import { isDeepStrictEqual } from 'node:util';

import { schemaCompiler } from '../../../conformance/schemas/compile';
import { readableProblems } from '../../../conformance/schemas/problems';
import type { StrictMode } from '../client-targets/fake-target';
import schema from './run.schema.json';

/** The results of one run of the client libraries with one wiki (run.schema.json). */
export interface Run {
  readonly software: string;
  readonly strict?: StrictMode;
  readonly libraries: readonly LibraryResult[];
}

export interface LibraryResult {
  readonly library: string;
  readonly version: string;
  readonly exercises: readonly ExerciseResult[];
}

export interface ExerciseResult {
  readonly exercise: string;
  readonly result: 'passed' | 'failed';
  /** What the library gets wrong; the exercise passes if it does just that. */
  readonly knownBug?: string;
  readonly findings?: readonly { readonly id: string; readonly message: string }[];
}

/** @throws Error with the problem for anything but runs */
export function readRuns(text: string, name: string): Run[] {
  const data: unknown = JSON.parse(text);
  const validate = schemaCompiler().compile<Run[]>({
    type: 'array',
    items: { $ref: '#/$defs/run' },
    $defs: { run: { $id: 'run', ...schema } },
  });
  if (validate(data)) return data;
  const [problem] = readableProblems(validate.errors ?? []);
  throw new Error(`${name} contains no runs: ${problem?.path ?? ''} ${problem?.message ?? 'is wrong'}`);
}

/** The name of a run: its wiki and the strict mode. */
export function nameOfRun({ software, strict }: Run): string {
  return strict === undefined ? software : `${software}, strict (${strict})`;
}

export function passed({ exercises }: LibraryResult): number {
  return exercises.filter(({ result }) => result === 'passed').length;
}

/** The results of a library in a run, whatever its version. */
export function resultOf({ libraries }: Run, name: string): LibraryResult | undefined {
  return libraries.find(({ library }) => library === name);
}

/**
 * Compares a run with the evidence of an earlier one. A library in another version is not compared: the versions of Debian
 * depend on its release.
 *
 * @returns a sentence for each difference
 */
export function differencesFrom(evidence: readonly Run[], run: Run): string[] {
  const name = nameOfRun(run);
  const kept = evidence.find((one) => nameOfRun(one) === name);
  if (!kept) return [`${name}: there is no evidence of such a run.`];
  return run.libraries.flatMap(({ library, version, exercises }) => {
    const before = resultOf(kept, library);
    if (before?.version !== version) return [];
    return exercises.flatMap((now) => {
      const then = before.exercises.find(({ exercise }) => exercise === now.exercise);
      if (isDeepStrictEqual(then, now)) return [];
      return [`${name}, ${library} ${version}, ${now.exercise}: ${JSON.stringify(now)}, not ${JSON.stringify(then)}.`];
    });
  });
}
