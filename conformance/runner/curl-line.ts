import { redactForSending } from '../../emulator/redact/request-secrets';
import type { SentRequest } from './exchange';

/**
 * A command for sh that sends the same request again. Placeholders replace cookies, passwords and tokens, and name what to
 * fill in.
 *
 * @param api the address of `api.php`
 */
export function curlLine(api: string, { method, query, headers, body }: SentRequest): string {
  const words: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'cookie') words.push('--cookie', shellQuote('<the cookies of this client>'));
    else if (!isImplied(name, value, body)) words.push('--header', shellQuote(`${name}: ${shownHeader(name, value)}`));
  }
  if (body !== undefined) words.push('--data-raw', shellQuote(redactForSending(body)));
  return command(method, body !== undefined, [...words, shellQuote(api + redactForSending(query))]);
}

function isImplied(name: string, value: string, body: string | undefined): boolean {
  return name === 'content-type' && body !== undefined && value === 'application/x-www-form-urlencoded';
}

function shownHeader(name: string, value: string): string {
  return name === 'authorization' ? '<authorization>' : value;
}

/** A request whose bytes matter. */
export interface ExactRequest {
  readonly method: string;
  /** The address with path info and query, as sent. */
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | undefined;
  /** Whether it is sent in the session of an account, whose cookies are not shown. */
  readonly loggedIn: boolean;
}

/**
 * A command for sh that repeats a request byte for byte: with dots in its path, with bytes that are not text, and without
 * the headers that curl adds. It shows everything but the cookies of the session.
 */
export function exactCurlLine({ method, url, headers, body, loggedIn }: ExactRequest): string {
  const words = ['--path-as-is'];
  if (loggedIn) words.push('--cookie', exactQuote('<the cookies of a logged-in session>'));
  // Headers that curl adds by default: User-Agent, Accept, and the content type of a form.
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  for (const name of ['User-Agent', 'Accept']) if (!names.has(name.toLowerCase())) words.push('--header', `${name}:`);
  if (body !== undefined && !names.has('content-type')) words.push('--header', 'Content-Type:');
  for (const [name, value] of headers) {
    if (name.toLowerCase() === 'content-length' && body !== undefined) continue;
    // For curl, a name with a colon removes a header, and a name with a semicolon makes it empty.
    words.push('--header', exactQuote(value === '' ? `${name};` : `${name}: ${value}`));
  }
  if (body !== undefined) words.push('--data-binary', exactQuote(body.toString('latin1')));
  return command(method, body !== undefined, [...words, exactQuote(url)]);
}

function command(method: string, hasBody: boolean, words: readonly string[]): string {
  const options: string[] = [];
  if (method === 'HEAD') options.push('--head');
  else if (method !== (hasBody ? 'POST' : 'GET')) options.push('--request', method);
  return ['curl', '--silent', '--include', '--globoff', ...options, ...words].join(' ');
}

/** A word for sh. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Uses `$'…'` where a shell or a terminal would change the bytes. */
function exactQuote(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return shellQuote(text);
  const escaped = text.replace(/[\\']/g, String.raw`\$&`).replace(/[^\x20-\x7e]/g, (character) => {
    return String.raw`\x` + character.charCodeAt(0).toString(16).padStart(2, '0');
  });
  return `$'${escaped}'`;
}
