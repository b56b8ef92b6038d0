/** What a user has set, by name: texts, save for `0` (reading 6.5). */
export function ownOptions(options: Readonly<Record<string, string>> = {}): (readonly [string, string | number])[] {
  return Object.entries(options)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [name, value === '0' ? 0 : value]);
}
