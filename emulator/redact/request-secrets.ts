import type { RequestHeaders } from '../exchange';
import { anonymousToken } from '../text/anonymous-token';

/**
 * Secrets that can be told by their names or by their form: in the debug block and the journal, which real wikis do not
 * redact (docs/differences.md), in reports and in contracts. `Redactor` finds those whose values are known.
 */
export const hidden = '<hidden>';

const secretHeaders = new Set(['cookie', 'authorization', 'proxy-authorization', 'x-csrf-token']);

/** Passwords and tokens, by every name that an action of the API gives them. */
const secretParameter = /(?:password|token|retype)$/i;

/** The token of a session or an account: a hash and a time before the mark of tokens (core 3.2). */
const sessionToken = /(?<![0-9a-f])([0-9a-f]{6})[0-9a-f]{26,}(?=\+\\)/g;

/** The same in an excerpt, whose end may have cut off the mark. */
const cutSessionToken = /\b[0-9a-f]{32,}(?=\+|…|$)/g;

/** The value of a cookie that logs somebody in (core 7.4). */
const cookieValue = /(?<![0-9A-Za-z])[0-9a-v]{32}(?![0-9A-Za-z])/g;

/** Whether the values of a parameter are never shown. */
export function isSecretParameter(name: string): boolean {
  return secretParameter.test(name);
}

/** Whether a text has the token of a session in it. */
export function hasSessionToken(text: string): boolean {
  return text.search(sessionToken) >= 0;
}

/**
 * A text without the tokens of sessions.
 *
 * @param replacement of each; `$1` is its beginning, which tells two apart
 */
export function redactSessionTokens(text: string, replacement: string = hidden): string {
  return text.replace(sessionToken, replacement);
}

/** An excerpt of a text without the tokens of sessions, also one that it cuts off. */
export function redactExcerpt(excerpt: string): string {
  return excerpt.replace(cutSessionToken, hidden);
}

/** A text without what looks like the value of a cookie of a session. */
export function redactCookieValues(text: string): string {
  return text.replace(cookieValue, hidden);
}

/** Headers as a real wiki lists them, in upper case and in the order received, without their secrets. */
export function redactHeaders(headers: RequestHeaders): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) shown[name.toUpperCase()] = secretHeaders.has(name) ? hidden : value;
  }
  return shown;
}

/** What is shown in place of the value of a secret parameter; undefined for the value itself. */
type Replace = (name: string, value: string) => string | undefined;

const hide: Replace = () => hidden;

/** Says what to fill in, where others are to send the request again. */
const nameOnly: Replace = (name, value) => (value === '' || decode(value) === anonymousToken ? undefined : `<${name}>`);

/** Path and query as received, without the secrets in the query. */
export function redactUrl(url: string): string {
  return redactQuery(url, hide);
}

/** The query or the form of a request that can be sent again: a name in place of each token and password. */
export function redactForSending(text: string): string {
  return text.startsWith('?') ? redactQuery(text, nameOnly) : redactPairs(text, nameOnly);
}

function redactQuery(url: string, replace: Replace): string {
  const question = url.indexOf('?');
  return question < 0 ? url : `${url.slice(0, question)}?${redactPairs(url.slice(question + 1), replace)}`;
}

function redactPairs(text: string, replace: Replace): string {
  return text
    .split('&')
    .map((pair) => {
      const equals = pair.indexOf('=');
      const name = pair.slice(0, equals);
      if (equals < 0 || !isSecretParameter(baseName(decodeName(name)))) return pair;
      const shown = replace(name, pair.slice(equals + 1));
      return shown === undefined ? pair : `${name}=${shown}`;
    })
    .join('&');
}

/** PHP reads `lgpassword[]=x` as a parameter called `lgpassword`, so that does not get around the redaction either. */
function baseName(name: string): string {
  return name.replace(/\[[^]*$/, '').trim();
}

/** A name may be percent-encoded. */
function decodeName(name: string): string {
  return name.replace(/%([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16))).trim();
}

function decode(value: string): string {
  return new URLSearchParams(`_=${value}`).get('_') ?? value;
}
