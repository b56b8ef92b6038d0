import { escape, isContainer } from './paths';

/**
 * The first place where two JSON values differ; `undefined` if they are equal. The order of members does not count, the
 * order of a list does.
 *
 * @returns a path; empty where the values differ as a whole
 */
export function firstDifference(expected: unknown, actual: unknown, here = ''): string | undefined {
  if (!isContainer(expected) || !isContainer(actual)) return Object.is(expected, actual) ? undefined : here;
  if (Array.isArray(expected) !== Array.isArray(actual)) return here;
  // A value that only one of them has differs from undefined, which JSON cannot contain.
  const wanted = new Map<string, unknown>(Object.entries(expected));
  const given = new Map<string, unknown>(Object.entries(actual));
  for (const name of new Set([...wanted.keys(), ...given.keys()])) {
    const path = `${here}/${escape(name)}`;
    const difference = firstDifference(wanted.get(name), given.get(name), path);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

/** Whether two lists have the same items in any order. */
export function isPermutation(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  const counts = new Map<string, number>();
  for (const item of other) {
    const key = JSON.stringify(inOrder(item));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return one.every((item) => {
    const key = JSON.stringify(inOrder(item));
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    return count > 0;
  });
}

/** An equal value whose text is the same if `firstDifference` finds no difference. */
function inOrder(value: unknown): unknown {
  if (Object.is(value, -0)) return { negative: 0 };
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isContainer(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, inOrder(member)] as const);
  return { members: members.sort(([a], [b]) => (a < b ? -1 : 1)) };
}
