/**
 * How deep lists and objects may be nested. Responses of wikis have about ten levels; many JSON parsers have the same
 * limit, and recursion into deeper values overflows the stack.
 */
export const deepestJson = 512;

/** The value of a text in JSON; undefined if it is not JSON, or is nested deeper than `deepestJson`. */
export function readJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a JSON text has more levels than are read. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let place = 0; place < text.length; place++) {
    switch (text.charCodeAt(place)) {
      case 0x22: // "
        place = endOfString(text, place);
        break;
      case 0x5b: // [
      case 0x7b: // {
        if (++depth > deepestJson) return true;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth--;
    }
  }
  return false;
}

/** The index of the quotation mark that ends a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let place = start + 1; place < text.length; place++) {
    const character = text.charCodeAt(place);
    if (character === 0x22) return place;
    if (character === 0x5c) place++;
  }
  return text.length;
}
