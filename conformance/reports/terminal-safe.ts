/**
 * Characters that manipulate a terminal: control characters could overwrite other lines, direction marks could reorder
 * them.
 */
const harmful = /[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
/**
 * What build servers take for commands when a step prints it: `##[error]` and `##vso[…]` anywhere, `::error::` at the
 * beginning of a line. Escaping one character is enough.
 */
const command = /#(?=#[a-z]{0,20}\[)|^(?=\s*::[a-z-]+)\s*:/gi;

/** A text of a wiki as one safe line: `\u001b` for the character that begins terminal commands. */
export function terminalSafe(text: string): string {
  return text.replace(harmful, codeOf).replace(command, (found) => found.slice(0, -1) + codeOf(found.slice(-1)));
}

/** The same for a text of several lines, which stay. */
export function terminalSafeLines(text: string): string {
  return text.split('\n').map(terminalSafe).join('\n');
}

/** Equivalent JSON that is safe to show on a terminal or a build server. */
export function terminalSafeJson(json: string): string {
  const safe = json.replace(/[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, codeOf);
  return safe.replace(/#(?=#[a-z]{0,20}\[)/gi, codeOf);
}

/**
 * A text for XML, on one line: special characters become references, and so does the first character of what a build
 * server takes for a command. Characters that XML cannot contain, not even as references, are shown as `\u0000`.
 */
export function xmlText(text: string): string {
  return text
    .replace(impossibleInXml, codeOf)
    .replace(/[&<>"]/g, (character) => namedReferences[character] ?? character)
    .replace(toBeReferences, (character) => `&#${character.charCodeAt(0)};`);
}

const namedReferences: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const impossibleInXml = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const toBeReferences =
  /[\t\n\r\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|#(?=#[a-z]{0,20}\[)|(?<=^\s*):(?=:)/gi;

function codeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A text with at most this many characters. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  // A character has at most two code units: the rest of the text is not read, however long it is.
  const characters = Array.from(text.slice(0, (length + 1) * 2));
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}
