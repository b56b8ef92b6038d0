import type { TimeWords } from '../text/written-time';

/** The languages of messages: English, keys instead of texts (`qqx`), or another one. */
export type MessageLanguage = 'en' | 'qqx' | MessageTranslation;

/** The texts of a language other than English (`translated-messages.ts`). */
export interface MessageTranslation {
  /**
   * The text of a message; `undefined` if the language has none.
   *
   * @param insert formats a parameter
   */
  text<Parameter>(
    key: string,
    parameters: readonly Parameter[],
    insert: (parameter: Parameter) => string,
  ): string | undefined;
  /** `, ` and the like, which lists are joined with. */
  separator(key: MessageSeparator): string;
  formatNumber(value: number): string;
  /** The number that `formatNumber` wrote, with European digits. */
  plainNumber(text: string): string;
  /** The form for a count: of `one|other`, or of `1=one|other`. */
  pluralForm(count: number, forms: readonly string[]): string;
  readonly timeWords: TimeWords;
}

export type MessageSeparator = 'comma-separator' | 'and' | 'word-separator';

/** Longer codes are invalid. */
const longestCode = 128;

/** Characters that no code contains: those that are invalid in titles or in names of folders. */
const impossible = /[\0-\x1f\x7f:/\\&<>'"#[\]{|}]|%[0-9A-Fa-f]{2}/;

/** Codes that have been replaced by others. */
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

/** Whether there may be a language with a code. */
export function isPossibleCode(code: string): boolean {
  return code.length <= longestCode && !impossible.test(code);
}

/**
 * The language that a code selects (core 1, `uselang`): in lower case, except for letters beyond ASCII; the content
 * language for `content` and for invalid codes. Unknown codes are kept.
 *
 * @param code as received, with one character per byte: it is read before invalid UTF-8 is replaced
 */
export function languageCode(code: string, contentLanguage: string): string {
  if (code === 'en') return code;
  if (code === '' || code === '0' || code === 'content') return contentLanguage;
  if (!isPossibleCode(code)) return contentLanguage;
  const lower = code.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return lower === 'qqq' ? contentLanguage : (replaced.get(lower) ?? lower);
}
