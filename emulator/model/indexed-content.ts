import type { Page } from './page';

/** What the index of a search holds of a page (reading 18.1). */
export interface IndexedContent {
  readonly key: string;
  readonly text: string;
}

export function indexedContent({ key, searchedAs = key, text = '', searchedText = text }: Page): IndexedContent {
  return { key: searchedAs, text: searchedText };
}

/** A page that the index holds as it is; the same object if it did before. */
export function indexedNow(page: Page): Page {
  const { searchedAs, searchedText, ...now } = page;
  return searchedAs === undefined && searchedText === undefined ? page : now;
}

/** A page whose change the index did not follow. */
export function indexedAs(page: Page, { key, text }: IndexedContent): Page {
  return {
    ...indexedNow(page),
    ...(key !== page.key && { searchedAs: key }),
    ...(text !== (page.text ?? '') && { searchedText: text }),
  };
}
