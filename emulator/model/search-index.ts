import { indexedContent } from './indexed-content';
import type { Page } from './page';
import type { SearchedPhrase, SearchedWord } from './search-query';
import { wordsOfText, wordsOfTitle } from './search-words';
import { SortedGroups } from './sorted-groups';
import { SortedList } from './sorted-list';

/** What is searched: titles without their namespaces, or texts. */
export type SearchedPart = 'title' | 'text';

/** The pages with each word, updated with every change of a page (reading 18.1). */
export class SearchIndex {
  /** Ids of pages, by part and word: `title:box`. */
  private pages = new SortedGroups<string, number>((one, other) => one - other);
  /** What the pages are grouped by, in order. Created when the beginning of a word is first searched for. */
  private words: SortedList<string> | undefined;

  copy(): SearchIndex {
    const copy = new SearchIndex();
    copy.pages = this.pages.copy();
    copy.words = this.words?.copy();
    return copy;
  }

  add(page: Page): void {
    for (const key of keysOf(page)) {
      if (this.words && !this.pages.get(key)) this.words.add(key);
      this.pages.add(key, page.id);
    }
  }

  remove(page: Page): void {
    for (const key of keysOf(page)) {
      this.pages.remove(key, page.id);
      if (this.words && !this.pages.get(key)) this.words.remove(key);
    }
  }

  /**
   * The pages that have all phrases, in no particular order; without any phrase there are none.
   *
   * @param find the page with an id
   */
  find(part: SearchedPart, phrases: readonly SearchedPhrase[], find: (id: number) => Page | undefined): Page[] {
    if (phrases.length === 0 || phrases.some((words) => words.length === 0)) return [];
    const lists = phrases.flat().map((word) => this.pagesWith(part, word));
    const [fewest, ...others] = lists.sort((one, other) => one.size - other.size);
    const inOrder = phrases.filter(({ length }) => length > 1);
    const found: Page[] = [];
    for (const id of fewest?.walk(false) ?? []) {
      if (!others.every((list) => holds(list, id))) continue;
      const page = find(id);
      if (page && (inOrder.length === 0 || hasPhrases(wordsOfPart(page, part), inOrder))) found.push(page);
    }
    return found;
  }

  private pagesWith(part: SearchedPart, { text, isPrefix }: SearchedWord): SortedList<number> {
    const key = `${part}:${text}`;
    if (!isPrefix) return this.pages.get(key) ?? noPages;
    const ids = new Set<number>();
    for (const word of this.sortedWords().walk(false, (other) => (other < key ? -1 : 1))) {
      if (!word.startsWith(key)) break;
      for (const id of this.pages.get(word)?.walk(false) ?? []) ids.add(id);
    }
    const list = new SortedList<number>((one, other) => one - other);
    for (const id of [...ids].sort((one, other) => one - other)) list.add(id);
    return list;
  }

  private sortedWords(): SortedList<string> {
    if (this.words) return this.words;
    this.words = new SortedList((one, other) => (one < other ? -1 : Number(one > other)));
    for (const word of [...this.pages.keys()].sort()) this.words.add(word);
    return this.words;
  }
}

const noPages = new SortedList<number>(() => 0);

function holds(list: SortedList<number>, id: number): boolean {
  return list.walk(false, (other) => other - id).next().value === id;
}

function keysOf(page: Page): Set<string> {
  return new Set(
    (['title', 'text'] as const).flatMap((part) => wordsOfPart(page, part).map((word) => `${part}:${word}`)),
  );
}

function wordsOfPart(page: Page, part: SearchedPart): string[] {
  const { key, text } = indexedContent(page);
  return part === 'text' ? wordsOfText(text) : wordsOfTitle(key.replaceAll('_', ' '));
}

/** Whether the words of each phrase follow each other somewhere. */
function hasPhrases(words: readonly string[], phrases: readonly SearchedPhrase[]): boolean {
  return phrases.every((phrase) =>
    words.some((_, at) =>
      phrase.every(({ text, isPrefix }, step) => {
        const word = words[at + step];
        return word !== undefined && (isPrefix ? word.startsWith(text) : word === text);
      }),
    ),
  );
}
