import type { TextReader } from '../model/text-reader';
import type { SharedExpansions } from '../wikitext/transclusion';

/** Reads wikitext for the model. The reader is loaded with the first text: most wikis in tests declare what pages use. */
export const readText: TextReader = (source, { template, exists }) => {
  const expanded: SharedExpansions = new Map();
  const { contentLanguage } = source.site;
  const magicWord = contentLanguage && ((written: string) => contentLanguage.englishWord(written));
  return (text, page) => {
    const { readWikitext } = require('../wikitext/wikitext') as typeof import('../wikitext/wikitext');
    return readWikitext(text, {
      ...{ rules: source.site, source, page, template, exists, expanded },
      ...(magicWord && { magicWord }),
    });
  };
};
