/** The number of words of a text as PHP counts them: in ASCII letters, with apostrophes and hyphens (reading 18.3). */
export function countWords(text: string): number {
  // Marks at the beginning, and a hyphen at the end, are no words.
  return text.replace(/^['-]+|-$/g, '').match(/[a-z'-]+/gi)?.length ?? 0;
}
