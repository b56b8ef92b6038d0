import { compareByCodePoint } from '../../model/file-usage';
import type { Page } from '../../model/page';
import type { SortedList } from '../../model/sorted-list';

export interface NameBounds {
  /** Of several, the one that comes last in the order of the list counts. */
  readonly from?: readonly (string | undefined)[];
  readonly to?: string | undefined;
  readonly prefix?: string | undefined;
  readonly descending: boolean;
}

/**
 * The names of a sorted list between two bounds that begin with a text.
 *
 * @param walk gives the names from a bound on, in the order of the bounds
 */
export function namesWithin(
  walk: (first: string | undefined) => Iterable<string>,
  bounds: NameBounds,
): Generator<string, void> {
  return within(walk, (name) => name, bounds);
}

/** The pages of a namespace between two bounds whose keys begin with a text. */
export function pagesWithin(pages: SortedList<Page> | undefined, bounds: NameBounds): Generator<Page, void> {
  const walk = (first: string | undefined): Iterable<Page> =>
    pages?.walk(bounds.descending, first === undefined ? undefined : ({ key }) => compareByCodePoint(key, first)) ?? [];
  return within(walk, ({ key }) => key, bounds);
}

function* within<Item>(
  walk: (first: string | undefined) => Iterable<Item>,
  nameOf: (item: Item) => string,
  { from = [], to, prefix, descending }: NameBounds,
): Generator<Item, void> {
  const sign = descending ? -1 : 1;
  const beginning = prefix === undefined || !descending ? prefix : `${prefix}${lastCharacter}`;
  for (const item of walk(lastOf([...from, beginning], descending))) {
    const name = nameOf(item);
    if (to !== undefined && compareByCodePoint(name, to) * sign > 0) return;
    if (prefix !== undefined && !name.startsWith(prefix)) return;
    yield item;
  }
}

/** The bound that comes last in an order. */
function lastOf(bounds: readonly (string | undefined)[], descending: boolean): string | undefined {
  const sign = descending ? -1 : 1;
  const [last] = bounds
    .filter((bound) => bound !== undefined)
    .sort((one, other) => compareByCodePoint(other, one) * sign);
  return last;
}

/** It follows every name that begins with the same text. */
const lastCharacter = '\u{10ffff}';
