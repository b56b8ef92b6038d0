import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readSync, type Stats } from 'node:fs';

import { messageOf } from '../text/message-of';
import { WikiFileError } from './wiki-file-error';

/** In bytes. The parser needs minutes and gigabytes for larger files; JSON Lines are read line by line instead. */
export const largestWikiFile = 64 * 1024 * 1024;

/**
 * Opens a wiki file, passes it to a function, and closes it.
 *
 * @throws WikiFileError if it cannot be read
 */
export function withOpenFile<Read>(path: string, work: (descriptor: number, status: Stats) => Read): Read {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, 'r');
    const status = fstatSync(descriptor);
    if (status.isDirectory()) throw unreadable(path, 'is a directory; name a file in it');
    return work(descriptor, status);
  } catch (error) {
    if (error instanceof WikiFileError) throw error;
    throw unreadable(path, reasonOf(error));
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** The text of a file that is read as a whole. */
export function readText(path: string): string {
  const bytes = readBytes(path);
  if (!isUtf8(bytes)) throw notUtf8(path, bytes);
  return bytes.toString('utf8');
}

function readBytes(path: string): Buffer {
  return withOpenFile(path, (descriptor, status) => {
    const chunks: Buffer[] = [];
    let size = 0;
    for (;;) {
      // One byte more than the size, so that one read finds the end as well.
      const chunk = Buffer.allocUnsafe(Math.max(64 * 1024, Math.min(status.size, largestWikiFile) + 1 - size));
      const length = readSync(descriptor, chunk);
      if (length === 0) return Buffer.concat(chunks, size);
      size += length;
      if (size > largestWikiFile) throw tooLarge(path, largestWikiFile);
      chunks.push(chunk.subarray(0, length));
    }
  });
}

/** Finds the line: in UTF-8, a line break is never part of another character, so each line can be decoded separately. */
function notUtf8(path: string, bytes: Buffer): WikiFileError {
  if (bytes[0] === 0xff || bytes[0] === 0xfe)
    return unreadable(path, 'is not UTF-8 but, it seems, UTF-16; save it as UTF-8');
  let line = 1;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(0x0a, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) break;
    start = end + 1;
    line++;
  }
  const problem = { line, column: 1, path: '', message: 'is not UTF-8 on this line; save the file as UTF-8' };
  return new WikiFileError(path, [problem]);
}

function unreadable(path: string, message: string): WikiFileError {
  return new WikiFileError(path, [{ path: '', message }]);
}

export function tooLarge(path: string, bytes: number): WikiFileError {
  return unreadable(path, `is larger than ${bytes / 1024 / 1024} MiB, the most that a wiki file may have`);
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'does not exist';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read: the permission is missing';
  return `cannot be read: ${messageOf(error)}`;
}
