import type { DiffResult } from './diff-result';

const wrongs = {
  'does not differ':
    'no longer occurs: its example is answered the same. Take it off the list, and out of docs/differences.md.',
  'differs otherwise': 'is hidden behind another difference: its example differs in something else first.',
  'not answered': 'could not be tried: its example was not answered.',
} as const;

/** What is wrong with the list of known differences, a sentence each; such a run has not succeeded. */
export function listProblems({ explained }: DiffResult): string[] {
  return explained.flatMap(({ id, example }) =>
    example === 'differs' || example === 'not asked' ? [] : [`The known difference "${id}" ${wrongs[example]}`],
  );
}
