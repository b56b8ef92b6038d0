/** What would play with a terminal: control characters could rewrite its other lines, direction marks their order. */
const harmful = /[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g;

/** A text of a wiki as one harmless line: `\u001b` for the character that begins terminal commands. */
export function legible(text: string): string {
  return text.replace(harmful, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A text in so many characters at most. */
export function shorten(text: string, length: number): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}
