import type { RequestHeaders } from '../exchange';

/**
 * Secrets in what is shown of a request: the debug block and the journal. Real wikis print them; we do not, which is one
 * of the deliberate differences (docs/differences.md).
 */
export const mask = '<hidden>';

const secretHeaders = new Set(['cookie', 'authorization', 'proxy-authorization', 'x-csrf-token']);

/** Passwords and tokens under every name that an action of the API gives them. */
const secretParameter = /^(?:.*password|.*token|retype|lgpassword|oathtoken)$/i;

/** Whether the values of a parameter are never shown. */
export function isSecret(parameter: string): boolean {
  return secretParameter.test(parameter);
}

/** Headers as a real wiki lists them, in upper case and in the order received, without their secrets. */
export function maskedHeaders(headers: RequestHeaders): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) shown[name.toUpperCase()] = secretHeaders.has(name) ? mask : value;
  }
  return shown;
}

/** Path and query as received, without the secrets in the query. */
export function maskedUrl(url: string): string {
  const question = url.indexOf('?');
  if (question < 0) return url;
  const pairs = url.slice(question + 1).split('&');
  return `${url.slice(0, question)}?${pairs.map(maskedPair).join('&')}`;
}

function maskedPair(pair: string): string {
  const equals = pair.indexOf('=');
  if (equals < 0) return pair;
  const name = pair.slice(0, equals);
  return isSecret(baseName(decodeName(name))) ? `${name}=${mask}` : pair;
}

/** PHP reads `lgpassword[]=x` as a parameter called `lgpassword`, so that is no way around the mask either. */
function baseName(name: string): string {
  return name.replace(/\[[^]*$/, '').trim();
}

/** A name may be percent-encoded to escape the mask. */
function decodeName(name: string): string {
  return name.replace(/%([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16))).trim();
}
