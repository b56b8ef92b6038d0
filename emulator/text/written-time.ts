/** The names and forms of times in a language. */
export interface TimeWords {
  /** From January. */
  readonly months: readonly string[];
  /** As they follow a day: `ноября` for `ноябрь`. */
  readonly monthsOfDays: readonly string[];
  readonly shortMonths: readonly string[];
  /** From Sunday. */
  readonly days: readonly string[];
  readonly shortDays: readonly string[];
  /** How times are written, in letters that stand for parts (`timeParts`) and other text. */
  readonly forms: Readonly<Record<TimeForm, string>>;
  /** The name of Universal Time. */
  readonly zone: string;
  /** Converts the digits of a text. */
  readonly digits: (text: string) => string;
}

export type TimeForm = 'timeAndDate' | 'date' | 'time';

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const short = (name: string): string => name.slice(0, 3);

export const englishTimeWords: TimeWords = {
  months,
  monthsOfDays: months,
  shortMonths: months.map(short),
  days,
  shortDays: days.map(short),
  forms: { timeAndDate: 'H:i, j F Y', date: 'j F Y', time: 'H:i' },
  zone: 'UTC',
  digits: String,
};

/** The messages with the names of the months, from January. */
export const monthKeys: readonly string[] = months.map((month) => (month === 'May' ? 'may_long' : month.toLowerCase()));

const two = (value: number): string => String(value).padStart(2, '0');

/** What the letters of a form stand for, as in `date` of PHP; `xg` is the name of a month after a day. */
export const timeParts: Readonly<Record<string, (date: Date, words: TimeWords) => string>> = {
  Y: (date, { digits }) => digits(String(date.getUTCFullYear())),
  n: (date, { digits }) => digits(String(date.getUTCMonth() + 1)),
  j: (date, { digits }) => digits(String(date.getUTCDate())),
  H: (date, { digits }) => digits(two(date.getUTCHours())),
  i: (date, { digits }) => digits(two(date.getUTCMinutes())),
  F: (date, { months: names }) => names[date.getUTCMonth()]!,
  xg: (date, { monthsOfDays }) => monthsOfDays[date.getUTCMonth()]!,
  M: (date, { shortMonths }) => shortMonths[date.getUTCMonth()]!,
  l: (date, { days: names }) => names[date.getUTCDay()]!,
  D: (date, { shortDays }) => shortDays[date.getUTCDay()]!,
};

/**
 * A time in words: `04:02, 21 November 2026` in English.
 *
 * @param milliseconds since 1970
 */
export function writtenTime(milliseconds: number, words = englishTimeWords, form: TimeForm = 'timeAndDate'): string {
  const date = new Date(milliseconds);
  return words.forms[form].replace(/"([^"]*)"|xg|[A-Za-z]/g, (part, quoted?: string) => {
    return quoted ?? timeParts[part]?.(date, words) ?? part;
  });
}
