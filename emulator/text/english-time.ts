import { englishTimeWords } from './written-time';

const { months } = englishTimeWords;

const month = `(${months.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})\\.?`;
const monthIndex = (name: string): number =>
  months.findIndex((known) => known.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase());

/** Forms of a date; each gives year, month from 0 and day. */
const dateForms: readonly (readonly [RegExp, (match: readonly string[], now: Date) => [number, number, number]])[] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})(?=$|[T\s])/, ([, y, m, d]) => [Number(y), Number(m) - 1, Number(d)]],
  [/^(\d{4})\/(\d{1,2})\/(\d{1,2})(?=$|\s)/, ([, y, m, d]) => [Number(y), Number(m) - 1, Number(d)]],
  [/^(\d{4})(\d\d)(\d\d)(?=$|\s)/, ([, y, m, d]) => [Number(y), Number(m) - 1, Number(d)]],
  [/^(\d{4})-(\d{1,2})(?=$|\s)/, ([, y, m]) => [Number(y), Number(m) - 1, 1]],
  [/^(\d{1,2})[.](\d{1,2})[.](\d{4})(?=$|\s)/, ([, d, m, y]) => [Number(y), Number(m) - 1, Number(d)]],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4})(?=$|\s)/, ([, m, d, y]) => [Number(y), Number(m) - 1, Number(d)]],
  [
    new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[ -]*${month}[ ,-]*(\\d{4})(?=$|\\s)`, 'i'),
    ([, d, m = '', y]) => [Number(y), monthIndex(m), Number(d)],
  ],
  [
    new RegExp(`^${month} *(\\d{1,2})(?:st|nd|rd|th)?[ ,]+(\\d{4})(?=$|\\s)`, 'i'),
    ([, m = '', d, y]) => [Number(y), monthIndex(m), Number(d)],
  ],
  [new RegExp(`^${month}[ ,]*(\\d{4})(?=$|\\s)`, 'i'), ([, m = '', y]) => [Number(y), monthIndex(m), 1]],
  [
    new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)? *${month}(?=$|\\s)`, 'i'),
    ([, d, m = ''], now) => [now.getUTCFullYear(), monthIndex(m), Number(d)],
  ],
  [
    new RegExp(`^${month} *(\\d{1,2})(?:st|nd|rd|th)?(?=$|\\s)`, 'i'),
    ([, m = '', d], now) => [now.getUTCFullYear(), monthIndex(m), Number(d)],
  ],
  [new RegExp(`^${month}(?=$|\\s)`, 'i'), ([, m = ''], now) => [now.getUTCFullYear(), monthIndex(m), now.getUTCDate()]],
];

const TIME_OF_DAY = /^[T\s]*(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(am|pm)?(?![\d:.])/i;
/** `+02:00`, `-530`, `GMT+2`, `(est)`, `n` */
const ZONE = /^\s*(?:(?:GMT)?([+-])(\d{1,2}?)(?::?(\d\d))?|\(?([a-z]{1,4})\)?)(?=$|\s)/i;
const RELATIVE =
  /^\s*([+-]?)\s*(\d+|an?|next|last|previous|this)?\s*(second|sec|minute|min|hour|day|week|fortnight|month|year)s?(\s+ago)?(?=$|[\s+-])/i;

const WEEKDAY =
  /^\s*(?:(next|last|previous|this)\s+)?(sun(?:day)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?)(?=$|\s)/i;

/** White space that separates nothing, unlike no-break spaces (sequence blank-expiries). */
const NO_SEPARATOR = /[\u1680\u2000-\u200a\u2028\u2029\u205f\u3000\ufeff]/;

/** Dots and commas separate as spaces do, at the ends, too (sequence blank-expiries). */
function withoutSeparators(text: string): string {
  const isSeparator = (index: number) => /[\s.,]/.test(text.charAt(index));
  let [start, end] = [0, text.length];
  while (start < end && isSeparator(start)) start++;
  while (end > start && isSeparator(end - 1)) end--;
  return text.slice(start, end);
}

/**
 * Reads a time in English, as PHP's `strtotime` does: dates in common forms, times of day, `now`, `tomorrow`, `1 week`,
 * `2 days ago`, `@86400`.
 *
 * Zones are offsets, letters and common abbreviations (sequence expiries-with-zones).
 *
 * @param now in milliseconds since 1970, from which relative times count
 */
export function readEnglishTime(text: string, now: number): Date | undefined {
  if (NO_SEPARATOR.test(text)) return undefined;
  const current = new Date(now);
  let rest = withoutSeparators(text);
  if (rest === '') return current;
  // Within a text, not all white space separates (sequence blank-expiries).
  if (/[\v\f\r]/.test(rest)) return undefined;
  const digits = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(rest);
  if (digits !== null) {
    const [y = 0, m = 0, d = 0, ...clockParts] = digits.slice(1).map(Number);
    return new Date(Date.UTC(y, m - 1, d, ...clockParts));
  }
  if (/^\d{4}$/.test(rest)) return new Date(Date.UTC(Number(rest), current.getUTCMonth(), current.getUTCDate()));
  const seconds = /^@(-?\d{1,12})$/.exec(rest);
  if (seconds !== null) return new Date(Number(seconds[1]) * 1000);
  const date = new Date(now);
  for (const [pattern, read] of dateForms) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    const [year, index, day] = read(match, current);
    if (index < 0 || index > 11 || day > 31) return undefined;
    date.setTime(Date.UTC(year, index, day));
    rest = rest.slice(match[0].length);
    break;
  }
  return readRest(rest, date);
}

