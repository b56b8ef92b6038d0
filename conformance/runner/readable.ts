import { redactSessionTokens } from '../../emulator/redact/request-secrets';
import { detached } from '../../emulator/text/detached';

/** The longest value in a report, in characters. */

const maximumLength = 240;

/** A value as reports show it: short JSON without secrets; `nothing` for undefined. */
export function readable(value: unknown): string {
  return value === undefined ? 'nothing' : shorten(JSON.stringify(value));
}

/** A `Set-Cookie` without its secret value. */
export function hideCookieValue(text: string): string {
  return text.replace(/=([^;]{3})[^;]+/, '=$1…');
}

/** Only the beginning of a long text is read, because no more of it is shown. */
function shorten(text: string): string {
  const shown = redactSessionTokens(text.slice(0, maximumLength * 40), '$1…');
  if (shown.length <= maximumLength) return shown;
  const length = text.length <= maximumLength * 40 ? shown.length : text.length;
  return `${detached(shown.slice(0, maximumLength))}… (${length} characters)`;
}
