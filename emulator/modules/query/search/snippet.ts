import { toLowerCase } from '../../../model/search-words';
import { escapeHtml, escapeRegExp } from '../../../text/escape';

/** A part of a query as it was written, which is highlighted where it occurs. */
export interface HighlightedTerm {
  readonly text: string;
  /** Whether more letters may follow it. */
  readonly isPrefix: boolean;
}

const longestSnippet = 2;
/** Of a long line, this much before the last occurrence is shown, and a little more after it. */
const context = 75;
const omitted = '...';

/** Like `\b`, of all letters and digits. */
const boundary = String.raw`(?:(?<=[\p{L}\p{N}_])(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_]))`;

/** Quoted texts and words of a query; marks between them separate. */
const term = /-?"([^"]*)"\*?|-?([\w.'\-\x80-\uffff]+)(\*?)/g;

/** The terms of a query that snippets highlight (reading 18.4). */
export function highlightedTerms(query: string): HighlightedTerm[] {
  return Array.from(toLowerCase(query).matchAll(term), ([, phrase, word = '', star]) => {
    if (phrase === undefined) return { text: word, isPrefix: star === '*' };
    return { text: phrase.replace(/[^\w.'"*\-\x80-\uffff]/g, ' '), isPrefix: false };
  }).filter(({ text }) => text !== '');
}

/** Real wikis show nothing if there are so many terms. */
const longestPattern = 50_000;

/** Shows where terms occur: the first two lines of a text that have one, as HTML (reading 18.4). */
export function makeSnippet(text: string, terms: readonly HighlightedTerm[], quote: '"' | "'"): string {
  const alternatives = terms.map(({ text: written, isPrefix }) => {
    return escapeRegExp(written) + (isPrefix ? '' : boundary);
  });
  const pattern = [...new Set(alternatives)].join('|');
  if (pattern === '' || pattern.length > longestPattern) return '';
  const occurrence = new RegExp(`${boundary}(?:${pattern})`, 'giu');
  const mark = `<span class=${quote}searchmatch${quote}>$&</span>`;
  let snippet = '';
  let lines = 0;
  for (const line of text.split('\n')) {
    const shown = excerpt(line, occurrence);
    if (shown === undefined) continue;
    snippet += `${escapeHtml(shown).replace(occurrence, mark)}\n`;
    if (++lines === longestSnippet) break;
  }
  return snippet;
}

/** What is shown of a line; undefined if no term occurs in it. */
function excerpt(line: string, occurrence: RegExp): string | undefined {
  let last: RegExpExecArray | undefined;
  occurrence.lastIndex = 0;
  for (let found = occurrence.exec(line); found; found = occurrence.exec(line)) {
    last = found;
    // The next one may overlap it.
    occurrence.lastIndex = found.index + (line.codePointAt(found.index)! > 0xffff ? 2 : 1);
  }
  if (!last) return undefined;
  const before = Array.from(line.slice(0, last.index));
  const after = Array.from(line.slice(last.index + last[0].length));
  const cut = [omitted, ...Array.from(before.slice(-context).join('').trimStart())];
  // It is not cut if that would make it no shorter.
  const isCut = before.length > context && cut.length + omitted.length - 1 < before.length;
  const beginning = (isCut ? cut : before).join('');
  return `${beginning}${last[0]}${after.slice(0, context + 1).join('')}`;
}
