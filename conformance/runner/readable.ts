import { redactSessionTokens } from '../../emulator/redact/request-secrets';
import { detached } from '../../emulator/text/detached';

/** Values as reports show them: JSON, short, and without what gives access to an account. */

const maximumLength = 240;

/** A text as JSON, any other value as JSON; nothing where there is no value. */
export function readable(value: unknown): string {
  return value === undefined ? 'nothing' : shorten(JSON.stringify(value));
}

/** A `Set-Cookie` without the value that makes it a secret. */
export function hideCookieValue(text: string): string {
  return text.replace(/=([^;]{3})[^;]+/, '=$1…');
}

/** Of a long text only the beginning is looked at: no more of it is shown. */
function shorten(text: string): string {
  const shown = redactSessionTokens(text.slice(0, maximumLength * 40), '$1…');
  if (shown.length <= maximumLength) return shown;
  const length = text.length <= maximumLength * 40 ? shown.length : text.length;
  return `${detached(shown.slice(0, maximumLength))}… (${length} characters)`;
}
