import { readTimestamp } from '../../request/timestamp-value';
import { readEnglishTime } from '../../text/english-time';

/** What a text for no end may say; the case matters. */
const endless: ReadonlySet<string> = new Set(['infinite', 'indefinite', 'infinity', 'never']);

/**
 * Reads when something ends: a word for no end, a time, or a time from now in English (writing 6.4).
 *
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970; infinity for no end; `undefined` for an invalid text
 */
export function readEnd(text: string, now: number): number | undefined {
  if (endless.has(text)) return Infinity;
  if (/^\d{14}$/.test(text)) {
    const seconds = readTimestamp(text, now / 1000);
    return seconds === undefined ? undefined : seconds * 1000;
  }
  // A text of nothing but spaces is the present (sequence blank-expiries).
  if (text === '') return undefined;
  return readEnglishTime(text.replace(/^(\d\d)(\d\d)$/, '$1:$2'), now)?.getTime();
}
