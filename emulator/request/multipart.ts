import { addParameter, type ParameterMap } from './query-string';
import { maximumParameters } from './sizes';

/**
 * Reads a `multipart/form-data` body (RFC 7578) far enough for parameters: parts with a name and no file name. Uploads
 * are none of this API's business here, so parts with a file name are passed over.
 *
 * @param body one byte a character
 */
export function readMultipart(contentType: string, body: string): ParameterMap {
  const received: ParameterMap = new Map();
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;,]+))/i.exec(contentType);
  if (!boundary) return received;
  const delimiter = `--${boundary[1] ?? boundary[2] ?? ''}`;
  let position = body.startsWith(delimiter) ? 0 : body.indexOf(`\n${delimiter}`) + 1;
  if (position === 0 && !body.startsWith(delimiter)) return received;
  for (let count = 0; count < maximumParameters; count++) {
    const start = body.indexOf('\n', position + delimiter.length) + 1;
    if (start === 0 || body.startsWith('--', position + delimiter.length)) break;
    const part = readPart(received, body, start, `\n${delimiter}`);
    if (part === undefined) break;
    position = part;
  }
  return received;
}

/** Reads the part that begins at `start`; gives where the next delimiter begins, if there is one. */
function readPart(received: ParameterMap, body: string, start: number, delimiter: string): number | undefined {
  const blankLine = /\r?\n\r?\n/g;
  blankLine.lastIndex = start;
  const found = blankLine.exec(body);
  if (!found) return undefined;
  const valueStart = found.index + found[0].length;
  // Before the value's end no delimiter counts: a value may look like one, as long as no line begins with it.
  const next = body.indexOf(delimiter, valueStart);
  const end = next < 0 ? body.length : next;
  const name = nameOf(body.slice(start, found.index));
  if (name !== undefined) addParameter(received, name, body.slice(valueStart, end).replace(/\r?\n?$/, ''));
  return next < 0 ? undefined : next + 1;
}

/** The name of a part that is no file; quotes of either kind, with escapes, or none. */
function nameOf(headers: string): string | undefined {
  const disposition = /^content-disposition:(.*)$/im.exec(headers)?.[1] ?? '';
  if (/;\s*filename\*?=/i.test(disposition)) return undefined;
  const name = /;\s*name=(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s;]+))/i.exec(disposition);
  return (name?.[1] ?? name?.[2])?.replace(/\\(.)/g, '$1') ?? name?.[3];
}
