import { joinUses, type Uses } from './transclusion';

/**
 * Text under construction, as a chain of pieces. The text between two pieces can be read or removed without copying
 * the rest, which keeps the expansion of deeply nested braces linear.
 */
export interface Piece {
  text: string;
  /** What the text was made from. */
  uses?: Uses;
  next: Piece | undefined;
}

export class PieceChain {
  readonly head: Piece = { text: '', next: undefined };
  last: Piece = this.head;

  append(text: string): Piece {
    const piece: Piece = { text, next: undefined };
    this.last.next = piece;
    this.last = piece;
    return piece;
  }

  /** Removes everything after a piece. */
  cutAfter(piece: Piece): void {
    piece.next = undefined;
    this.last = piece;
  }

  toString(): string {
    return textBetween(this.head, undefined);
  }

  get uses(): Uses | undefined {
    return usesBetween(this.head, undefined);
  }
}

/** The text after one piece and before another (or the end). */
export function textBetween(from: Piece, until: Piece | undefined): string {
  let text = '';
  for (let piece = from.next; piece !== undefined && piece !== until; piece = piece.next) text += piece.text;
  return text;
}

/** The uses of that text. */
export function usesBetween(from: Piece, until: Piece | undefined): Uses | undefined {
  let uses: Uses | undefined;
  for (let piece = from.next; piece !== undefined && piece !== until; piece = piece.next) {
    uses = joinUses(uses, piece.uses);
  }
  return uses;
}

/** Longer than any title or parameter name; without a limit, each enclosing brace would read it again. */
const LONGEST_NAME = 2000;
const MOST_PIECES_OF_A_NAME = 100;

/** Like `textBetween`, trimmed; `undefined` if it is too long for a name. */
export function nameBetween(from: Piece, until: Piece | undefined): string | undefined {
  let name = '';
  let pieces = 0;
  for (let piece = from.next; piece !== undefined && piece !== until; piece = piece.next) {
    if (++pieces > MOST_PIECES_OF_A_NAME || name.length + piece.text.length > LONGEST_NAME) return undefined;
    name += piece.text;
  }
  return trimmed(name);
}

/** The trimmed beginning of what is too long for a name. */
export function beginningBetween(from: Piece, until: Piece | undefined): string {
  let text = '';
  let pieces = 0;
  for (let piece = from.next; piece !== undefined && piece !== until; piece = piece.next) {
    text += piece.text.slice(0, LONGEST_NAME);
    if (++pieces > MOST_PIECES_OF_A_NAME || text.length > LONGEST_NAME) break;
  }
  return trimmed(text);
}

/** Trims ASCII white space. */
export function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x9 && code <= 0xd);
}
