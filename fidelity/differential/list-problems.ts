import type { DiffResult } from './diff-result';

const wrongs = {
  'does not differ': 'did not occur: both sides gave the same response to its example request.',
  'differs otherwise': 'is hidden by another difference: the responses to its example request differ elsewhere first.',
  'not answered': 'could not be tried: its example request got no response.',
} as const;

/**
 * Which known differences did not show, one sentence each. A wiki may hold nothing that they could occur with; where the
 * list is kept, they show that an entry is out of date.
 */
export function listProblems({ explained }: DiffResult): string[] {
  return explained.flatMap(({ id, example }) =>
    example === 'differs' || example === 'not asked' ? [] : [`Known difference "${id}" ${wrongs[example]}`],
  );
}
