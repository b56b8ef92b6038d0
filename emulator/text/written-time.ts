const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/**
 * A time in words, in English: `04:02, 21 November 2026`.
 *
 * @param milliseconds since 1970
 * @param name puts the name of the month into the language. Default: as it is.
 */
export function writtenTime(milliseconds: number, name: (month: string) => string = String): string {
  const time = new Date(milliseconds);
  const clock = time.toISOString().slice(11, 16);
  return `${clock}, ${time.getUTCDate()} ${name(months[time.getUTCMonth()] ?? '')} ${time.getUTCFullYear()}`;
}
