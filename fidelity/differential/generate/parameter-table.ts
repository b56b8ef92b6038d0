import type { Draft } from './draft';
import type { Value } from './values';

/** By name, in how many of a hundred requests a parameter is given, and with what. */
export type ParameterTable = Readonly<Record<string, readonly [share: number, value: Value]>>;

/** Draws from a table what a request gets of it. */
export function addAllOf(draft: Draft, table: ParameterTable, generator = ''): void {
  for (const [name, [share, value]] of Object.entries(table)) {
    if (draft.dice.percent(share)) draft.add(generator + name, value(draft));
  }
}
