/**
 * Reads a time in the forms of the API: `now`, seconds since 1970, 14 digits, ISO 8601 and similar forms, the dates of e-mail
 * and HTTP.
 *
 * @returns seconds since 1970; undefined for an invalid time, or one outside the years 0 to 9999
 */
export function readTimestamp(text: string, now: number): number | undefined {
  if (text === 'now') return now;
  const seconds = readSeconds(text) ?? readFields(text) ?? readNamedMonth(text);
  return seconds === undefined || seconds < earliest || seconds > latest ? undefined : seconds;
}

const earliest = -62_167_219_200;
const latest = 253_402_300_799;

/** Seconds since 1970: up to 13 digits, also with a minus sign, or fewer digits with a fraction, which is ignored. */
function readSeconds(text: string): number | undefined {
  return /^-?(?:\d{1,13}|\d{1,12}\.\d{1,6})$/.test(text) ? Math.floor(Number(text)) : undefined;
}

const fraction = '(?:[.,]\\d{1,6})?';
const offset = '(Z|[+-]\\d\\d(?::?\\d\\d)?)?';

/** Year, month, day, hour, minute and second, then an offset; most forms may end with a line break. */
const numericForms = [
  /** `20260131120000`, as in the database of real wikis. */
  /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/,
  /** `20260131T120000Z`, also with a fraction or an offset. */
  new RegExp(`^(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)${fraction}${offset}\\n?$`),
  /** `2026-01-31T12:00:00Z`, also with a space, without `Z`, with a fraction or an offset. */
  new RegExp(`^(\\d{4})-(\\d\\d)-(\\d\\d)[T ](\\d\\d):(\\d\\d):(\\d\\d)${fraction}${offset}\\n?$`),
  /** `2026-01-31 12:00:00 GMT` */
  /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.\d{1,6})? GMT\n?$/,
  /** `2026:01:31 12:00:00`, as in the metadata of photographs. */
  /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/,
];

/** `31-01-2026 12:00:00.000000`, with the day first. */
const dayFirst = /^(\d\d)-(\d\d)-(\d{4}) (\d\d:\d\d:\d\d)\.\d{6}\n?$/;

function readFields(text: string): number | undefined {
  const ordered = text.replace(dayFirst, '$3-$2-$1 $4');
  for (const form of numericForms) {
    const [whole, ...fields] = form.exec(ordered) ?? [];
    if (whole !== undefined) return secondsOf(fields.slice(0, 6).map(Number)) - offsetOf(fields[6] ?? 'Z');
  }
  return undefined;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Any single letter is read as UTC, unlike in military time zones. */
const zoneName = '(GMT|UTC|[A-Z]|[ECMP][SD]T|[+-]\\d{4})';

/** `Sat, 31 Jan 2026 12:00:00 GMT`; weekday and zone are optional, the year may have two digits, and a comment may follow. */
const mailDate = new RegExp(
  '^\\s*(?:([A-Z][a-z]{2}),\\s*)?(\\d{1,2})\\s+([A-Z][a-z]{2})\\s+(\\d{2,4})\\s+(\\d\\d:\\d\\d:\\d\\d)' +
    `(?:\\s+${zoneName})?\\s*(?:;.*)?$`,
  's',
);

/** `Saturday, 31-Jan-26 12:00:00 GMT`, an older form. */
const dashedDate = new RegExp(
  `^([A-Z][a-z]{2})[a-z]*day, (\\d\\d)-([A-Z][a-z]{2})-(\\d\\d) (\\d\\d:\\d\\d:\\d\\d)(?: ${zoneName}?)?\\n?$`,
);

/** `Sat Jan 31 12:00:00 2026`, as from `asctime` of C. */
const plainDate = /^([A-Z][a-z]{2}) ([A-Z][a-z]{2}) +(\d{1,2}) (\d\d:\d\d:\d\d) (\d{4})\n?$/;

/** Hours behind UTC, without and with summer time. */
const americanZones: Readonly<Record<string, number>> = { E: 5, C: 6, M: 7, P: 8 };

function readNamedMonth(text: string): number | undefined {
  const rearranged = text
    .replace(dashedDate, (_, weekday, day, month, year: string, time, zone = 'GMT') => {
      return [`${weekday},`, day, month, Number(year) < 70 ? `20${year}` : `19${year}`, time, zone].join(' ');
    })
    .replace(plainDate, '$1, $3 $2 $5 $4 GMT');
  const [, weekday, day, month = '', year = '', time = '', zone = 'GMT'] = mailDate.exec(rearranged) ?? [];
  const monthIndex = months.indexOf(month);
  if (monthIndex < 0) return undefined;
  const fields = [wholeYear(year), monthIndex + 1, Number(day), ...time.split(':').map(Number)];
  const seconds = secondsOf(fields) - zoneOffset(zone);
  return weekday === undefined ? seconds : atWeekday(seconds, weekdays.indexOf(weekday));
}

/** `26` and `026` are 2026, `70` is 1970. */
function wholeYear(text: string): number {
  const year = Number(text);
  if (text.length === 4) return year;
  return year + (text.length === 2 && year < 50 ? 2000 : 1900) + (text.length === 3 && year < 50 ? 100 : 0);
}

/** In seconds. */
function zoneOffset(zone: string): number {
  if (/\d/.test(zone)) return offsetOf(zone);
  const behind = /^[ECMP][SD]T$/.test(zone) ? (americanZones[zone.slice(0, 1)] ?? 0) : 0;
  return (zone[1] === 'D' ? 1 - behind : -behind) * 3600;
}

const secondsPerDay = 86_400;

/** MediaWiki trusts the weekday: the next such day counts. */
function atWeekday(seconds: number, weekday: number): number | undefined {
  if (weekday < 0) return undefined;
  const days = (weekday - new Date(seconds * 1000).getUTCDay() + 7) % 7;
  return seconds + days * secondsPerDay;
}

/** Excess values carry over: the 13th month is January of the next year. */
function secondsOf([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: readonly number[]): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  return date.getTime() / 1000;
}

/** `+01:00` in seconds. */
function offsetOf(zone: string): number {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  const seconds = Number(hours) * 3600 + Number(minutes) * 60;
  return sign === '-' ? -seconds : seconds;
}
