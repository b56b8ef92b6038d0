import { months, readEnglishTime } from '../../text/english-time';
import { shownError } from './expression';
import { days, isoWeek } from './variables';

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
  const date = readEnglishTime(time, now);
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
