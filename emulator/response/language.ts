/** Longer codes are no codes (asked with 200 characters). */
const longestCode = 128;

/**
 * The language that a code asks for (facts 1, `uselang`): lower case; the content language for `user` (nobody here has
 * set another), `content` and for codes that cannot be one.
 */
export function normaliseLanguage(code: string, contentLanguage: string): string {
  if (code === 'user' || code === 'content' || code === 'qqq' || code === '') return contentLanguage;
  if (code.length > longestCode || /[:/\\&<>'"#|\0\ufffd]/.test(code)) return contentLanguage;
  return code.toLowerCase();
}
