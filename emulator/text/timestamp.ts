/** A time as the API prints it, to the second: `2026-01-31T12:00:00Z`. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
}
