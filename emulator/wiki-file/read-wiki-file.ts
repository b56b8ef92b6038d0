import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import { parseWikiFile } from './parse-wiki-file';
import { WikiFileError } from './wiki-file-error';

/** Bytes. A larger file takes the parser minutes and some gigabytes. */
export const largestWikiFile = 64 * 1024 * 1024;

/**
 * Reads a wiki file, YAML or JSON, from a path; what is no regular file, such as a pipe, is read to its end.
 *
 * @throws WikiFileError where it cannot be read, is too large, is not UTF-8, or as {@link parseWikiFile} does
 */
export function readWikiFile(path: string): WikiDefinition {
  const bytes = readBytes(path);
  if (!isUtf8(bytes)) throw notUtf8(path, bytes);
  return parseWikiFile(bytes.toString('utf8'), path);
}

function readBytes(path: string): Buffer {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, 'r');
    const status = fstatSync(descriptor);
    if (status.isDirectory()) throw unreadable(path, 'is a directory; name a file in it');
    const chunks: Buffer[] = [];
    let size = 0;
    for (;;) {
      // One byte more than there is, so that one read finds the end too.
      const chunk = Buffer.allocUnsafe(Math.max(64 * 1024, Math.min(status.size, largestWikiFile) + 1 - size));
      const length = readSync(descriptor, chunk);
      if (length === 0) return Buffer.concat(chunks, size);
      size += length;
      if (size > largestWikiFile) {
        throw unreadable(
          path,
          `is larger than ${largestWikiFile / 1024 / 1024} MiB, the most that a wiki file may have`,
        );
      }
      chunks.push(chunk.subarray(0, length));
    }
  } catch (error) {
    if (error instanceof WikiFileError) throw error;
    throw unreadable(path, reasonOf(error));
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function unreadable(path: string, message: string): WikiFileError {
  return new WikiFileError(path, [{ path: '', message }]);
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'does not exist';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read: the permission is missing';
  return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
}

/** Says where: no line break is part of another character in UTF-8, so the first bad line can be found by itself. */
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
