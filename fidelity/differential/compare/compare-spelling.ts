import type { Difference } from '../diff-response';
import type { Place } from './compare-trees';
import { cut, type CutText } from './cut-text';
import { difference, firstDifferent } from './difference';
import type { Range, Tree } from './tree';

const before = 40;

/** One side of a comparison of how something is written that says the same. */
export interface Written {
  readonly body: string;
  readonly range: Range;
  /** What differs and may: it is left out, and the place where it stood is kept. */
  readonly pieces: readonly Range[];
  /** What it says, to name the place; absent where it has no parts. */
  readonly tree?: Tree;
}

/** Where two texts of the same meaning are written differently: escapes, space, the order of attributes. */
export function compareSpelling(place: Place, emulator: Written, wiki: Written): Difference | undefined {
  const [ours, theirs] = [withoutPieces(emulator), withoutPieces(wiki)];
  if (ours.text === theirs.text) return undefined;
  const index = firstDifferent(ours.text, theirs.text);
  const start = Math.max(0, index - before);
  const innermost = wiki.tree ? innermostAt(wiki.tree, place, theirs.place(index)) : place;
  const suffix = ', spelling';
  return difference(
    innermost.kind + suffix,
    `${innermost.at}${suffix}, character ${theirs.place(index) - wiki.range[0]}`,
    ours.text.slice(start),
    theirs.text.slice(start),
  );
}

function withoutPieces({ body, range, pieces }: Written): CutText {
  const cuts = pieces
    .filter(([start, end]) => start >= range[0] && end <= range[1])
    .sort((one, other) => one[0] - other[0])
    .map(([start, end]) => ({ start, end, by: '\0' }));
  return cut(body, cuts, ...range);
}

function innermostAt(tree: Tree, place: Place, index: number): Place {
  if (!('entries' in tree)) return place;
  const inside = tree.entries.find((entry) => entry.tree.start <= index && index < entry.tree.end);
  if (!inside) return place;
  return innermostAt(inside.tree, { at: place.at + inside.step, kind: place.kind + inside.kind }, index);
}
