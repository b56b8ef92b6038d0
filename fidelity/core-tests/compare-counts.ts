import type { PassingTests } from './evidence';

/** A file of tests of which another number passes than recorded. */
export interface ChangedFile {
  readonly file: string;
  readonly recorded: number;
  readonly passing: number;
}

/** The files that differ from what is recorded, by name. */
export function changedFiles(recorded: PassingTests, found: PassingTests): readonly ChangedFile[] {
  const files = [...new Set([...Object.keys(recorded), ...Object.keys(found)])].sort();
  return files
    .map((file) => ({ file, recorded: recorded[file] ?? 0, passing: found[file] ?? 0 }))
    .filter(({ recorded: before, passing }) => before !== passing);
}

export function total(passing: PassingTests): number {
  return Object.values(passing).reduce((sum, each) => sum + each, 0);
}
