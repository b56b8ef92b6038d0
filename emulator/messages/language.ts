/** Longer codes are no codes. */
const longestCode = 128;

/** What no code holds: what could not stand in a title, or would lead out of a folder. */
const impossible = /[\0-\x1f\x7f:/\\&<>'"#[\]{|}]|%[0-9A-Fa-f]{2}/;

/** Codes that others have replaced. */
const replaced = new Map([
  ['als', 'gsw'],
  ['bat-smg', 'sgs'],
  ['be-x-old', 'be-tarask'],
  ['bh', 'bho'],
  ['egl', 'eml'],
  ['fiu-vro', 'vro'],
  ['no', 'nb'],
  ['roa-rup', 'rup'],
  ['simple', 'en'],
  ['zh-classical', 'lzh'],
  ['zh-min-nan', 'nan'],
  ['zh-yue', 'yue'],
]);

/**
 * The language that a code asks for (core 1, `uselang`): lower case, but for letters beyond ASCII; the content
 * language for `content` and for what cannot be a code. A code that nobody knows stays what it is.
 *
 * @param code one byte a character, as it came in: it is looked at before anyone repairs it
 */
export function languageCode(code: string, contentLanguage: string): string {
  if (code === '' || code === '0' || code === 'content') return contentLanguage;
  if (code.length > longestCode || impossible.test(code)) return contentLanguage;
  const lower = code.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return lower === 'qqq' ? contentLanguage : (replaced.get(lower) ?? lower);
}
