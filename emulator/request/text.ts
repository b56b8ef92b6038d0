/**
 * From bytes to text, as the real software reads them (facts 2.2). Strings of bytes hold one byte a character.
 */
import { isUtf8 } from 'node:buffer';

export interface DecodedText {
  readonly text: string;
  /** Whether the bytes were not already clean, NFC-normalised text: the module that reads it warns. */
  readonly repaired: boolean;
}

const cleanAscii = /^[\t\n\r\x20-\x7f]*$/;

/** A value of the query string; if it is not UTF-8, the whole of it is read as windows-1252. */
export function decodeQueryValue(bytes: string): DecodedText {
  return decodeValue(bytes, fromWindows1252);
}

/** A value of a form body; a sequence that is not UTF-8 becomes U+FFFD. */
export function decodeBodyValue(bytes: string): DecodedText {
  return decodeValue(bytes, withReplacements);
}

/** The name of a parameter, wherever it stood; it is repaired in silence. */
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
  return text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '\ufffd').normalize('NFC');
}

/** The characters of the bytes 80 to 9F; the unassigned ones vanish (facts 2.2). `TextDecoder` maps these to controls. */
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
  let text = '';
  let index = 0;
  while (index < bytes.length) {
    const byte = bytes.charCodeAt(index);
    const end = sequenceEnd(bytes, index, sequenceLength(byte));
    const sequence = bytes.slice(index, end);
    const buffer = Buffer.from(sequence, 'latin1');
    text += byte < 0x80 ? sequence : isUtf8(buffer) ? buffer.toString('utf8') : '\ufffd';
    index = end;
  }
  return text;
}

function sequenceLength(lead: number): number {
  if (lead >= 0xc0 && lead < 0xe0) return 2;
  if (lead >= 0xe0 && lead < 0xf0) return 3;
  if (lead >= 0xf0 && lead < 0xf8) return 4;
  if (lead >= 0xf8 && lead < 0xfc) return 5;
  if (lead >= 0xfc && lead < 0xfe) return 6;
  return 1;
}

function sequenceEnd(bytes: string, start: number, length: number): number {
  let end = start + 1;
  while (end < start + length && end < bytes.length && (bytes.charCodeAt(end) & 0xc0) === 0x80) end++;
  return end;
}
