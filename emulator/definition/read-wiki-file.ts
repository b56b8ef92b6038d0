import { isUtf8 } from 'node:buffer';
import { readSync } from 'node:fs';

import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import { tooLarge, unreadable, withOpenFile } from './open-wiki-file';
import { WikiFileError } from './wiki-file-error';

/** In bytes. The parser needs minutes and gigabytes for larger files; JSON Lines are read line by line instead. */
export const largestWikiFile = 64 * 1024 * 1024;

/**
 * Reads a wiki file from a path: YAML, JSON, or JSON Lines if the name ends with `.jsonl` (see `readWikiLines`). Anything
 * but a regular file, such as a pipe, is read to its end.
 *
 * @throws WikiFileError if it cannot be read, is too large, is not UTF-8, or violates its schema, with the lines
 */
export function readWikiFile(path: string): WikiDefinition {
  if (/\.(?:jsonl|ndjson)$/i.test(path)) {
    const { readWikiLines } = require('./read-wiki-lines') as typeof import('./read-wiki-lines');
    return readWikiLines(path);
  }
  const { rememberPlaces } = require('./definition-places') as typeof import('./definition-places');
  const { parseWikiFile, placeInText } = require('./parse-wiki-file') as typeof import('./parse-wiki-file');
  const definition = parseWikiFile(readText(path), path);
  // Read again when needed: the text may be large, and most definitions do not contradict themselves.
  rememberPlaces(definition, (way) => placeInText(readText(path), path, way));
  return definition;
}

function readText(path: string): string {
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
