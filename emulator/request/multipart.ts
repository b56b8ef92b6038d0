import { addParameter, type ParameterMap } from './query-string';
import { maximumParameters } from './sizes';

/**
 * Reads the parameters of a `multipart/form-data` body (RFC 7578): parts with a name and no file name. Parts with a file name
 * are ignored.
 *
 * @param body one byte per character
 */
export function readMultipart(contentType: string, body: string): ParameterMap {
  const received: ParameterMap = new Map();
  const boundary = /;\s*boundary=(?:"([^"\r\n]+)"|([^\s;,]+))/i.exec(contentType);
  if (!boundary) return received;
  const delimiter = `--${boundary[1] ?? boundary[2] ?? ''}`;
  let position = body.startsWith(delimiter) ? 0 : findLine(body, delimiter, 0);
  if (position < 0) return received;
  for (let count = 0; count < maximumParameters; count++) {
    const start = body.indexOf('\n', position + delimiter.length) + 1;
    if (start === 0 || body.startsWith('--', position + delimiter.length)) break;
    const part = readPart(received, body, start, delimiter);
    if (part === undefined) break;
    position = part;
  }
  return received;
}

/**
 * Where the next line that starts with a delimiter begins; -1 if there is none. Searching for a line break and the delimiter
 * together would compare the bytes of a long boundary repeatedly; this compares those of each line once.
 */
function findLine(body: string, delimiter: string, from: number): number {
  let lineBreak = body.indexOf('\n', from);
  while (lineBreak >= 0 && !body.startsWith(delimiter, lineBreak + 1)) lineBreak = body.indexOf('\n', lineBreak + 1);
  return lineBreak < 0 ? -1 : lineBreak + 1;
}

/** Reads the part that begins at `start`; returns where the next delimiter begins, if there is one. */
function readPart(received: ParameterMap, body: string, start: number, delimiter: string): number | undefined {
  const blankLine = /\r?\n\r?\n/g;
  blankLine.lastIndex = start;
  const found = blankLine.exec(body);
  if (!found) return undefined;
  const valueStart = found.index + found[0].length;
  // A delimiter only counts at the beginning of a line: a value may contain its text.
  const next = findLine(body, delimiter, valueStart);
  const end = next < 0 ? body.length : next - 1;
  const name = nameOf(body.slice(start, found.index));
  if (name !== undefined) addParameter(received, name, body.slice(valueStart, end).replace(/\r?\n?$/, ''));
  return next < 0 ? undefined : next;
}

/** The name of a part that is not a file, in single or double quotes with escapes, or without quotes. */
function nameOf(headers: string): string | undefined {
  const disposition = /^content-disposition:(.*)$/im.exec(headers)?.[1] ?? '';
  // A name with a character set is not read (vector main/file-name-with-character-set).
  if (/;\s*filename=/i.test(disposition)) return undefined;
  const name = /;\s*name=(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s;]+))/i.exec(disposition);
  return (name?.[1] ?? name?.[2])?.replace(/\\(.)/g, '$1') ?? name?.[3];
}
