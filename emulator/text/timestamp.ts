/** A time as the API prints it, to the second: `2026-01-31T12:00:00Z`. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** The same of a time in seconds since 1970, which need not be given. */
export function timestampOfSeconds(seconds: number | undefined): string | undefined {
  return seconds === undefined ? undefined : timestamp(seconds * 1000);
}
