import type { Page } from './page';

/** What the index of a search holds of a page (reading 18.1). */
export interface IndexedContent {
  readonly key: string;
  readonly text: string;
}

export function indexedContent({ key, searchedAs = key, text = '', searchedText = text }: Page): IndexedContent {
  return { key: searchedAs, text: searchedText };
}

/** A page whose change the index did not follow. */
export function indexedAs(page: Page, { key, text }: IndexedContent): Page {
  const indexed: { -readonly [Member in keyof Page]: Page[Member] } = { ...page };
  delete indexed.searchedAs;
  delete indexed.searchedText;
  if (key !== page.key) indexed.searchedAs = key;
  if (text !== (page.text ?? '')) indexed.searchedText = text;
  return indexed;
}
