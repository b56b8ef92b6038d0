import type { ReceivedValue } from '../request/received-value';

/**
 * The address of an HTML page's content in the plain format: the parameters of the query string as received, byte for byte,
 * without `title`, and with `format` replaced in place or appended (core 5.2, variant 1).
 *
 * @param entryPoint `https://wiki.example/w/api.php`
 * @param query the parameters of the query string by name, in order
 * @param format `json`
 */
export function plainFormatAddress(
  entryPoint: string,
  query: ReadonlyMap<string, ReceivedValue>,
  format: string,
): string {
  let parameters = '';
  let numbers = 0;
  let named = false;
  for (const [name, value] of query) {
    // MediaWiki would read it as the title of a page.
    if (name === 'title') continue;
    if (name === 'format') {
      parameters += `&format=${format}`;
      named = true;
    } else {
      parameters += encodeParameter(encodeBytes(isArrayIndex(name) ? String(numbers++) : name), value);
    }
  }
  if (!named) parameters += `&format=${format}`;
  return `${entryPoint}?${parameters.slice(1)}`;
}

/** A parameter in an address, as PHP writes it: `&a%5B0%5D=1&a%5B1%5D=2` for an array. */
export function encodeParameter(encodedName: string, value: ReceivedValue): string {
  if (typeof value === 'string') return `&${encodedName}=${encodeBytes(value)}`;
  let parameters = '';
  for (const [key, inner] of value) parameters += encodeParameter(`${encodedName}%5B${encodeBytes(key)}%5D`, inner);
  return parameters;
}

const largestIndex = 9223372036854775807n;

/**
 * Whether PHP converts a name to a number. Numeric names are renumbered from 0: `5=a&7=b` becomes `0=a&1=b`, but `05=a` and the
 * keys of arrays stay.
 */
function isArrayIndex(name: string): boolean {
  if (!/^(?:0|-?[1-9]\d{0,18})$/.test(name)) return false;
  if (name.length < 19) return true;
  const number = BigInt(name);
  return number <= largestIndex && number >= -largestIndex - 1n;
}

const unchanged = /^[\w.-]*$/;

/** PHP's `urlencode`: letters, digits, `-`, `_` and `.` stay, a space is `+`, and any other byte is percent-encoded. */
export function encodeBytes(bytes: string): string {
  if (unchanged.test(bytes)) return bytes;
  return bytes.replace(/[^\w.-]/g, (byte) => {
    return byte === ' ' ? '+' : `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  });
}
