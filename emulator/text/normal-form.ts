/**
 * Normalization Form C (Unicode Standard Annex 15) in linear time. `String.prototype.normalize` sorts runs of combining marks by
 * insertion, and moves everything that follows when two characters compose; both take quadratic time.
 */
export function normalFormC(text: string): string {
  const ordered = LONG_RUN.test(text) ? inOrder(text) : text;
  return ordered.length <= PIECE_LENGTH ? ordered.normalize('NFC') : normaliseInPieces(ordered);
}

/** For shorter runs of marks, insertion sort is as fast. */
const SHORT_RUN = 32;
const LONG_RUN = /\p{M}{32}/u;
const RUN = /\p{M}+/gu;

/** How many code units are normalized at once; composition within so few is fast. */
const PIECE_LENGTH = 4096;

/** The text with every long run of marks in canonical order, which `normalize` sorts fastest. */
function inOrder(text: string): string {
  return text.replace(RUN, (run) => (run.length < SHORT_RUN ? run : runInOrder(run)));
}

/** Marks of one class keep their order; those of different classes are sorted, up to the next starter. */
function runInOrder(run: string): string {
  const ordered: string[] = [];
  let classes: string[][] = [];
  const flush = (): void => {
    classes.forEach((marks) => ordered.push(marks.join('')));
    classes = [];
  };
  for (const character of run) {
    for (const { mark, order } of partsOf(character)) {
      if (order === 0) {
        flush();
        ordered.push(mark);
      } else {
        (classes[order] ??= []).push(mark);
      }
    }
  }
  flush();
  return ordered.join('');
}

/** Of the normalized part, only the last starter and its marks can change with what follows. */
function normaliseInPieces(text: string): string {
  const normalised: string[] = [];
  let rest = '';
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + PIECE_LENGTH, text.length);
    while (end < text.length && !startsCharacter(text, end)) end++;
    const piece = (rest + text.slice(start, end)).normalize('NFC');
    let last = piece.length - 1;
    while (last > 0 && !startsCharacter(piece, last)) last--;
    normalised.push(piece.slice(0, last));
    rest = piece.slice(last);
    start = end;
  }
  return normalised.join('') + rest;
}

/** Whether there is a starter at an index, rather than a mark or a trailing surrogate. */
function startsCharacter(text: string, index: number): boolean {
  const isSecondHalf = (text.charCodeAt(index) & 0xfc00) === 0xdc00 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800;
  if (isSecondHalf) return false;
  return partsOf(String.fromCodePoint(text.codePointAt(index) ?? 0))[0]?.order === 0;
}

interface Part {
  readonly mark: string;
  /** The rank of its combining class, as from `classOf`. */
  readonly order: number;
}

const partsFound = new Map<string, readonly Part[]>();

/** The marks into which a mark decomposes, usually only itself. */
function partsOf(character: string): readonly Part[] {
  const known = partsFound.get(character);
  if (known !== undefined) return known;
  const found = Array.from(character.normalize('NFD'), (mark) => ({ mark, order: classOf(mark) }));
  partsFound.set(character, found);
  return found;
}

/** A mark of every combining class, in the order of the classes (Unicode 17). */
const REPRESENTATIVES = [
  ...['\u0334', '\u{16ff0}', '\u093c', '\u3099', '\u094d'],
  ...['\u05b0', '\u05b1', '\u05b2', '\u05b3', '\u05b4', '\u05b5', '\u05b6', '\u05b7', '\u05b8', '\u05b9', '\u05bb'],
  ...['\u05bc', '\u05bd', '\u05bf', '\u05c1', '\u05c2', '\ufb1e'],
  ...['\u064b', '\u064c', '\u064d', '\u0618', '\u0619', '\u061a', '\u0651', '\u0652', '\u0670', '\u0711'],
  ...['\u0c55', '\u0c56', '\u0e38', '\u0e48', '\u0eb8', '\u0ec8', '\u0f71', '\u0f72', '\u0f74'],
  ...['\u0321', '\u1dce', '\u031b', '\u1dfa', '\u0316', '\u059a', '\u302e', '\u{1d16d}', '\u05ae', '\u0300', '\u0315'],
  ...['\u035c', '\u035d', '\u0345'],
];

/** The rank of a character's combining class, from 1; 0 for a starter, which no mark moves across. */
function classOf(character: string): number {
  if (!MARK.test(character) || isStarter(character)) return 0;
  return 1 + REPRESENTATIVES.findIndex((mark) => !changePlaces(character, mark));
}

const MARK = /^\p{M}$/u;

function isStarter(mark: string): boolean {
  return !changePlaces(mark, REPRESENTATIVES[0] ?? '') && !changePlaces(REPRESENTATIVES.at(-1) ?? '', mark);
}

/** Whether the first of two marks is of a later class than the second. */
function changePlaces(first: string, second: string): boolean {
  return (first + second).normalize('NFD') !== first + second;
}
