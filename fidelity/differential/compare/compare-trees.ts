import type { Difference } from '../diff-response';
import { difference } from './difference';
import type { Container, Entry, Tree } from './tree';
import { type ComparisonContext, type Pieces, sameButVolatile } from './volatile';

/** The place of a tree, exactly and as a kind: `body $.query`. */
export interface Place {
  readonly at: string;
  readonly kind: string;
}

export interface TreeComparison {
  /** The whole bodies. */
  readonly emulator: string;
  readonly wiki: string;
  readonly context: ComparisonContext;
  /** What differed and may differ. */
  readonly pieces: Pieces;
  /** Compares a string with a format of its own; undefined leaves it to the usual comparison. */
  readonly nested?: (place: Place, emulator: Tree, wiki: Tree) => { difference: Difference | undefined } | undefined;
}

/** The first difference in content: types, members and their order, values. */
export function compareTrees(place: Place, emulator: Tree, wiki: Tree, whole: TreeComparison): Difference | undefined {
  if (emulator.type !== wiki.type) return differ(place, emulator, wiki, whole);
  if ('entries' in emulator && 'entries' in wiki) return compareEntries(place, emulator, wiki, whole);
  if (!('value' in emulator) || !('value' in wiki)) return differ(place, emulator, wiki, whole);
  const nested = whole.nested?.(place, emulator, wiki);
  if (nested?.difference) return nested.difference;
  if (!nested && !sameButVolatile(place.kind, emulator.value, wiki.value, whole.context, whole.pieces)) {
    return differ(place, emulator, wiki, whole);
  }
  // What may differ may have another length (core 5.4); the readers have checked the lengths.
  if (emulator.length && wiki.length && emulator.value.text !== wiki.value.text) {
    whole.pieces.emulator.push(emulator.length);
    whole.pieces.wiki.push(wiki.length);
  }
  return undefined;
}

function compareEntries(place: Place, emulator: Container, wiki: Container, whole: TreeComparison) {
  const count = Math.max(emulator.entries.length, wiki.entries.length);
  for (let index = 0; index < count; index++) {
    const [ours, theirs] = [emulator.entries[index], wiki.entries[index]];
    if (ours && ours.step === theirs?.step) {
      const here = { at: place.at + theirs.step, kind: place.kind + theirs.kind };
      const found = compareTrees(here, ours.tree, theirs.tree, whole);
      if (found) return found;
    } else return differentEntries(place, [emulator.entries, wiki.entries], index, whole);
  }
  return undefined;
}

/** A member is missing, surplus or in another order. */
function differentEntries(
  place: Place,
  [ours, theirs]: readonly [readonly Entry[], readonly Entry[]],
  index: number,
  whole: TreeComparison,
): Difference {
  const [our, their] = [ours[index], theirs[index]];
  if (their && !ours.slice(index).some(({ step }) => step === their.step)) {
    return difference(place.kind + their.kind, place.at + their.step, undefined, raw(whole.wiki, their.tree));
  }
  if (our && !theirs.slice(index).some(({ step }) => step === our.step)) {
    return difference(place.kind + our.kind, place.at + our.step, raw(whole.emulator, our.tree), undefined);
  }
  const order = ', order of members';
  return difference(place.kind + order, place.at + order, names(ours), names(theirs));
}

function names(entries: readonly Entry[]): string {
  return entries.map(({ step }) => step.replace(/^\./, '')).join(', ');
}

function differ(place: Place, emulator: Tree, wiki: Tree, whole: TreeComparison): Difference {
  return difference(place.kind, place.at, raw(whole.emulator, emulator), raw(whole.wiki, wiki));
}

function raw(body: string, tree: Tree): string {
  return body.slice(tree.start, tree.end);
}
