/** Values as reports show them: JSON, short, and without what gives access to an account. */

const maximumLength = 240;

/** Tokens of sessions and accounts: a hash, a time, and the mark of tokens (core 3.2). Its beginning tells two apart. */
const token = /\b([0-9a-f]{6})[0-9a-f]{26,}(?=\+\\)/g;

/** A text as JSON, any other value as JSON; nothing where there is no value. */
export function readable(value: unknown): string {
  return value === undefined ? 'nothing' : shorten(JSON.stringify(hideSecrets(value)));
}

/** A `Set-Cookie` without the value that makes it a secret. */
export function hideCookieValue(text: string): string {
  return text.replace(/=([^;]{3})[^;]+/, '=$1…');
}

function hideSecrets(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(token, '$1…');
  if (Array.isArray(value)) return value.map(hideSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, hideSecrets(member)]));
}

function shorten(text: string): string {
  if (text.length <= maximumLength) return text;
  return `${text.slice(0, maximumLength)}… (${text.length} characters)`;
}
