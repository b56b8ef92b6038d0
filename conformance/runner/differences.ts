import { escape, isContainer } from './paths';

/**
 * Where two values of JSON first differ; `undefined` where they are equal. The order of an object's members does not
 * count, that of a list does.
 *
 * @returns a path; empty where the values differ as a whole
 */
export function firstDifference(expected: unknown, actual: unknown, here = ''): string | undefined {
  if (!isContainer(expected) || !isContainer(actual)) return Object.is(expected, actual) ? undefined : here;
  if (Array.isArray(expected) !== Array.isArray(actual)) return here;
  // What only one of them has differs from what JSON cannot say.
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
  const rest = [...other];
  return (
    one.length === other.length &&
    one.every((item) => {
      const place = rest.findIndex((candidate) => firstDifference(item, candidate) === undefined);
      if (place >= 0) rest.splice(place, 1);
      return place >= 0;
    })
  );
}
