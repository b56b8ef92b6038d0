import type { MessageKey } from '../../messages/message-texts';
import { readTimestamp } from '../../request/timestamp-value';
import { readEnglishTime } from '../../text/english-time';
import type { ActionRun } from '../module-run';

/** What a text for no end may say; the case matters. */
const endless = new Set(['infinite', 'indefinite', 'infinity', 'never']);

/** $wgWatchlistExpiryMaxDuration of a fresh wiki. */
const usualMaximum = { '1.39': '6 months', '1.43': '1 year' } as const;

/**
 * Reads `expiry`, or a parameter like it: a word for no end, a time, or a time from now in English (writing 4.3). What is later than the wiki allows
 * becomes the latest time, with a warning.
 *
 * @returns milliseconds since 1970; infinity for no end
 * @throws UsageError `badexpiry`, `badexpiry-past`
 */
export function readExpiry(run: ActionRun, text: string, name = 'expiry'): number {
  if (endless.has(text)) return Infinity;
  const { wiki, release, nowSeconds } = run.context;
  const now = nowSeconds * 1000;
  const fail = (code: 'badexpiry' | 'badexpiry-past') => {
    const key: MessageKey = `paramvalidator-${code}`;
    const parameters = [{ plaintext: run.parameter(name) }, { plaintext: text }];
    return run.error({ code, key, parameters });
  };
  const time = readTime(text, now);
  if (time === undefined) throw fail('badexpiry');
  if (time < now) throw fail('badexpiry-past');
  const maximum = wiki.site.settings.watchlistExpiryMaximum ?? release.choose(usualMaximum);
  if (endless.has(maximum)) return time;
  const latest = readTime(maximum, now) ?? Infinity;
  if (time <= latest) return time;
  const code = 'paramvalidator-badexpiry-duration-max';
  run.warn({
    ...{ code, key: code },
    parameters: [{ plaintext: run.parameter(name) }, { plaintext: text }, maximum],
  });
  return latest;
}

/** An absolute time, or one that counts from now. Four digits are a time of day. */
function readTime(text: string, now: number): number | undefined {
  if (/^\d{14}$|^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/.test(text)) {
    const seconds = readTimestamp(text, now / 1000);
    return seconds === undefined ? undefined : seconds * 1000;
  }
  if (text.trim() === '') return undefined;
  return readEnglishTime(text.replace(/^(\d\d)(\d\d)$/, '$1:$2'), now)?.getTime();
}
