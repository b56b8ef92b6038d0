import type { RequestHeaders } from '../exchange';
import { anonymousToken } from '../text/anonymous-token';

/**
 * Replaces secrets that are recognized by their name or form: in the debug block and the journal, which real wikis do not redact
 * (docs/differences.md), in reports and in contracts. `Redactor` finds secrets by their values.
 */
export const hidden = '<hidden>';

const secretHeaders = new Set(['cookie', 'authorization', 'proxy-authorization', 'x-csrf-token']);

/** The names of parameters with passwords and tokens, of all actions. */
const secretParameter = /(?:password|token|retype)$/i;

/** The token of a session or an account: a hash and a time before the suffix of tokens (core 3.2). */
const sessionToken = /(?<![0-9a-f])([0-9a-f]{6})[0-9a-f]{26,}(?=\+\\)/g;

/** The same in an excerpt, which may have cut off the suffix. */
const cutSessionToken = /\b[0-9a-f]{32,}(?=\+|…|$)/g;

/** The value of a cookie that logs a user in (core 7.4). */
const cookieValue = /(?<![0-9A-Za-z])[0-9a-v]{32}(?![0-9A-Za-z])/g;

/** Whether the values of a parameter are never shown. */
export function isSecretParameter(name: string): boolean {
  return secretParameter.test(name);
}

/** Whether a text contains the token of a session. */
export function hasSessionToken(text: string): boolean {
  return text.search(sessionToken) >= 0;
}

/**
 * Redacts the tokens of sessions in a text.
 *
 * @param replacement for each; `$1` is its beginning, which distinguishes tokens
 */
export function redactSessionTokens(text: string, replacement: string = hidden): string {
  return text.replace(sessionToken, replacement);
}

/** Redacts the tokens of sessions in an excerpt, including a token that is cut off. */
export function redactExcerpt(excerpt: string): string {
  return excerpt.replace(cutSessionToken, hidden);
}

/** Redacts what looks like the value of a session cookie. */
export function redactCookieValues(text: string): string {
  return text.replace(cookieValue, hidden);
}

/** Redacts headers, and lists them as a real wiki does: in upper case and in the order received. */
export function redactHeaders(headers: RequestHeaders): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) shown[name.toUpperCase()] = secretHeaders.has(name) ? hidden : value;
  }
  return shown;
}

/** The replacement for the value of a secret parameter; undefined to keep the value. */
type Replace = (name: string, value: string) => string | undefined;

const hide: Replace = () => hidden;

/** Says what to fill in before the request is sent again. */
const nameOnly: Replace = (name, value) => (value === '' || decode(value) === anonymousToken ? undefined : `<${name}>`);

/** Redacts the query of an address. */
export function redactUrl(url: string): string {
  return redactQuery(url, hide);
}

/** Replaces each token and password in a query or form with a name, so that the request can be sent again. */
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

/** PHP reads `lgpassword[]=x` as a parameter called `lgpassword`, so it must be redacted as well. */
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
