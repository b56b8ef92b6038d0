import type { Difference } from '../diff-response';
import { difference } from './difference';
import { LayeredText } from './layered-text';
import { type ComparisonContext, sameButVolatile } from './volatile';

export type Named = readonly [name: string, value: string];

/** Compares the values of one name. */
type CompareValues = (name: string, emulator: string, wiki: string) => Difference | undefined;

/**
 * Compares named values (headers, cookies, attributes of a cookie): first which exist, then their values, then the order.
 * The case of names does not matter.
 *
 * @param what the prefix of the name in reports: `header `
 */
export function compareNamed(
  what: string,
  emulator: readonly Named[],
  wiki: readonly Named[],
  compareValues: CompareValues,
): Difference | undefined {
  const [ours, theirs] = [byName(emulator), byName(wiki)];
  for (const [key, { name, values }] of theirs) {
    const our = ours.get(key)?.values ?? [];
    for (const [index, value] of values.entries()) {
      const ourValue = our[index];
      if (ourValue === undefined) return difference(what + name, what + name, undefined, value);
      const found = compareValues(name, ourValue, value);
      if (found) return found;
    }
  }
  for (const [key, { name, values }] of ours) {
    const extra = values[theirs.get(key)?.values.length ?? 0];
    if (extra !== undefined) return difference(what + name, what + name, extra, undefined);
  }
  return undefined;
}

/** Compares two values, except for what the rules allow at the place. */
export function compareValue(
  place: string,
  emulator: string,
  wiki: string,
  context: ComparisonContext,
): Difference | undefined {
  const isSame = sameButVolatile(place, LayeredText.whole(emulator), LayeredText.whole(wiki), context);
  return isSame ? undefined : difference(place, place, emulator, wiki);
}

/** Whether the order of the names differs. */
export function compareOrder(kind: string, emulator: readonly Named[], wiki: readonly Named[]): Difference | undefined {
  const isSame = wiki.every(([name], index) => name.toLowerCase() === emulator[index]?.[0].toLowerCase());
  return isSame ? undefined : difference(kind, kind, namesOf(emulator), namesOf(wiki));
}

function namesOf(list: readonly Named[]): string {
  return list.map(([name]) => name).join(', ');
}

function byName(list: readonly Named[]): Map<string, { name: string; values: string[] }> {
  const names = new Map<string, { name: string; values: string[] }>();
  for (const [name, value] of list) {
    const known = names.get(name.toLowerCase());
    if (known) known.values.push(value);
    else names.set(name.toLowerCase(), { name, values: [value] });
  }
  return names;
}