/** The time of day, and steps from there. */
function readRest(text: string, date: Date): Date | undefined {
  let rest = text;
  let hasTime = false;
  let offset: number | undefined;
  while (rest.trim() !== '') {
    const weekday = WEEKDAY.exec(rest);
    if (weekday !== null) {
      toWeekday(date, weekday[2]!, weekday[1]);
      rest = rest.slice(weekday[0].length);
      continue;
    }
    const word = /^\s*(now|today|midnight|noon|tomorrow|yesterday)(?=$|\s)/i.exec(rest);
    const time = word === null ? TIME_OF_DAY.exec(rest) : null;
    const step = word === null && time === null ? RELATIVE.exec(rest) : null;
    const zone = word === null && time === null && step === null ? ZONE.exec(rest) : null;
    const match = word ?? time ?? step ?? zone;
    if (match === null) return undefined;
    if (word !== null) applyWord(word[1]!.toLowerCase(), date);
    else if (time !== null) {
      if (hasTime) return undefined;
      hasTime = true;
      const [, hours, minutes, seconds = '0', half] = time;
      const shift = half === undefined ? Number(hours) : (Number(hours) % 12) + (/pm/i.test(half) ? 12 : 0);
      if (shift > 24 || Number(minutes) > 59) return undefined;
      date.setUTCHours(shift, Number(minutes), Number(seconds), 0);
    } else if (step !== null) {
      const [, sign, given = '1', unit, ago] = step;
      const amount = { next: '1', last: '-1', previous: '-1', this: '0' }[given.toLowerCase()] ?? given;
      const count = (Number.parseInt(amount, 10) || 1) * (sign === '-' ? -1 : 1) * (ago === undefined ? 1 : -1);
      addTo(date, amount === '0' ? 0 : count, unit!.toLowerCase());
    }
    if (zone !== null) {
      const minutes = zoneMinutes(zone);
      if (minutes === undefined) return undefined;
      offset ??= minutes;
    }
    rest = rest.slice(match[0].length);
  }
  date.setTime(date.getTime() - (offset ?? 0) * 60_000);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Hours east of Greenwich. */
const zoneHours: Readonly<Record<string, number>> = {
  ...{ utc: 0, gmt: 0, wet: 0, west: 1, bst: 1, cet: 1, cest: 2, eet: 2, eest: 3, msk: 3 },
  ...{ ast: -4, adt: -3, est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
  ...{ akst: -9, akdt: -8, hst: -10, jst: 9, awst: 8, acst: 9.5, acdt: 10.5, aest: 10, aedt: 11, nzst: 12, nzdt: 13 },
};
/** Those of one letter; there is no J. */
const zoneLetters = { east: 'zabcdefghiklm', west: 'znopqrstuvwxy' } as const;

/** Minutes east of Greenwich; undefined if there is no such zone. */
function zoneMinutes([, sign, hours, minutes = '0', name = '']: readonly (string | undefined)[]): number | undefined {
  if (sign !== undefined) {
    const amount = Number(hours) * 60 + Number(minutes);
    return Number(minutes) > 59 ? undefined : sign === '-' ? -amount : amount;
  }
  const known = name.toLowerCase();
  if (Object.hasOwn(zoneHours, known)) return zoneHours[known]! * 60;
  const [east, west] = [zoneLetters.east.indexOf(known), zoneLetters.west.indexOf(known)];
  if (known.length > 1 || Math.max(east, west) < 0) return undefined;
  return (east >= 0 ? east : -west) * 60;
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The day may be today, unless it is the next or the last one. */
function toWeekday(date: Date, name: string, direction = 'this'): void {
  const days = (weekdays.indexOf(name.slice(0, 3).toLowerCase()) - date.getUTCDay() + 7) % 7;
  const isLast = /last|previous/i.test(direction);
  const steps = isLast ? days - 7 : days === 0 && /next/i.test(direction) ? 7 : days;
  date.setUTCDate(date.getUTCDate() + steps);
  date.setUTCHours(0, 0, 0, 0);
}

function applyWord(word: string, date: Date): void {
  if (word === 'noon') date.setUTCHours(12, 0, 0, 0);
  else if (['today', 'midnight', 'tomorrow', 'yesterday'].includes(word)) date.setUTCHours(0, 0, 0, 0);
  if (word === 'tomorrow') date.setUTCDate(date.getUTCDate() + 1);
  if (word === 'yesterday') date.setUTCDate(date.getUTCDate() - 1);
}

const stepSeconds: Readonly<Record<string, number>> = {
  ...{ second: 1, sec: 1, minute: 60, min: 60, hour: 3600, day: 86_400, week: 604_800, fortnight: 1_209_600 },
};

function addTo(date: Date, count: number, unit: string): void {
  if (unit === 'month') date.setUTCMonth(date.getUTCMonth() + count);
  else if (unit === 'year') date.setUTCFullYear(date.getUTCFullYear() + count);
  else date.setTime(date.getTime() + count * (stepSeconds[unit] ?? 0) * 1000);
}
