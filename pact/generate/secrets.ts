import { anonymousToken } from '../../emulator/text/anonymous-token';

/** One of those that are kept for examples (RFC 5737). */
const documentationAddress = '192.0.2.1';

/** As the specification writes values that say nothing: `<WATCH_TOKEN>` (spec 2.2). */
export function maskedToken(member: string): string {
  return `<${member.replace(/token$/, '_token').toUpperCase()}>`;
}

/** An answer in which values that say nothing stand for tokens of sessions, and for the addresses of machines. */
export function withoutSecrets(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return withoutSecretsInText(value, name);
  if (Array.isArray(value)) return value.map((entry) => withoutSecrets(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([member, inner]) => [member, withoutSecrets(inner, member)]));
}

function withoutSecretsInText(text: string, name: string): string {
  if (name.endsWith('token')) return text === anonymousToken ? text : maskedToken(name);
  return text.replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, documentationAddress);
}
