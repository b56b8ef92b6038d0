import { changedRuns } from './changed-runs';

/** A part of the lines of one side, as long as what it is does not change. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/** A word, a run of spaces or a single character, which the space behind it belongs to. */
const word = /(?:[^\S\n]+|[0-9A-Za-z_\u0080-\u{10ffff}]+|[^])(?:(?<!\n)[^\S\n])?/gu;

interface Words {
  /** As they are shown. */
  readonly texts: readonly string[];
  /** As they are compared: without the space behind them. */
  readonly compared: readonly string[];
}

function wordsOf(lines: readonly string[]): Words {
  const texts: string[] = [];
  const compared: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0) {
      texts.push('\n');
      compared.push('\n');
    }
    for (const text of line.match(word) ?? []) {
      texts.push(text);
      compared.push(text.length > 1 ? text.replace(/(?<=[^\s])\s$/, '') : text);
    }
  }
  return { texts, compared };
}

/** The pieces of each line of both sides. */
export function compareWords(
  oldLines: readonly string[],
  newLines: readonly string[],
): { old: Piece[][]; new: Piece[][] } {
  const [oldWords, newWords] = [wordsOf(oldLines), wordsOf(newLines)];
  const runs = changedRuns(oldWords.compared, newWords.compared);
  return {
    old: piecesOf(
      oldWords.texts,
      runs.map(({ start, end }) => [start, end] as const),
    ),
    new: piecesOf(
      newWords.texts,
      runs.map(({ newStart, newEnd }) => [newStart, newEnd] as const),
    ),
  };
}

function piecesOf(texts: readonly string[], changed: readonly (readonly [number, number])[]): Piece[][] {
  const lines: Piece[][] = [[]];
  const add = (start: number, end: number, isChanged: boolean): void => {
    let text = '';
    const flush = (): void => {
      if (text !== '') lines.at(-1)!.push({ text, isChanged });
      text = '';
    };
    for (const part of texts.slice(start, end)) {
      if (part !== '\n') {
        text += part;
        continue;
      }
      flush();
      lines.push([]);
    }
    flush();
  };
  let place = 0;
  for (const [start, end] of changed) {
    add(place, start, false);
    add(start, end, true);
    place = end;
  }
  add(place, texts.length, false);
  return lines;
}
