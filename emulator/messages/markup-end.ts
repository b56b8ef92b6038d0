/**
 * Where a tag ends, as browsers see it: `>` in a quoted value of an attribute does not end it. One pass over the text,
 * however it is broken.
 */

const space = /[\t\n\f\r ]/;

/**
 * @param opening where the `<` stands that a name follows, with or without a slash
 * @returns the position after `>`, or the length of the text where the tag is never closed
 */
export function afterTag(text: string, opening: number): number {
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
