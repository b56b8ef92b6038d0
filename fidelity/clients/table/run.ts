import { schemaCompiler } from '../../../conformance/schemas/compile';
import { readableProblems } from '../../../conformance/schemas/problems';
import type { StrictMode } from '../client-targets/fake-target';
import schema from './run.schema.json';

/** What came of one run of the client libraries with one wiki (run.schema.json). */
export interface Run {
  readonly software: string;
  readonly strict?: StrictMode;
  readonly libraries: readonly TriedLibrary[];
}

export interface TriedLibrary {
  readonly library: string;
  readonly version: string;
  readonly exercises: readonly TriedExercise[];
}

export interface TriedExercise {
  readonly exercise: string;
  readonly result: 'passed' | 'failed';
  /** What the library does wrong; that the exercise passed means that it did just that. */
  readonly knownBug?: string;
  readonly findings?: readonly { readonly id: string; readonly message: string }[];
}

/** @throws Error for anything but runs, with what is wrong */
export function readRuns(text: string, name: string): Run[] {
  const data: unknown = JSON.parse(text);
  const validate = schemaCompiler().compile<Run[]>({
    type: 'array',
    items: { $ref: '#/$defs/run' },
    $defs: { run: { $id: 'run', ...schema } },
  });
  if (validate(data)) return data;
  const [problem] = readableProblems(validate.errors ?? []);
  throw new Error(`${name} holds no runs: ${problem?.path ?? ''} ${problem?.message ?? 'is wrong'}`);
}

/** A run is named after its wiki and how strict that was. */
export function nameOfRun({ software, strict }: Run): string {
  return strict === undefined ? software : `${software}, strict (${strict})`;
}

export function passed({ exercises }: TriedLibrary): number {
  return exercises.filter(({ result }) => result === 'passed').length;
}

/** What a run has of a library, in whatever version. */
export function triedIn({ libraries }: Run, name: string): TriedLibrary | undefined {
  return libraries.find(({ library }) => library === name);
}
