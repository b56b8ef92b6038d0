import { isUtf8 } from 'node:buffer';

import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import { rememberPlaces } from './definition-places';
import { fileLines } from './file-lines';
import { tooLarge, withOpenFile } from './open-wiki-file';
import { WikiLines } from './wiki-lines';
import { WikiFileError } from './wiki-file-error';

/** Limits in bytes for a file and for a line: the content of the file is kept in memory. */
export const largestWikiLines = 1024 * 1024 * 1024;
const longestLine = 64 * 1024 * 1024;

/**
 * Reads a wiki file of JSON Lines: each line is a page, a user, a change or the site, in any order.
 *
 * ```
 * {"site": {"name": "Harbour Wiki"}}
 * {"page": {"title": "Gallery", "uses": ["File:Cat.jpg"]}}
 * {"user": {"name": "Alice", "password": "secret"}}
 * {"change": {"page": "Gallery", "user": "Bob"}}
 * ```
 *
 * The text is never in memory as a whole: besides the content, a million lines need no more memory than a thousand.
 *
 * @throws WikiFileError with the first hundred invalid lines
 */
export function readWikiLines(path: string): WikiDefinition {
  return withOpenFile(path, (descriptor) => {
    const lines = new WikiLines(path);
    const tooLong = (line: number): WikiFileError =>
      new WikiFileError(path, [{ line, column: 1, path: '', message: 'is longer than 64 MiB, the most for a line' }]);
    let bytes = 0;
    for (const line of fileLines(descriptor, longestLine, tooLong)) {
      bytes += line.length + 1;
      if (bytes > largestWikiLines) throw tooLarge(path, largestWikiLines);
      if (isUtf8(line)) lines.add(line.toString('utf8'));
      else lines.addUnreadable();
      if (lines.isFull) break;
    }
    const definition = lines.finish();
    rememberPlaces(definition, (way) => lines.placeOf(way));
    return definition;
  });
}
