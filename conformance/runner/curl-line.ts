import type { SentRequest } from './exchange';

const secretParameter = /(?:token|password|retype)$/i;
/** The token of every client that is not logged in is no secret (spec 2.2). */
const publicToken = '+\\';

/**
 * A command for sh that asks the same again. Cookies, passwords and tokens are left out: what stands for them says what
 * to fill in.
 *
 * @param api the address of `api.php`
 */
export function curlLine(api: string, { method, query, headers, body }: SentRequest): string {
  const words = ['curl', '--silent', '--include', '--globoff'];
  if (method === 'HEAD') words.push('--head');
  else if (method !== (body === undefined ? 'GET' : 'POST')) words.push('--request', method);
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'cookie') words.push('--cookie', quote('<the cookies of this client>'));
    else if (!isImplied(name, value, body)) words.push('--header', quote(`${name}: ${shownHeader(name, value)}`));
  }
  if (body !== undefined) words.push('--data-raw', quote(hideSecrets(body)));
  words.push(quote(api + hideSecrets(query)));
  return words.join(' ');
}

function isImplied(name: string, value: string, body: string | undefined): boolean {
  return name === 'content-type' && body !== undefined && value === 'application/x-www-form-urlencoded';
}

function shownHeader(name: string, value: string): string {
  return name === 'authorization' ? '<authorization>' : value;
}

/** In a query or a form body: a name in the place of each token and password. */
export function hideSecrets(text: string): string {
  return text.replace(/(^|[?&])([^=&?]*)=([^&]+)/g, (whole, before: string, name: string, value: string) => {
    const isSecret = secretParameter.test(name) && decode(value) !== publicToken;
    return isSecret ? `${before}${name}=<${name}>` : whole;
  });
}

function decode(value: string): string {
  return new URLSearchParams(`_=${value}`).get('_') ?? value;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
