import { decodeHTML } from 'entities';

/** A text that was derived from another, with the position of each of its UTF-16 units in the source. */
export interface DecodedText {
  readonly text: string;
  /** Where the source of each unit begins. */
  readonly starts: readonly number[];
  /** Where the source of each unit ends. */
  readonly ends: readonly number[];
}

/** A JSON string in an HTML page in a JSON wrapper is encoded three times. */
const mostLayers = 4;
/** No real word has more combining marks in a row, and normalizing long runs takes quadratic time. */
const mostMarks = 30;

/**
 * A text in each of the encodings that it may have: as it is, decoded once, and so on until nothing is left to decode. In each,
 * composed characters are decomposed, and everything that represents a space is a space.
 */
export function* layersOf(source: string): Generator<DecodedText> {
  let layer = whole(source);
  yield folded(layer);
  for (let depth = 1; depth < mostLayers; depth++) {
    const decoded = decode(layer);
    if (!decoded) return;
    yield folded(decoded);
    layer = decoded;
  }
}

class Builder {
  private text = '';
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  constructor(private readonly source: DecodedText) {}

  /** Adds a text that represents a part of the source. */
  add(text: string, start: number, end: number): void {
    this.text += text;
    const [from, to] = [this.source.starts[start] ?? 0, this.source.ends[end - 1] ?? 0];
    for (let left = text.length; left > 0; left--) {
      this.starts.push(from);
      this.ends.push(to);
    }
  }

  build(): DecodedText {
    return { text: this.text, starts: this.starts, ends: this.ends };
  }
}

function whole(text: string): DecodedText {
  const starts = Array.from({ length: text.length }, (_, index) => index);
  return { text, starts, ends: starts.map((start) => start + 1) };
}

const spaces = new Set([' ', '_', '+', '\u00a0']);
/** The first character that decomposes or may be a mark. */
const firstToDecompose = 0xc0;
const marks = new RegExp(`\\p{M}{1,${mostMarks}}`, 'yu');

function folded(layer: DecodedText): DecodedText {
  const builder = new Builder(layer);
  const { text } = layer;
  for (let place = 0; place < text.length;) {
    const point = text.codePointAt(place) ?? 0;
    let end = place + (point > 0xffff ? 2 : 1);
    if (isMark(text, end)) {
      marks.lastIndex = end;
      end += marks.exec(text)?.[0].length ?? 0;
    }
    const part = text.slice(place, end);
    if (spaces.has(part)) builder.add(' ', place, end);
    else builder.add(point < firstToDecompose && part.length === 1 ? part : part.normalize('NFD'), place, end);
    place = end;
  }
  return builder.build();
}

function isMark(text: string, place: number): boolean {
  if (!(text.charCodeAt(place) >= firstToDecompose)) return false;
  marks.lastIndex = place;
  return marks.test(text);
}

/** Undefined if nothing is encoded. */
function decode(layer: DecodedText): DecodedText | undefined {
  const { text } = layer;
  const builder = new Builder(layer);
  let isDecoded = false;
  for (let place = 0; place < text.length;) {
    const found = encodedAt(text, place);
    isDecoded ||= found !== undefined;
    const { meaning, end } = found ?? { meaning: text.charAt(place), end: place + 1 };
    builder.add(meaning, place, end);
    place = end;
  }
  return isDecoded ? builder.build() : undefined;
}

/** An encoded character, and where its encoding ends. */
interface Encoded {
  readonly meaning: string;
  readonly end: number;
}

function encodedAt(text: string, place: number): Encoded | undefined {
  switch (text[place]) {
    case '\\':
      return escapeAt(text, place) ?? cutOffAt(text, place);
    case '&':
      return referenceAt(text, place) ?? cutOffAt(text, place);
    case '%':
      return percentAt(text, place) ?? cutOffAt(text, place);
    default:
      return undefined;
  }
}

const escape = /\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|(["'\\/bfnrt]))/iy;
const escapeMeanings: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** An escape of JSON or JavaScript. */
function escapeAt(text: string, place: number): Encoded | undefined {
  escape.lastIndex = place;
  const match = escape.exec(text);
  if (!match) return undefined;
  const [, long, short, one = ''] = match;
  const code = long ?? short;
  const meaning = code === undefined ? (escapeMeanings[one] ?? one) : String.fromCharCode(Number.parseInt(code, 16));
  return { meaning, end: escape.lastIndex };
}

const reference = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/iy;

/** A character reference of HTML or XML. */
function referenceAt(text: string, place: number): Encoded | undefined {
  reference.lastIndex = place;
  const [found] = reference.exec(text) ?? [];
  const meaning = found === undefined ? undefined : decodeHTML(found);
  return meaning === undefined || meaning === found ? undefined : { meaning, end: place + (found ?? '').length };
}

const percent = /(?:%[0-9a-f]{2}){1,4}/iy;

/** Percent-encoded UTF-8, as in addresses and forms. */
function percentAt(text: string, place: number): Encoded | undefined {
  percent.lastIndex = place;
  const [found = ''] = percent.exec(text) ?? [];
  const bytes = Buffer.from(found.replaceAll('%', ''), 'hex');
  const length = lengthOfCharacter(bytes[0] ?? 0x80);
  if (length === 0 || bytes.length < length) return undefined;
  const meaning = bytes.subarray(0, length).toString();
  return meaning.includes('\ufffd') ? undefined : { meaning, end: place + length * 3 };
}

function lengthOfCharacter(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/** The beginning of an encoded character that a report cut off. */
const cutOff = /(?:\\u?[0-9a-f]{0,3}|&#?x?[0-9a-z]{0,31}|%[0-9a-f]?|(?:%[89a-f][0-9a-f]){1,3}%?[0-9a-f]?)(?=…)/iy;

function cutOffAt(text: string, place: number): Encoded | undefined {
  cutOff.lastIndex = place;
  const [found] = cutOff.exec(text) ?? [];
  return found === undefined ? undefined : { meaning: '', end: place + found.length };
}
