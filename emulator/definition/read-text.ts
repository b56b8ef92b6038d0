import type { TextReader } from '../model/text-reader';
import type { SharedExpansions } from '../wikitext/transclusion';

/** Reads wikitext for the model. Its reader is loaded with the first text: most wikis of tests say what pages use. */
export const readText: TextReader = (rules, template) => {
  const expanded: SharedExpansions = new Map();
  return (text) => {
    const { readWikitext } = require('../wikitext/wikitext') as typeof import('../wikitext/wikitext');
    return readWikitext(text, { rules, template, expanded });
  };
};
