import { shellQuote } from '../../../conformance/runner/curl-line';
import type { DiffRequest } from '../diff-request';
import { wireForm } from '../wire-form';

/**
 * A command for sh that repeats a request byte for byte, without curl's own headers. The cookies of a session
 * are not shown.
 *
 * @param api the address of `api.php`
 */
export function curlLine(api: string, request: DiffRequest): string {
  const { target, headers, body } = wireForm(request);
  const words = ['curl', '--silent', '--include', '--globoff', '--path-as-is'];
  if (request.method === 'HEAD') words.push('--head');
  else if (request.method !== (body === undefined ? 'GET' : 'POST')) words.push('--request', request.method);
  if (request.loggedIn) words.push('--cookie', quote('<the cookies of a logged-in session>'));
  // Headers that curl adds by default: User-Agent, Accept, and the content type of a form.
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  for (const name of ['User-Agent', 'Accept']) if (!names.has(name.toLowerCase())) words.push('--header', `${name}:`);
  if (body !== undefined && !names.has('content-type')) words.push('--header', 'Content-Type:');
  for (const [name, value] of headers) {
    if (name.toLowerCase() === 'content-length' && body !== undefined) continue;
    // For curl, a name with a colon removes a header, and a name with a semicolon makes it empty.
    words.push('--header', quote(value === '' ? `${name};` : `${name}: ${value}`));
  }
  if (body !== undefined) words.push('--data-binary', quote(body.toString('latin1')));
  words.push(quote(api + target.slice('/api.php'.length)));
  return words.join(' ');
}

/** Uses `$'…'` where a shell or a terminal would change the bytes. */
function quote(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return shellQuote(text);
  const escaped = text.replace(/[\\']/g, String.raw`\$&`).replace(/[^\x20-\x7e]/g, (character) => {
    return String.raw`\x` + character.charCodeAt(0).toString(16).padStart(2, '0');
  });
  return `$'${escaped}'`;
}
