import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, resolve } from 'node:path';

import type { FileDefinition, FileVersionDefinition, WikiDefinition } from '../../schemas/generated/wiki-file';
import { WikiContentError } from '../model/content-error';
import { describeMedia, mediaSettings } from '../model/media/describe-media';
import type { MediaFacts } from '../model/media/media-facts';
import type { Release } from '../releases/release';

/** The bytes of a declared file, and what is read from them. */
export interface DeclaredContent {
  readonly content: Uint8Array;
  /** 40 hexadecimal digits. */
  readonly sha1: string;
  readonly media: MediaFacts;
}

/**
 * Reads the content of a declared file, if it has one.
 *
 * @param path of the file in messages: `pages[3].file`
 * @throws WikiContentError where there is no such file
 */
export function readContentOf(
  { content, contentFile }: FileDefinition | FileVersionDefinition,
  release: Release,
  path: string,
): DeclaredContent | undefined {
  if (content === undefined && contentFile === undefined) return undefined;
  const bytes = content === undefined ? readBytes(contentFile ?? '', path) : Buffer.from(content, 'base64');
  const sha1 = createHash('sha1').update(bytes).digest('hex');
  return { content: bytes, sha1, media: describeMedia(bytes, mediaSettings(release)) };
}

function readBytes(file: string, path: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new WikiContentError(`${path}.contentFile`, `cannot be read: ${reason}`);
  }
}

/** Makes paths of contents absolute: they are relative to the wiki file. */
export function resolveContentFiles({ pages = [] }: WikiDefinition, wikiFile: string): void {
  const folder = dirname(resolve(wikiFile));
  for (const { file } of pages) {
    for (const version of file ? [file, ...(file.older ?? [])] : []) {
      if (version.contentFile !== undefined) version.contentFile = resolve(folder, version.contentFile);
    }
  }
}
