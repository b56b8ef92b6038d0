/**
 * The text of HTML, as a browser reads it, on one line: tags are removed, character references are decoded, runs of ASCII white
 * space become one space.
 */
export function visibleText(html: string): string {
  if (!/[<&\s]/.test(html)) return html;
  return stripTags(html)
    .replace(/[\t\n\v\f\r ]+/g, ' ')
    .replace(/^ | $/g, '');
}

/** The elements that leave a space at their start and end. */
const spacing = new Set(
  (
    'address article aside blockquote br canvas dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr li main nav noscript ol output p pre section table td tfoot th tr ul video'
  ).split(' '),
);

/** The elements whose text is hidden; the end of either shows text again. */
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

/** The start of the next tag or comment: `<` before a letter, `!`, `?`, or a slash and any character. */
function nextMarkup(text: string, from: number): number {
  for (let at = text.indexOf('<', from); at >= 0; at = text.indexOf('<', at + 1)) {
    if (/^<(?:[A-Za-z!?]|\/[^])/.test(text.slice(at, at + 3))) return at;
  }
  return text.length;
}

/** The name in lower case; empty for a comment or what counts as one, such as `</1>`. */
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
  // Loaded lazily: most responses contain no entity, and the table costs start-up time.
  const { decodeHTML } = require('entities') as typeof import('entities');
  return decodeHTML(text);
}

const space = /[\t\n\f\r ]/;

/**
 * Finds the end of a tag like a browser: `>` in a quoted attribute value does not end it. One pass over the text, however
 * broken it is.
 *
 * @param opening the position of a `<` that a name follows, with or without a slash
 * @returns the position after `>`, or the length of the text if the tag is never closed
 */
function afterTag(text: string, opening: number): number {
  let at = skip(text, opening + 1, /[^\t\n\f\r >]/);
  // A slash ends the name of the element; an attribute name may follow.
  const slash = text.indexOf('/', opening + 2);
  if (slash >= 0 && slash < at) at = slash;
  while (at < text.length) {
    const character = text[at] ?? '';
    if (character === '>') return at + 1;
    at = character === '/' || space.test(character) ? at + 1 : afterAttribute(text, at);
  }
  return text.length;
}

/** The name may begin with `=`. */
function afterAttribute(text: string, from: number): number {
  const nameEnd = skip(text, from + 1, /[^\t\n\f\r />=]/);
  const equals = skip(text, nameEnd, space);
  if (text[equals] !== '=') return nameEnd;
  return afterValue(text, skip(text, equals + 1, space));
}

function afterValue(text: string, from: number): number {
  const quote = text[from];
  if (quote !== '"' && quote !== "'") return skip(text, from, /[^\t\n\f\r >]/);
  const closing = text.indexOf(quote, from + 1);
  return closing < 0 ? text.length : closing + 1;
}

function skip(text: string, from: number, characters: RegExp): number {
  let at = from;
  while (at < text.length && characters.test(text[at] ?? '')) at++;
  return at;
}
