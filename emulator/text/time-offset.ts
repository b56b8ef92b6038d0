/** How many minutes the clocks of a time zone of the IANA database are ahead of UTC at a time, in milliseconds since 1970. */
export function timeOffset(timeZone: string, time: number): number {
  if (timeZone === 'UTC') return 0;
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour, minute, second } = parts;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.round((shown - time) / 60_000);
}
