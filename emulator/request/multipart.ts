import { addParameter, type ParameterMap } from './query-string';
import { maximumParameters } from './sizes';

/** A part with a file name. */
export interface ReceivedFile {
  /** The name that the client sent; empty if no file was chosen. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** What a `multipart/form-data` body has. */
export interface ReceivedParts {
  /** The parts without a file name. */
  readonly parameters: ParameterMap;
  /** The parts with a file name. Of several with one name, the last counts. */
  readonly files: ReadonlyMap<string, ReceivedFile>;
}

interface Parts extends ReceivedParts {
  readonly bytes: Uint8Array;
  readonly files: Map<string, ReceivedFile>;
}

/**
 * Reads the parts of a `multipart/form-data` body (RFC 7578).
 *
 * @param body one byte per character
 * @param bytes the same
 */
export function readMultipart(contentType: string, body: string, bytes: Uint8Array): ReceivedParts {
  const received: Parts = { parameters: new Map(), files: new Map(), bytes };
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
function readPart(received: Parts, body: string, start: number, delimiter: string): number | undefined {
  const blankLine = /\r?\n\r?\n/g;
  blankLine.lastIndex = start;
  const found = blankLine.exec(body);
  if (!found) return undefined;
  const valueStart = found.index + found[0].length;
  // A delimiter only counts at the beginning of a line: a value may contain its text.
  const next = findLine(body, delimiter, valueStart);
  const end = next < 0 ? body.length : next - 1;
  const { name, fileName } = namesOf(body.slice(start, found.index));
  if (fileName !== undefined) {
    const contentEnd = next >= 0 && end > valueStart && body[end - 1] === '\r' ? end - 1 : end;
    // A copy: the body is large and short-lived, and the file may be kept.
    if (name !== undefined) received.files.set(name, fileOf(fileName, received.bytes.slice(valueStart, contentEnd)));
  } else if (name !== undefined) {
    addParameter(received.parameters, name, body.slice(valueStart, end).replace(/\r?\n?$/, ''));
  }
  return next < 0 ? undefined : next;
}

/** Browsers send a part without a file name, and without content, if no file was chosen; other content is not read. */
function fileOf(name: string, content: Uint8Array): ReceivedFile {
  return { name, content: name === '' ? content.subarray(0, 0) : content };
}

/** The name of a part, and that of its file, if it is one. */
function namesOf(headers: string): { readonly name: string | undefined; readonly fileName: string | undefined } {
  const disposition = /^content-disposition:(.*)$/im.exec(headers)?.[1] ?? '';
  // A name with a character set is not read (vector main/file-name-with-character-set).
  return { name: attribute(disposition, 'name'), fileName: attribute(disposition, 'filename') };
}

/** An attribute in single or double quotes with escapes, or without quotes. */
function attribute(disposition: string, name: 'name' | 'filename'): string | undefined {
  const found = attributes[name].exec(disposition);
  return (found?.[1] ?? found?.[2])?.replace(/\\(.)/g, '$1') ?? found?.[3];
}

const attributes = {
  name: /;\s*name=(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s;]+))/i,
  filename: /;\s*filename=(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s;]*))/i,
};
