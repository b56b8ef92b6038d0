import { compareByCodePoint } from './file-usage';
import type { Titled } from './title';

/** Reads `10:Box`. */
export function readTitleText(text: string): { readonly namespace: number; readonly key: string } {
  const colon = text.indexOf(':');
  return { namespace: Number(text.slice(0, colon)), key: text.slice(colon + 1) };
}

/** The order of lists of titles: by namespace, then by key. */
export function compareTitles(one: Titled, other: Titled): number {
  return one.namespace - other.namespace || compareByCodePoint(one.key, other.key);
}

/** Titles in that order; undefined for none. */
export function sortedTitleTexts(texts: readonly string[] | undefined): readonly string[] | undefined {
  if (!texts || texts.length < 2) return texts;
  return texts
    .map((text) => ({ text, ...readTitleText(text) }))
    .sort(compareTitles)
    .map(({ text }) => text);
}
