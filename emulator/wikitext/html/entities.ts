import { decodeCharacterReferences } from '../../text/character-references';

const REFERENCE = /&(?:#(\d+);|#[xX]([0-9a-fA-F]+);|([a-zA-Z][a-zA-Z0-9]*);)?/g;
const KEPT = new Set(['lt', 'gt', 'amp', 'quot']);

/** Writes character references as the wiki does: names become numbers, and an `&` that begins no reference becomes `&amp;`. */
export function normaliseReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (written: string, decimal?: string, hexadecimal?: string, name?: string) => {
    if (decimal !== undefined) return `&#${decimal.replace(/^0+(?=\d)/, '')};`;
    if (hexadecimal !== undefined) return `&#x${hexadecimal.toLowerCase().replace(/^0+(?=[\da-f])/, '')};`;
    if (name === undefined) return '&amp;';
    if (KEPT.has(name)) return written;
    const decoded = decodeCharacterReferences(written);
    return decoded === written ? `&amp;${written.slice(1)}` : `&#${decoded.codePointAt(0)};`;
  });
}

/** The text of HTML: without tags and character references. */
export function plainText(html: string): string {
  return decodeCharacterReferences(html.replace(/<[^>]*>/g, ''));
}

/** Spaces at which French does not break lines. */
export function keepSpaces(text: string): string {
  return text.replace(/(?<=[^\n]) (?=[?:;!%»›](?!\w))/g, '&#160;').replace(/([«‹]) /g, '$1&#160;');
}
