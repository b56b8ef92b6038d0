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
  const [old, now] = [before, after].map((page) => page?.categories?.map(({ key }) => key) ?? []) as [
    string[],
    string[],
  ];
  if (old.length === 0 && now.length === 0) return;
  const [were, are] = [new Set(old), new Set(now)];
  const changed = [...old.filter((key) => !are.has(key)), ...now.filter((key) => !were.has(key))];
  for (const key of changed) {
    const category = wiki.pages.findTitle(categoryNamespace, key);
    if (category && category.touched < wiki.now) wiki.pages.put(touchedPage(wiki, category, wiki.now));
  }
}
