/** What would play with a terminal: control characters could rewrite its other lines, direction marks their order. */
const harmful = /[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
/**
 * What build servers take for commands when a step prints it: `##[error]` and `##vso[…]` anywhere, `::error::` at the
 * beginning of a line. One character of it is enough to write differently.
 */
const command = /#(?=#[a-z]{0,20}\[)|^(?=\s*::[a-z-]+)\s*:/gi;

/** A text of a wiki as one harmless line: `\u001b` for the character that begins terminal commands. */
export function terminalSafe(text: string): string {
  return text.replace(harmful, codeOf).replace(command, (found) => found.slice(0, -1) + codeOf(found.slice(-1)));
}

/** The same of a text that has lines of its own, and keeps them. */
export function terminalSafeLines(text: string): string {
  return text.split('\n').map(terminalSafe).join('\n');
}

/** JSON that says the same, and that a terminal or a build server can be shown. */
export function terminalSafeJson(json: string): string {
  const safe = json.replace(/[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, codeOf);
  return safe.replace(/#(?=#[a-z]{0,20}\[)/gi, codeOf);
}

/**
 * A text within XML, which then says the same, on one line: whatever is no plain character is a reference, and so is the
 * beginning of what a build server takes for a command. What XML cannot have, not even as a reference, is shown as `\u0000`.
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
  // A character is two units at most: what stands behind is not looked at, however long it is.
  const characters = Array.from(text.slice(0, (length + 1) * 2));
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}
