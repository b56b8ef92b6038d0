/** What a client reads in the error formats bc and plaintext: a message without its markup (core 6.1). */
import { afterTag } from './markup-end';

/**
 * Markup of values and code becomes quotation marks, other tags go, entities are decoded, runs of ASCII white space are
 * one space.
 */
export function plainText(wikitext: string): string {
  if (!/[<&\s]/.test(wikitext)) return wikitext;
  return stripTags(wikitext.replace(/<\/?(?:var|kbd|samp|code)>/g, '"'))
    .replace(/[\t\n\v\f\r ]+/g, ' ')
    .replace(/^ | $/g, '');
}

/** The elements that leave a space where they begin and end. */
const spacing = new Set(
  (
    'address article aside blockquote br canvas dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr li main nav noscript ol output p pre section table td tfoot th tr ul video'
  ).split(' '),
);

/** The elements whose text is not shown; the end of either shows text again. */
const hiding = new Set(['script', 'style']);

/** Reads tags as a browser does; one that is never closed swallows the rest (core 6.1). */
function stripTags(text: string): string {
  let stripped = '';
  let shown = true;
  for (let at = 0; at < text.length;) {
    const opening = nextMarkup(text, at);
    if (shown) stripped += decodeEntities(text.slice(at, opening));
    if (opening === text.length) break;
    const name = tagName(text, opening);
    if (spacing.has(name)) stripped += ' ';
    else if (hiding.has(name)) shown = text[opening + 1] === '/';
    at = name === '' ? afterComment(text, opening) : afterTag(text, opening);
  }
  return stripped;
}

/** Where the next tag or comment begins: `<` before a letter, `!`, `?`, or a slash and anything. */
function nextMarkup(text: string, from: number): number {
  for (let at = text.indexOf('<', from); at >= 0; at = text.indexOf('<', at + 1)) {
    if (/^<(?:[A-Za-z!?]|\/[^])/.test(text.slice(at, at + 3))) return at;
  }
  return text.length;
}

/** Lower case; nothing for a comment, or what counts as one, such as `</1>`. */
function tagName(text: string, opening: number): string {
  const name = /<\/?([A-Za-z][^\t\n\f\r />]*)/y;
  name.lastIndex = opening;
  return name.exec(text)?.[1]?.toLowerCase() ?? '';
}

function afterComment(text: string, opening: number): number {
  const ending = text.startsWith('<!--', opening) ? /<!--(?:-?>|[^]*?--!?>)/y : /<[^>]*>/y;
  ending.lastIndex = opening;
  return ending.test(text) ? ending.lastIndex : text.length;
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  // Loaded here because most responses hold no entity at all, and the table costs start-up time.
  const { decodeHTML } = require('entities') as typeof import('entities');
  return decodeHTML(text);
}
