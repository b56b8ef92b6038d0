import { anonymousToken } from '../../emulator/text/anonymous-token';

/** An address reserved for documentation (RFC 5737). */
const documentationAddress = '192.0.2.1';

/** A placeholder in the style of the specification: `<WATCH_TOKEN>` (spec 2.2). */
export function tokenPlaceholder(member: string): string {
  return `<${member.replace(/token$/, '_token').toUpperCase()}>`;
}

/** A response in which placeholders replace tokens of sessions and addresses of machines. */
export function redactResponse(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return redactText(value, name);
  if (Array.isArray(value)) return value.map((entry) => redactResponse(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([member, inner]) => [member, redactResponse(inner, member)]));
}

function redactText(text: string, name: string): string {
  if (name.endsWith('token')) return text === anonymousToken ? text : tokenPlaceholder(name);
  return text.replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, documentationAddress);
}
