import { readEnglishTime } from '../../text/english-time';
import { englishTimeWords, timeParts, type TimeWords } from '../../text/written-time';
import { shownError } from './expression';
import { isoWeek } from './variables';

const two = (value: number): string => String(value).padStart(2, '0');
const hour12 = (date: Date): number => date.getUTCHours() % 12 || 12;
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
const dayOfYear = (date: Date): number =>
  Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000);
const clock = (date: Date): string =>
  `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
const inEnglish = (letter: string, date: Date): string => timeParts[letter]!(date, englishTimeWords);

/** What other letters stand for than in the forms of languages. */
const codes: Readonly<Record<string, (date: Date) => string>> = {
  y: (date) => two(date.getUTCFullYear() % 100),
  L: (date) => String(Number(daysIn(date.getUTCFullYear(), 1) === 29)),
  o: (date) => String(isoWeek(date).year),
  m: (date) => two(date.getUTCMonth() + 1),
  t: (date) => String(daysIn(date.getUTCFullYear(), date.getUTCMonth())),
  W: (date) => two(isoWeek(date).week),
  d: (date) => two(date.getUTCDate()),
  z: (date) => String(dayOfYear(date)),
  N: (date) => String(date.getUTCDay() || 7),
  w: (date) => String(date.getUTCDay()),
  a: (date) => (date.getUTCHours() < 12 ? 'am' : 'pm'),
  A: (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
  g: (date) => String(hour12(date)),
  h: (date) => two(hour12(date)),
  G: (date) => String(date.getUTCHours()),
  s: (date) => two(date.getUTCSeconds()),
  U: (date) => String(Math.floor(date.getTime() / 1000)),
  c: (date) => `${date.toISOString().slice(0, 19)}+00:00`,
  r: (date) =>
    `${inEnglish('D', date)}, ${two(date.getUTCDate())} ${inEnglish('M', date)} ${date.getUTCFullYear()} ${clock(date)} +0000`,
  e: () => 'UTC',
  T: () => 'UTC',
  P: () => '+00:00',
  O: () => '+0000',
  I: () => '0',
  Z: () => '0',
};

/**
 * `#time`: a time in a format of PHP's `date`. Times are those that wikis use most: ISO 8601, `20200131`, `31 January 2020`,
 * `January 31, 2020`, `31.1.2020`, `@86400`, `now`, `today`, `+1 day`, read in English and written in the language of the words.
 */
export function formatTime(format: string, time: string, now: number, words: TimeWords): string {
  const date = readEnglishTime(time, now);
  if (date === undefined) return shownError('Error: Invalid time.');
  const plain = { ...words, digits: String };
  let shown = '';
  let isRoman = false;
  let isPlain = false;
  let arePlain = false;
  for (const [token] of format.matchAll(/x[a-zN]|\\[^]|"[^"]*"|[^]/gu)) {
    if (token === 'xr') isRoman = true;
    else if (token === 'xn') isPlain = true;
    else if (token === 'xN') arePlain = !arePlain;
    else {
      const part = token === 'xx' ? 'x' : (timeParts[token]?.(date, plain) ?? codes[token]?.(date) ?? literal(token));
      if (!/^\d+$/.test(part)) shown += part;
      else if (isRoman) shown += roman(Number(part));
      else shown += isPlain || arePlain ? part : words.digits(part);
      isRoman = false;
      isPlain = false;
    }
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
