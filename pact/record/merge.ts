import { memberOf } from '../contract/pointer';
import { compareTexts } from './recorded-parameters';
import { shapeOf } from './interaction-identity';
import { sortedText } from './sorted-json';

/** The suffix of a description that another request has as well: the beginning of its shape's hash. */
const suffix = / \[[0-9a-f]{8}\]$/;

interface Entry {
  readonly shape: string;
  readonly description: string;
  readonly interaction: object;
}

/**
 * Merges interactions into a list, with the same result in any order and any number of times. None is lost: of the same
 * shape one is kept (that of others, or the example that sorts first), and equal descriptions get suffixes.
 *
 * @param held the interactions of a file; those of others stay as they are
 * @param added our own
 */
export function mergeInteractions(held: readonly object[], added: readonly object[]): object[] {
  const entries = held.map(entryOf);
  for (const interaction of added) {
    const entry = entryOf(interaction);
    const index = entries.findIndex(({ shape }) => shape === entry.shape);
    const same = entries[index];
    if (!same) entries.push(entry);
    else if (same.description === entry.description && compare(entry, same) < 0) entries[index] = entry;
  }
  return entries
    .map((entry) => nameApart(entry, entries))
    .sort(
      (one, other) =>
        compareTexts(descriptionOf(one), descriptionOf(other)) || compareTexts(sortedText(one), sortedText(other)),
    );
}

function entryOf(interaction: object): Entry {
  return { shape: shapeOf(interaction), description: descriptionOf(interaction).replace(suffix, ''), interaction };
}

function compare(one: Entry, other: Entry): number {
  return compareTexts(textOf(one), textOf(other));
}

function textOf({ interaction, description }: Entry): string {
  return sortedText({ ...interaction, description });
}

function nameApart({ interaction, description, shape }: Entry, entries: readonly Entry[]): object {
  const others = entries.some((other) => other.description === description && other.shape !== shape);
  return others ? { ...interaction, description: `${description} [${shape.slice(0, 8)}]` } : interaction;
}

function descriptionOf(interaction: object): string {
  const description = memberOf(interaction, 'description');
  return typeof description === 'string' ? description : '';
}
