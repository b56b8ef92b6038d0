import { decodeCharacterReferences } from '../../text/character-references';

const REFERENCE = /&(?:#(\d+);|#[xX]([0-9a-fA-F]+);|([a-zA-Z][a-zA-Z0-9]*);)?/g;
const KEPT = new Set(['lt', 'gt', 'amp', 'quot']);

/** Writes character references as the wiki does: names become numbers, and an `&` that begins no reference becomes `&amp;`. */
export function normaliseReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (written: string, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name === undefined) return numericReference(written, decimal, hexadecimal);
    if (KEPT.has(name)) return written;
    const decoded = decodeCharacterReferences(written);
    return decoded === written ? `&amp;${written.slice(1)}` : `&#${decoded.codePointAt(0)};`;
  });
}

function numericReference(written: string, decimal?: string, hexadecimal = ''): string {
  const number = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
  if (!isAllowed(number)) return `&amp;${written.slice(1)}`;
  if (decimal !== undefined) return `&#${decimal.replace(/^0+(?=\d)/, '')};`;
  return `&#x${hexadecimal.toLowerCase().replace(/^0+(?=[\da-f])/, '')};`;
}

/** Whether a reference may stand for a character (vector parse/references-to-characters). */
function isAllowed(number: number): boolean {
  if (number < 0xa0) return number === 0x09 || number === 0x0a || (number >= 0x20 && number < 0x7f);
  return (number < 0xd800 || number >= 0xe000) && number !== 0xfffe && number !== 0xffff && number <= 0x10ffff;
}

/** The text of HTML: without tags and character references. */
export function plainText(html: string): string {
  return decodeCharacterReferences(html.replace(/<[^>]*>/g, ''));
}

/** Spaces at which French does not break lines. */
export function keepSpaces(text: string): string {
  return text.replace(/(?<=[^\n]) (?=[?:;!%»›](?![\p{L}\p{N}_]))/gu, '&#160;').replace(/([«‹]) /g, '$1&#160;');
}
