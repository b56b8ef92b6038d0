import { fileNamespace } from './namespaces';
import type { Page } from './page';
import { pageOfText } from './page-content';
import type { Restriction } from './protection';
import type { Titled } from './title';
import type { WikiModel } from './wiki-model';

/** A page whose protection cascades to another one. */
export interface CascadingSource {
  readonly page: Page;
  readonly restrictions: readonly Restriction[];
}

/** The pages that transclude a page, or embed a file, and whose protection cascades (writing 6.4). */
export function cascadingSources(wiki: WikiModel, title: Titled): CascadingSource[] {
  const { pages, protections } = wiki;
  return protections.cascading().flatMap((id) => {
    const page = pages.find(id);
    if (!page || !includes(wiki, page, title)) return [];
    const restrictions = protections.ofPage(id).filter((one) => one.cascade && protections.holds(one));
    return [{ page, restrictions }];
  });
}

function includes(wiki: WikiModel, page: Page, { namespace, key }: Titled): boolean {
  if (namespace === fileNamespace) return page.uses.includes(key);
  let isFound = false;
  if (page.text === undefined) return false;
  const read = wiki.readTexts({
    template(title) {
      if (title.namespace === namespace && title.key === key) isFound = true;
      return wiki.pages.findTitle(title.namespace, title.key)?.text;
    },
    exists: (title) => wiki.pages.findTitle(title.namespace, title.key) !== undefined,
    hasFile: (key) => wiki.hasFile(key),
  });
  read(page.text, pageOfText(page));
  return isFound;
}
