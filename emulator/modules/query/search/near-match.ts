import type { Page } from '../../../model/page';
import { toLowerCase } from '../../../model/search-words';
import { isTitle, parseTitle } from '../../../model/title';
import type { WikiModel } from '../../../model/wiki-model';

/** The page whose title a query is, but for its case (reading 18.2). Quotes around the query do not matter. */
export function findNearMatch({ pages, site }: WikiModel, query: string): Page | undefined {
  for (const text of [query, /^"([^"]*)"$/.exec(query)?.[1] ?? '']) {
    for (const spelling of spellings(text.trim())) {
      const title = parseTitle(spelling, site);
      const page = isTitle(title) && title.interwiki === '' ? pages.findTitle(title.namespace, title.key) : undefined;
      if (page) return page;
    }
  }
  return undefined;
}

function spellings(text: string): string[] {
  // Only words without other letters than those of ASCII keep their capitals.
  const kept = /^[\0-\x7f]*$/.test(text) ? text : toLowerCase(text);
  return [
    ...[text, toLowerCase(text), text.toUpperCase()],
    ...[kept.replace(/(?<!\S)\S/gu, capitalise), kept.replace(/(?<![\p{L}\p{N}_])\p{L}/gu, capitalise)],
  ];
}

function capitalise(letter: string): string {
  return letter.toUpperCase();
}
