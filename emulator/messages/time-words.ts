import { englishTimeWords, monthKeys, type TimeWords } from '../text/written-time';
import type { MessageLanguage } from './language';

/** In `qqx`, the names of months are keys as well. */
export function timeWordsOf(language: MessageLanguage): TimeWords {
  if (language === 'en') return englishTimeWords;
  if (language !== 'qqx') return language.timeWords;
  return { ...englishTimeWords, months: monthKeys.map((key) => `(${key})`) };
}
