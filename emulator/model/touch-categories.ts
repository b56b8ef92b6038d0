import type { Page } from './page';
import { categoryNamespace } from './namespaces';
import { touchedPage } from './revisions';
import type { WikiModel } from './wiki-model';

/**
 * Touches the pages of the categories that a page has entered or left by a write (sequence more-changes-in-detail, steps 9 to 23).
 *
 * @param before the page before the write, and after it; `undefined` if there is none
 */
export function touchCategories(wiki: WikiModel, before: Page | undefined, after: Page | undefined): void {
  const [were, are] = [categoryKeys(before), categoryKeys(after)];
  const left = [...were].filter((key) => !are.has(key));
  const entered = [...are].filter((key) => !were.has(key));
  for (const key of [...left, ...entered]) {
    const category = wiki.pages.findTitle(categoryNamespace, key);
    if (category && category.touched < wiki.now) wiki.pages.put(touchedPage(wiki, category, wiki.now));
  }
}

function categoryKeys(page: Page | undefined): ReadonlySet<string> {
  return new Set(page?.categories?.map(({ key }) => key));
}
