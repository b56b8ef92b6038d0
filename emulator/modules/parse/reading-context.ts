import type { PageOfText } from '../../model/text-reader';
import type { WikitextContext } from '../../wikitext/transclusion';
import type { RequestContext } from '../context';

/** What reading a text needs that is not the stored text of a page. */
export function readingContext(wiki: RequestContext['wiki'], page: PageOfText): WikitextContext {
  const { contentLanguage } = wiki.site;
  return {
    ...{ rules: wiki.site, source: wiki, page },
    template: ({ namespace, key }) => wiki.pages.findTitle(namespace, key)?.text,
    exists: ({ namespace, key }) => wiki.pages.findTitle(namespace, key) !== undefined,
    hasFile: (key) => wiki.hasFile(key),
    ...(contentLanguage && { magicWord: (name: string) => contentLanguage.englishWord(name) }),
  };
}
