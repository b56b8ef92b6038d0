import { isDeepStrictEqual } from 'node:util';

import { nameOfRun, triedIn, type Run } from './run';

/**
 * In what a run differs from what is kept of an earlier one. A library in another version is another library: it is
 * not compared, for Debian's versions are those of its release.
 *
 * @returns a sentence for each difference
 */
export function differencesFrom(evidence: readonly Run[], run: Run): string[] {
  const name = nameOfRun(run);
  const kept = evidence.find((one) => nameOfRun(one) === name);
  if (!kept) return [`${name}: there is no evidence of such a run.`];
  return run.libraries.flatMap(({ library, version, exercises }) => {
    const before = triedIn(kept, library);
    if (before?.version !== version) return [];
    return exercises.flatMap((now) => {
      const then = before.exercises.find(({ exercise }) => exercise === now.exercise);
      if (isDeepStrictEqual(then, now)) return [];
      return [`${name}, ${library} ${version}, ${now.exercise}: ${JSON.stringify(now)}, not ${JSON.stringify(then)}.`];
    });
  });
}
