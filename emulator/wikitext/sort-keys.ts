import { decodeCharacterReferences } from '../text/character-references';
import { renderLineQuotes } from './html/quotes';

/** The maximum length of what is stored of a sort key, in bytes. */
const longest = 255;

/**
 * What sorts a page in a category: the label of `[[Category:X|label]]` (reading 15.1). Apostrophes are markup there, and lines are
 * joined.
 */
export function labelSortKey(label: string): string {
  return storedSortKey(renderLineQuotes(label));
}

/** A sort key as it is stored: character references are decoded, line breaks removed, and the rest is cut. */
export function storedSortKey(written: string): string {
  const text = decodeCharacterReferences(written).replaceAll('\n', '');
  const bytes = Buffer.from(text);
  if (bytes.length <= longest) return text;
  let end = longest;
  // No character is cut in two.
  while ((bytes[end]! & 0xc0) === 0x80) end--;
  return bytes.subarray(0, end).toString();
}
