import { searchFold } from './search-words';

/** A word that pages must have, or the beginning of one. */
export interface SearchedWord {
  readonly text: string;
  readonly isPrefix: boolean;
}

/** Words that must follow each other. None at all are nowhere. */
export type SearchedPhrase = readonly SearchedWord[];

/** Text in quotes, or what stands between them; a quote without another one separates words. */
const quoted = /"([^"]*)"|[^"]+|"/g;
const searchedWord = /([0-9a-z\x80-\uffff]+)(\*?)/g;

/** What a page must have, all of it: the words of a query, and the phrases in quotes (reading 18.2). */
export function readSearchQuery(query: string): SearchedPhrase[] {
  const phrases: SearchedPhrase[] = [];
  for (const [text, phrase] of searchFold(query).matchAll(quoted)) {
    const words = Array.from((phrase ?? text).matchAll(searchedWord), ([, found = '', star]) => {
      return { text: found, isPrefix: star === '*' };
    });
    if (phrase !== undefined) phrases.push(words);
    else for (const each of words) phrases.push([each]);
  }
  return phrases;
}
