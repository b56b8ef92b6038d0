import { shownError } from './expression';
import { days, isoWeek, months } from './variables';

const two = (value: number): string => String(value).padStart(2, '0');
const hour12 = (date: Date): number => date.getUTCHours() % 12 || 12;
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
const dayOfYear = (date: Date): number =>
  Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000);
const clock = (date: Date): string =>
  `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
const dayName = (date: Date): string => days[date.getUTCDay()]!;
const monthName = (date: Date): string => months[date.getUTCMonth()]!;

const codes: Readonly<Record<string, (date: Date) => string>> = {
  Y: (date) => String(date.getUTCFullYear()),
  y: (date) => two(date.getUTCFullYear() % 100),
  L: (date) => String(Number(daysIn(date.getUTCFullYear(), 1) === 29)),
  o: (date) => String(isoWeek(date).year),
  n: (date) => String(date.getUTCMonth() + 1),
  m: (date) => two(date.getUTCMonth() + 1),
  M: (date) => monthName(date).slice(0, 3),
  F: monthName,
  xg: monthName,
  t: (date) => String(daysIn(date.getUTCFullYear(), date.getUTCMonth())),
  W: (date) => two(isoWeek(date).week),
  j: (date) => String(date.getUTCDate()),
  d: (date) => two(date.getUTCDate()),
  z: (date) => String(dayOfYear(date)),
  D: (date) => dayName(date).slice(0, 3),
  l: dayName,
  N: (date) => String(date.getUTCDay() || 7),
  w: (date) => String(date.getUTCDay()),
  a: (date) => (date.getUTCHours() < 12 ? 'am' : 'pm'),
  A: (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
  g: (date) => String(hour12(date)),
  h: (date) => two(hour12(date)),
  G: (date) => String(date.getUTCHours()),
  H: (date) => two(date.getUTCHours()),
  i: (date) => two(date.getUTCMinutes()),
  s: (date) => two(date.getUTCSeconds()),
  U: (date) => String(Math.floor(date.getTime() / 1000)),
  c: (date) => `${date.toISOString().slice(0, 19)}+00:00`,
  r: (date) =>
    `${dayName(date).slice(0, 3)}, ${two(date.getUTCDate())} ${monthName(date).slice(0, 3)} ${date.getUTCFullYear()} ${clock(date)} +0000`,
  e: () => 'UTC',
  T: () => 'UTC',
  P: () => '+00:00',
  O: () => '+0000',
  I: () => '0',
  Z: () => '0',
};

/**
 * `#time`: a time in a format of PHP's `date`. Times are those that wikis use most: ISO 8601, `20200131`, `31 January 2020`,
 * `January 31, 2020`, `31.1.2020`, `@86400`, `now`, `today`, `+1 day`. Names are English.
 */
export function formatTime(format: string, time: string, now: number): string {
  const date = readTime(time, now);
  if (date === undefined) return shownError('Error: Invalid time.');
  let shown = '';
  let isRoman = false;
  for (const [token] of format.matchAll(/x[a-zN]|\\[^]|"[^"]*"|[^]/gu)) {
    if (token === 'xr') {
      isRoman = true;
      continue;
    }
    if (token === 'xn' || token === 'xN') continue;
    const value = token === 'xx' ? 'x' : (codes[token]?.(date) ?? literal(token));
    shown += isRoman && /^\d+$/.test(value) ? roman(Number(value)) : value;
    isRoman = false;
  }
  return shown;
}

function literal(token: string): string {
  if (token.startsWith('\\')) return token.slice(1);
  return token.length > 1 && token.startsWith('"') ? token.slice(1, -1) : token;
}

const numerals = [
  ...([
    [1000, 'M'],
    [900, 'CM'],
    [500, 'D'],
    [400, 'CD'],
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
  ] as const),
  ...([
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ] as const),
];

function roman(value: number): string {
  if (value > 10_000 || value < 1) return String(value);
  let rest = value;
  let text = '';
  for (const [worth, numeral] of numerals) for (; rest >= worth; rest -= worth) text += numeral;
  return text;
}

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

const TIME_OF_DAY = /^[T\s]*(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(am|pm)?\s*(?:Z|UTC|GMT|\+00:?00)?(?=$|\s)/i;
const RELATIVE =
  /^\s*([+-]?)\s*(\d+|an?)?\s*(second|sec|minute|min|hour|day|week|fortnight|month|year)s?(\s+ago)?(?=$|[\s+-])/i;

function readTime(text: string, now: number): Date | undefined {
  const current = new Date(now);
  let rest = text.trim();
  if (rest === '') return current;
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
  while (rest.trim() !== '') {
    const word = /^\s*(now|today|midnight|noon|tomorrow|yesterday|UTC|GMT|Z)(?=$|\s)/i.exec(rest);
    const time = word === null ? TIME_OF_DAY.exec(rest) : null;
    const step = word === null && time === null ? RELATIVE.exec(rest) : null;
    const match = word ?? time ?? step;
    if (match === null) return undefined;
    if (word !== null) applyWord(word[1]!.toLowerCase(), date);
    else if (time !== null) {
      const [, hours, minutes, seconds = '0', half] = time;
      const shift = half === undefined ? Number(hours) : (Number(hours) % 12) + (/pm/i.test(half) ? 12 : 0);
      if (shift > 24 || Number(minutes) > 59) return undefined;
      date.setUTCHours(shift, Number(minutes), Number(seconds), 0);
    } else if (step !== null) {
      const [, sign, amount = '1', unit, ago] = step;
      const count = (Number.parseInt(amount, 10) || 1) * (sign === '-' ? -1 : 1) * (ago === undefined ? 1 : -1);
      addTo(date, amount === '0' ? 0 : count, unit!.toLowerCase());
    }
    rest = rest.slice(match[0].length);
  }
  return Number.isNaN(date.getTime()) ? undefined : date;
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
