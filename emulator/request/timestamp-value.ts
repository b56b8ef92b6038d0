/**
 * Times as the API takes them: `now`, seconds since 1970, 14 digits, ISO 8601 and its kin, the dates of e-mail and of
 * HTTP (asked).
 *
 * @returns seconds since 1970; undefined for what is no time, or none of the years 0 to 9999
 */
export function readTimestamp(text: string, now: number): number | undefined {
  if (text === 'now') return now;
  const seconds = readSeconds(text) ?? readFields(text) ?? readNamedMonth(text);
  return seconds === undefined || seconds < earliest || seconds > latest ? undefined : seconds;
}

const earliest = -62_167_219_200;
const latest = 253_402_300_799;

/** Up to 13 digits, also with a minus sign: seconds since 1970. */
function readSeconds(text: string): number | undefined {
  return /^-?\d{1,13}$/.test(text) ? Number(text) : undefined;
}

/** `20260131120000`, the way real wikis keep times; also `20260131T120000Z`. */
const compact = /^(\d{4})()(\d\d)(\d\d)(?:T(?=.{7}$))?(\d\d)(\d\d)(\d\d)(Z)?$/;

/** `2026-01-31T12:00:00Z`, also with a space, without `Z`, with a fraction or an offset, with colons in the date. */
const separated = /^(\d{4})([-:])(\d\d)\2(\d\d)[T ](\d\d):(\d\d):(\d\d)(?:[.,]\d{1,9})?(Z| ?[+-]\d\d(?::?\d\d)?)?$/;

function readFields(text: string): number | undefined {
  const fields = compact.exec(text) ?? separated.exec(text);
  if (!fields) return undefined;
  const [, year, , month, day, hour, minute, second, zone = 'Z'] = fields;
  return secondsOf([year, month, day, hour, minute, second].map(Number)) - offsetOf(zone.trim());
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Sat, 31 Jan 2026 12:00:00 GMT`, the weekday optional. */
const mailDate =
  /^\s*(?:([A-Z][a-z]{2}),\s*)?(\d{1,2})\s+([A-Z][a-z]{2})\s+(\d{4})\s+(\d\d:\d\d:\d\d)\s+(GMT|UTC|[+-]\d{4})\s*$/;

/** `Saturday, 31-Jan-26 12:00:00 GMT`, an older form. */
const dashedDate = /^([A-Z][a-z]{2})[a-z]*, (\d\d)-([A-Z][a-z]{2})-(\d\d) (\d\d:\d\d:\d\d) (GMT|UTC)$/;

/** `Sat Jan 31 12:00:00 2026`, the form of C. */
const plainDate = /^([A-Z][a-z]{2}) ([A-Z][a-z]{2}) +(\d{1,2}) (\d\d:\d\d:\d\d) (\d{4})$/;

function readNamedMonth(text: string): number | undefined {
  const rearranged = text
    .replace(dashedDate, (_, weekday, day, month, year: string, time, zone) => {
      return [`${weekday},`, day, month, Number(year) < 70 ? `20${year}` : `19${year}`, time, zone].join(' ');
    })
    .replace(plainDate, '$1, $3 $2 $5 $4 GMT');
  const [, weekday, day, month = '', year, time = '', zone = ''] = mailDate.exec(rearranged) ?? [];
  const monthIndex = months.indexOf(month);
  if (monthIndex < 0) return undefined;
  const fields = [Number(year), monthIndex + 1, Number(day), ...time.split(':').map(Number)];
  const seconds = secondsOf(fields) - (/\d/.test(zone) ? offsetOf(zone) : 0);
  return weekday === undefined ? seconds : atWeekday(seconds, weekdays.indexOf(weekday));
}

const secondsPerDay = 86_400;

/** The real software believes the weekday: the next one counts. */
function atWeekday(seconds: number, weekday: number): number | undefined {
  if (weekday < 0) return undefined;
  const days = (weekday - new Date(seconds * 1000).getUTCDay() + 7) % 7;
  return seconds + days * secondsPerDay;
}

/** What is too large is carried over: the 13th month is January of the next year. */
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
