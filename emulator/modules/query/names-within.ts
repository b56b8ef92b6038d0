import { compareByCodePoint } from '../../model/file-usage';

export interface NameBounds {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly prefix?: string | undefined;
  readonly descending: boolean;
}

/**
 * The names of a sorted list between two bounds that begin with a text.
 *
 * @param walk gives the names from a bound on, in the order of the bounds
 */
export function* namesWithin(
  walk: (first: string | undefined) => Iterable<string>,
  { from, to, prefix, descending }: NameBounds,
): Generator<string, void> {
  const sign = descending ? -1 : 1;
  const compare = (one: string, other: string): number => compareByCodePoint(one, other) * sign;
  const beginning = prefix === undefined || !descending ? prefix : `${prefix}${lastCharacter}`;
  const [first] = [from, beginning].filter((bound) => bound !== undefined).sort((one, other) => compare(other, one));
  for (const name of walk(first)) {
    if (to !== undefined && compare(name, to) > 0) return;
    if (prefix !== undefined && !name.startsWith(prefix)) return;
    yield name;
  }
}

/** It follows every name that begins with the same text. */
const lastCharacter = '\u{10ffff}';
