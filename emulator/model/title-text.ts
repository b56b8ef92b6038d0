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

const sorted = new WeakMap<readonly string[], readonly string[]>();

/** The titles of a page in that order; sorted once, as long as the page does not change. */
export function sortedTitleTexts(texts: readonly string[]): readonly string[] {
  if (texts.length < 2) return texts;
  let found = sorted.get(texts);
  if (!found) {
    const titles = texts.map((text) => ({ text, ...readTitleText(text) })).sort(compareTitles);
    sorted.set(texts, (found = titles.map(({ text }) => text)));
  }
  return found;
}
