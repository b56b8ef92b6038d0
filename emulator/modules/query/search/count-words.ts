/** The number of words of a text as PHP counts them: in ASCII letters, with apostrophes and hyphens (reading 18.3). */
export function countWords(text: string): number {
  let count = 0;
  // Marks at the beginning, and a hyphen at the end, are no words.
  for (const _ of text.replace(/^['-]+|-$/g, '').matchAll(/[a-z'-]+/gi)) count++;
  return count;
}
