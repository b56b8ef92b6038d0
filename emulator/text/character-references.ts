import { createRequire } from 'node:module';
import { normalFormC } from './normal-form';

/**
 * Decodes the character references of HTML once, as in titles (core 4.6): `&eacute;`, `&#233;`, `&#xE9;`, all names of HTML 5,
 * always with the semicolon. Unknown names stay; a number that is not a character becomes U+FFFD. If there was any reference, the
 * text is normalized to NFC, because a reference can be a combining mark.
 */
export function decodeCharacterReferences(text: string): string {
  if (!text.includes('&')) return text;
  let decoded = 0;
  const result = text.replace(REFERENCE, (reference: string, decimal?: string, hexadecimal?: string, name?: string) => {
    decoded++;
    if (decimal !== undefined) return characterOf(Number(decimal));
    if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16));
    return RIGHT_TO_LEFT_NAMES.get(name ?? '') ?? decodeName(reference);
  });
  return decoded > 0 ? normalFormC(result) : text;
}

const REFERENCE = /&(?:#([0-9]+)|#[xX]([0-9A-Fa-f]+)|([A-Za-z0-9\u0080-\u{10ffff}]+));/gu;

/** MediaWiki's names of the right-to-left mark in the scripts that use it. */
const RIGHT_TO_LEFT_NAMES: ReadonlyMap<string, string> = new Map([
  ['רלמ', '\u200f'],
  ['رلم', '\u200f'],
]);

/** Control characters are invalid here, unlike in a browser, which reads `&#128;` as `€`. */
function characterOf(code: number): string {
  const valid =
    code === 0x9 ||
    code === 0xa ||
    (code >= 0x20 && code <= 0x7e) ||
    (code >= 0xa0 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff);
  return valid ? String.fromCodePoint(code) : '\ufffd';
}

type Decode = typeof import('entities/decode').decodeHTMLStrict;

let decodeHtml: Decode | undefined;

/** The table of names is large and titles with `&` are rare, so it is loaded when needed. */
function decodeName(reference: string): string {
  decodeHtml ??= (createRequire(__filename)('entities/decode') as { decodeHTMLStrict: Decode }).decodeHTMLStrict;
  return decodeHtml(reference);
}

/** Whether a text has something like `&eacute;`, a name that is known or not: titles that are not decoded cannot have it. */
export function hasNamedReference(text: string): boolean {
  return /&[A-Za-z0-9\u0080-\uffff]+;/.test(text);
}
