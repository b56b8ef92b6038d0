/**
 * The language that a code asks for (facts 1, `uselang`): lower case; the content language for `user` (nobody here has
 * set another), `content` and for codes that cannot be one.
 */
export function normaliseLanguage(code: string, contentLanguage: string): string {
  if (code === 'user' || code === 'content' || code === '' || /[:/\\&<>'"#|\0]/.test(code)) return contentLanguage;
  return code.toLowerCase();
}
