import { maximumArrayDepth, maximumParameters } from './sizes';

/** The parameters that have been read so far; each is a `ReceivedValue`. */
export type ParameterMap = Map<string, string | ParameterMap>;

/**
 * Reads `name=value&…` as PHP does (core 2.1): the last value of a repeated name wins and has the position of the first;
 * `a[b]=1` is an array; some characters in names become `_`.
 *
 * @param text one byte per character, not yet percent-decoded
 * @param maximum the number of parameters that are read
 */
export function readQueryString(text: string, maximum = maximumParameters): ParameterMap {
  const received: ParameterMap = new Map();
  let count = 0;
  let start = 0;
  while (start < text.length) {
    let end = text.indexOf('&', start);
    if (end < 0) end = text.length;
    if (end > start) {
      if (++count > maximum) break;
      const equals = text.indexOf('=', start);
      const nameEnd = equals < 0 || equals > end ? end : equals;
      const name = decodePercent(text.slice(start, nameEnd));
      addParameter(received, name, nameEnd === end ? '' : decodePercent(text.slice(nameEnd + 1, end)));
    }
    start = end + 1;
  }
  return received;
}

const plainName = /^[\w-]+$/;

/** Adds a parameter under PHP's rules for names, which apply to query strings and both kinds of form bodies. */
export function addParameter(received: ParameterMap, name: string, value: string): void {
  if (plainName.test(name)) {
    received.set(name, value);
    return;
  }
  let start = 0;
  while (name[start] === ' ') start++;
  const nul = name.indexOf('\0');
  const whole = name.slice(start, nul < 0 ? undefined : nul);
  const bracket = whole.indexOf('[');
  if (whole === '' || bracket === 0) return;
  if (bracket > 0 && whole.includes(']', bracket)) {
    addToArray(received, underscored(whole.slice(0, bracket)), arrayKeys(whole, bracket), value);
    return;
  }
  received.set(underscored(whole), value);
}

/** An unclosed bracket becomes an underscore as well, and so do those after it. */
function underscored(name: string): string {
  return name.replace(/[ .[]/g, '_');
}

/** The keys of `[b][c]…`; `''` represents `[]`. Everything after the last closing bracket is ignored. */
function arrayKeys(name: string, bracket: number): string[] {
  const keys: string[] = [];
  let open = bracket;
  while (name[open] === '[') {
    const close = name.indexOf(']', open);
    if (close < 0) break;
    keys.push(name.slice(open + 1, close).replace(/^[ \t\r\n]+/, ''));
    open = close + 1;
  }
  return keys;
}

function addToArray(received: ParameterMap, name: string, keys: string[], value: string): void {
  if (keys.length > maximumArrayDepth) return;
  let map = received;
  let key = name;
  for (const sent of keys) {
    const held = map.get(key);
    const inner: ParameterMap = typeof held === 'object' ? held : new Map<string, string | ParameterMap>();
    if (inner !== held) map.set(key, inner);
    map = inner;
    key = sent === '' ? String(nextIndexes.get(inner) ?? 0) : sent;
    noteIndex(inner, key);
  }
  map.set(key, value);
}

/** The next key for `[]` of each array, so that its keys are not searched each time. */
const nextIndexes = new WeakMap<ParameterMap, number>();

function noteIndex(array: ParameterMap, key: string): void {
  if (!/^(?:0|[1-9]\d*)$/.test(key)) return;
  nextIndexes.set(array, Math.max(nextIndexes.get(array) ?? 0, Number(key) + 1));
}

/** `+` is a space; `%` followed by two hexadecimal digits is a byte; any other `%` is itself. */
export function decodePercent(text: string): string {
  if (!text.includes('%') && !text.includes('+')) return text;
  if (text.length <= SHORT) return decodeShort(text);
  const decoded = Buffer.from(text, 'latin1');
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    const code = decoded[index] ?? 0;
    const byte =
      code === PERCENT ? hexadecimalDigit(decoded[index + 1]) * 16 + hexadecimalDigit(decoded[index + 2]) : NaN;
    if (Number.isNaN(byte)) {
      decoded[length++] = code === PLUS ? SPACE : code;
    } else {
      decoded[length++] = byte;
      index += 2;
    }
  }
  return decoded.toString('latin1', 0, length);
}

/** Up to this length, joining pieces is faster than a buffer. */
const SHORT = 100;

function decodeShort(text: string): string {
  let decoded = '';
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code !== PERCENT && code !== PLUS) continue;
    const byte =
      code === PLUS
        ? SPACE
        : hexadecimalDigit(text.charCodeAt(index + 1)) * 16 + hexadecimalDigit(text.charCodeAt(index + 2));
    if (Number.isNaN(byte)) continue;
    decoded += text.slice(start, index) + String.fromCharCode(byte);
    if (code === PERCENT) index += 2;
    start = index + 1;
  }
  return decoded + text.slice(start);
}

const PERCENT = 0x25;
const PLUS = 0x2b;
const SPACE = 0x20;

/** The value of a hexadecimal digit by its code; NaN for anything else, including the end of the text. */
function hexadecimalDigit(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : NaN;
}
