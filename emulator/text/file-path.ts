/**
 * Where an uploaded file lies, as a path below the folder of all: `/2/2f/Used.png`. Folders are named by the digest
 * of the key; older versions lie in the archive (reading 5.1).
 *
 * @param archiveName of an older version
 */
export function filePath(key: string, archiveName?: string): string {
  const { createHash } = require('node:crypto') as typeof import('node:crypto');
  const digest = createHash('md5').update(key).digest('hex');
  const folder = `/${archiveName === undefined ? '' : 'archive/'}${digest.slice(0, 1)}/${digest.slice(0, 2)}`;
  return `${folder}/${encodeAll(archiveName ?? key)}`;
}

/** Everything but letters, digits and `-_.~`. */
export function encodeAll(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}
