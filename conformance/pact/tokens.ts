/** What everybody gets who is not logged in; it is no secret (spec 2.2). */
export const publicToken = '+\\';

/** As the specification writes values that say nothing: `<WATCH_TOKEN>` (spec 2.2). */
export function maskedToken(member: string): string {
  return `<${member.replace(/token$/, '_token').toUpperCase()}>`;
}

/** An answer in which such values stand for tokens of sessions. */
export function withoutTokens(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return name.endsWith('token') && value !== publicToken ? maskedToken(name) : value;
  if (Array.isArray(value)) return value.map((entry) => withoutTokens(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([member, inner]) => [member, withoutTokens(inner, member)]));
}
