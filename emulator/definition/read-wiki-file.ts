import type { WikiDefinition } from '../../schemas/generated/wiki-file';

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
  const { readText } = require('./open-wiki-file') as typeof import('./open-wiki-file');
  const { parseWikiFile, placeInText } = require('./parse-wiki-file') as typeof import('./parse-wiki-file');
  const definition = parseWikiFile(readText(path), path);
  if (definition.pages?.some(({ file }) => file)) contents().resolveContentFiles(definition, path);
  // Read again when needed: the text may be large, and most definitions do not contradict themselves.
  rememberPlaces(definition, (way) => placeInText(readText(path), path, way));
  return definition;
}

/** Loaded when a wiki file first has a file. */
function contents(): typeof import('./file-content') {
  return require('./file-content') as typeof import('./file-content');
}
