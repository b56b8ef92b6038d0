/** The most characters that the comment of a revision or log entry has. */
const longestComment = 500;

/** Without spaces around it; not without those that only Unicode has (sequence comments, step 2). */
export function withoutSpaceAround(text: string): string {
  return text.replace(/^[ \t\n\r\0\x0B]+/, '').replace(/[ \t\n\r\0\x0B]+$/, '');
}

/** A comment as it is kept: without spaces around it, and not too long (writing 6.5). */
export function keptComment(text: string): string {
  return notTooLong(withoutSpaceAround(text));
}

/** A comment, or its beginning with dots. */
export function notTooLong(text: string): string {
  if (text.length <= longestComment) return text;
  const characters = Array.from(text);
  if (characters.length <= longestComment) return text;
  const beginning = characters.slice(0, longestComment - 3).join('');
  return `${beginning.trimEnd()}...`;
}
