import { visibleText } from '../text/visible-text';

/** Messages in the error formats bc and plaintext (core 6.1): without markup, but for quotation marks around values and code. */
export function plainText(wikitext: string): string {
  return visibleText(wikitext.replace(/<\/?(?:var|kbd|samp|code)>/g, '"'));
}
