import { decodeName, decodeQueryValue } from '../../emulator/request/text';
import type { DiffParameter, DiffRequest } from './diff-request';

/** The parameters of a request by name, decoded, as far as explanations ask for them; those of the body count more. */
export function requestParameters(request: DiffRequest): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const [name, value = ''] of [...request.query, ...bodyFields(request)]) {
    // PHP takes no notice of spaces before a name, and of what follows a zero byte in it.
    parameters.set(decodeName(bytesOf(name)).replace(/\0.*$/s, '').trimStart(), decodeQueryValue(bytesOf(value)).text);
  }
  return parameters;
}

/** The values of a list. What separates them in place of `|` begins it, and was repaired (core 2.7). */
export function listedValues(parameters: ReadonlyMap<string, string>, name: string): string[] {
  const text = parameters.get(name) ?? '';
  return text.startsWith('\ufffd') ? text.slice(1).split('\ufffd') : text.split('|');
}

function bodyFields({ body, method }: DiffRequest): readonly DiffParameter[] {
  if (!body || method !== 'POST') return [];
  if ('fields' in body) return body.fields;
  if (!/^multipart\/form-data/i.test(body.contentType ?? '')) return [];
  const parts = body.bytes.matchAll(/name="([^"]*)"[^]*?\r\n\r\n([^]*?)\r\n--/g);
  return Array.from(parts, ([, name = '', value = '']): DiffParameter => [name, value]);
}

/** Each character is one byte. */
function bytesOf(text: string): string {
  const bytes = text
    .replace(/\+/g, ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  return /[^\0-\xff]/.test(bytes) ? Buffer.from(bytes).toString('latin1') : bytes;
}
