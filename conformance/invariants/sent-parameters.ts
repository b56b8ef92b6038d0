import type { SentRequest } from '../runner/exchange';

/** The parameters of a request, decoded. */
export interface SentParameters {
  /** By name; of several with one name the last counts, as for PHP. */
  readonly values: ReadonlyMap<string, string>;
  /**
   * Whether the wiki reads the same from the request. If not (invalid UTF-8, names with brackets, a body that is no form),
   * no invariant that depends on parameters applies.
   */
  readonly isCertain: boolean;
}

/** Reads the parameters of the query string, and of the form of a POST request, which takes precedence. */
export function readParameters({ method, query, headers, body = '' }: SentRequest): SentParameters {
  const values = new Map<string, string>();
  let isCertain = query === '' || query.startsWith('?');
  const read = (text: string): void => {
    for (const part of text.split('&')) {
      if (part === '') continue;
      const equals = part.indexOf('=');
      const name = decode(equals < 0 ? part : part.slice(0, equals));
      const value = decode(equals < 0 ? '' : part.slice(equals + 1));
      if (name === undefined || value === undefined || !/^[\w-]+$/.test(name)) isCertain = false;
      else if (value.includes('\x1f') && !isSeparated(name, value)) isCertain = false;
      else values.set(name, value);
    }
  };
  read(query.slice(1));
  if (method === 'POST' && body !== '') {
    const type = headers['content-type'] ?? '';
    if (/^application\/x-www-form-urlencoded\b/i.test(type)) read(body);
    else isCertain = false;
  }
  return { values, isCertain };
}

/** Whether a value is a list that is separated by U+001F, as it says with its first character (core 2.7). */
function isSeparated(name: string, value: string): boolean {
  return /^(?:type|list|meta)$/.test(name) && /^\x1f[\w\x1f]+$/.test(value);
}

/** Undefined for what is not valid UTF-8, or has characters that wikis change before they read them. */
function decode(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' '));
    // Control characters are removed or separate values, and other forms of a character become one (core 2.1).
    return /[\p{Cc}\p{Cn}\uFFFD]/u.test(decoded.replaceAll('\x1f', '')) || decoded.normalize('NFC') !== decoded
      ? undefined
      : decoded;
  } catch {
    return undefined;
  }
}
