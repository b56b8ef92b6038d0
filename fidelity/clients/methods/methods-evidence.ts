import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

import { schemaCompiler } from '../../../conformance/schemas/compile';
import { readableProblems } from '../../../conformance/schemas/problems';
import type { ReleaseName } from '../../../emulator';
import schema from './evidence.schema.json';
import { methodOf, type LibraryCalls } from './result';

/** What came of calling the methods of one library (evidence.schema.json). */
export interface MethodsEvidence {
  readonly library: string;
  readonly version: string;
  readonly methods: number;
  readonly leftOut: Readonly<Record<string, readonly string[]>>;
  readonly releases: readonly ReleaseEvidence[];
}

export interface ReleaseEvidence {
  readonly release: ReleaseName;
  readonly calls: number;
  readonly failed: readonly string[];
  readonly different: readonly string[];
}

export const evidenceFile = join(__dirname, 'evidence.json');

/** @throws Error with the problem for anything but such evidence */
export function readEvidence(file = evidenceFile): readonly MethodsEvidence[] {
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const validate = schemaCompiler().compile<MethodsEvidence[]>(schema);
  if (validate(data)) return data;
  const [problem] = readableProblems(validate.errors ?? []);
  throw new Error(`${file}: ${problem?.path ?? ''} ${problem?.message ?? 'is invalid'}`);
}

export async function writeEvidence(evidence: readonly MethodsEvidence[]): Promise<void> {
  const options = { ...(await resolveConfig(evidenceFile)), parser: 'json' };
  writeFileSync(evidenceFile, await format(JSON.stringify(evidence), options));
}

/** What one run adds to the evidence. */
export interface NewResult {
  readonly library: string;
  readonly result: LibraryCalls;
  readonly release: ReleaseEvidence;
}

/** Replaces what there is about a library and release; in another version, also what there is about other releases. */
export function withResult(
  evidence: readonly MethodsEvidence[],
  { library, result, release }: NewResult,
): readonly MethodsEvidence[] {
  const before = evidence.find((each) => each.library === library);
  const others = before?.version === result.version ? before.releases : [];
  const leftOut: Record<string, string[]> = {};
  for (const [method, reason] of Object.entries(result.leftOut)) (leftOut[reason] ??= []).push(method);
  const entry: MethodsEvidence = {
    library,
    version: result.version,
    methods: new Set(Object.keys(result.calls).map(methodOf)).size,
    leftOut,
    releases: [...others.filter((each) => each.release !== release.release), release].sort((first, second) =>
      first.release.localeCompare(second.release),
    ),
  };
  return before ? evidence.map((each) => (each === before ? entry : each)) : [...evidence, entry];
}

/** How many methods return the same from the fake as from the real wiki; `undefined` if they were not called. */
export function equalMethods({ methods, releases }: MethodsEvidence, release: ReleaseName): number | undefined {
  const found = releases.find((each) => each.release === release);
  return found && methods - new Set(found.different.map(methodOf)).size;
}
