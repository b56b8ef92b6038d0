import { redactForSending } from '../../emulator/redact/request-secrets';
import type { SentRequest } from './exchange';

/**
 * A command for sh that sends the same request again. Cookies, passwords and tokens are left out: what stands for them says what
 * to fill in.
 *
 * @param api the address of `api.php`
 */
export function curlLine(api: string, { method, query, headers, body }: SentRequest): string {
  const words = ['curl', '--silent', '--include', '--globoff'];
  if (method === 'HEAD') words.push('--head');
  else if (method !== (body === undefined ? 'GET' : 'POST')) words.push('--request', method);
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'cookie') words.push('--cookie', shellQuote('<the cookies of this client>'));
    else if (!isImplied(name, value, body)) words.push('--header', shellQuote(`${name}: ${shownHeader(name, value)}`));
  }
  if (body !== undefined) words.push('--data-raw', shellQuote(redactForSending(body)));
  words.push(shellQuote(api + redactForSending(query)));
  return words.join(' ');
}

function isImplied(name: string, value: string, body: string | undefined): boolean {
  return name === 'content-type' && body !== undefined && value === 'application/x-www-form-urlencoded';
}

function shownHeader(name: string, value: string): string {
  return name === 'authorization' ? '<authorization>' : value;
}

/** A word for sh. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
