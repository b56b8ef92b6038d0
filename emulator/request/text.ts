/**
 * Decodes bytes as MediaWiki does (core 2.2). Byte strings have one byte per character.
 */
import { isUtf8 } from 'node:buffer';

export interface DecodedText {
  readonly text: string;
  /** Whether the bytes were not valid NFC-normalized text, of which the module that reads them warns. */
  readonly repaired: boolean;
}

const cleanAscii = /^[\t\n\r\x20-\x7f]*$/;

/**
 * A value of the query string.
 *
 * @param repair reads all of it if it is not UTF-8. Default: as windows-1252.
 */
export function decodeQueryValue(bytes: string, repair = fromWindows1252): DecodedText {
  return decodeValue(bytes, repair);
}

/** A value of a form body; a sequence that is not UTF-8 becomes U+FFFD. */
export function decodeBodyValue(bytes: string): DecodedText {
  return decodeValue(bytes, withReplacements);
}

/** The name of a parameter, from query string or body; it is repaired without a warning. */
export function decodeName(bytes: string): string {
  return decodeValue(bytes, withReplacements).text;
}

function decodeValue(bytes: string, repair: (bytes: string) => string): DecodedText {
  if (cleanAscii.test(bytes)) return { text: bytes, repaired: false };
  const buffer = Buffer.from(bytes, 'latin1');
  const valid = isUtf8(buffer);
  const text = valid ? buffer.toString('utf8') : repair(bytes);
  const clean = normaliseText(text);
  return { text: clean, repaired: !valid || clean !== text };
}

/** NFC, and U+FFFD for control characters (but HT, LF, CR), U+FFFE and U+FFFF. */
export function normaliseText(text: string): string {
  const { normalFormC } = require('../text/normal-form') as typeof import('../text/normal-form');
  return normalFormC(text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '\ufffd'));
}

/** The characters of the bytes 80 to 9F; unassigned ones are removed (core 2.2). `TextDecoder` maps those to controls. */
const windows1252 = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

function fromWindows1252(bytes: string): string {
  return bytes.replace(/[\x80-\x9f]/g, (byte) => {
    const character = windows1252.charAt(byte.charCodeAt(0) - 0x80);
    return character === '\0' ? '' : character;
  });
}

/**
 * One U+FFFD for a lead byte with the continuation bytes that belong to its length, one for each stray continuation
 * byte, FE and FF. `TextDecoder` counts differently.
 */
function withReplacements(bytes: string): string {
  const source = Buffer.from(bytes, 'latin1');
  // A replacement character has three bytes, and the shortest sequence that it replaces has one.
  const target = Buffer.allocUnsafe(source.length * REPLACEMENT.length);
  let length = 0;
  for (let index = 0; index < source.length;) {
    const byte = source[index] ?? 0;
    const end = byte < 0x80 ? index + 1 : sequenceEnd(source, index, sequenceLength(byte));
    const isKept = byte < 0x80 || isCharacter(source, index, end);
    const from = isKept ? source : REPLACEMENT;
    const until = isKept ? end : REPLACEMENT.length;
    for (let next = isKept ? index : 0; next < until; next++) target[length++] = from[next] ?? 0;
    index = end;
  }
  return target.toString('utf8', 0, length);
}

function sequenceLength(lead: number): number {
  if (lead >= 0xc0 && lead < 0xe0) return 2;
  if (lead >= 0xe0 && lead < 0xf0) return 3;
  if (lead >= 0xf0 && lead < 0xf8) return 4;
  if (lead >= 0xf8 && lead < 0xfc) return 5;
  if (lead >= 0xfc && lead < 0xfe) return 6;
  return 1;
}

function sequenceEnd(bytes: Uint8Array, start: number, length: number): number {
  let end = start + 1;
  while (end < start + length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end++;
  return end;
}

const REPLACEMENT = Buffer.from('\ufffd');

/** Whether a lead byte and its continuation bytes are one character in its shortest form (RFC 3629). */
function isCharacter(bytes: Uint8Array, start: number, end: number): boolean {
  const lead = bytes[start] ?? 0;
  const second = bytes[start + 1] ?? 0;
  if (lead < 0xc2 || lead > 0xf4 || end - start !== sequenceLength(lead)) return false;
  if (lead === 0xe0) return second >= 0xa0;
  if (lead === 0xed) return second < 0xa0; // surrogates
  if (lead === 0xf0) return second >= 0x90;
  return lead !== 0xf4 || second < 0x90;
}
