/** What a client reads in the error formats bc and plaintext: a message without its markup (core 6.1). */
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

const space = /[\t\n\f\r ]/;

/**
 * Where a tag ends, as browsers see it: `>` in a quoted attribute value does not end it. One pass over the text, however
 * broken it is.
 *
 * @param opening where the `<` stands that a name follows, with or without a slash
 * @returns the position after `>`, or the length of the text where the tag is never closed
 */
function afterTag(text: string, opening: number): number {
  let at = skip(text, opening + 1, /[^\t\n\f\r >]/);
  // A slash ends the name of the element, what follows it may be the name of an attribute.
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
