import type { FileDefinition, FileVersionDefinition } from '../../schemas/generated/wiki-file';
import { readHidden } from './hidden-parts';
import { mediaTypeOf, mimeOfExtension } from '../model/media/media-types';
import type { FileVersion, UploadedFile } from '../model/page';
import type { Release } from '../releases/release';

/**
 * The declared file, with defaults from its content and its page.
 *
 * @param path of the file in messages: `pages[3].file`
 */
export function readFile(
  definition: FileDefinition,
  key: string,
  page: { readonly timestamp: string; /** Who uploaded it. */ readonly user: string },
  place?: { readonly release: Release; readonly path: string },
): UploadedFile {
  const read = readContent(definition, place?.release, place?.path ?? 'file');
  const { media } = read ?? {};
  const mime = definition.mime ?? media?.mime ?? mimeOfExtension(key.slice(key.lastIndexOf('.') + 1));
  const metadata = definition.metadata ?? media?.metadata;
  const latest: FileVersion = {
    timestamp: definition.timestamp ?? page.timestamp,
    user: page.user,
    comment: definition.comment ?? '',
    size: definition.size ?? read?.content.length ?? 0,
    width: definition.width ?? media?.width ?? 0,
    height: definition.height ?? media?.height ?? 0,
    sha1: definition.sha1 ?? read?.sha1 ?? sha1OfNothing,
    ...(metadata && { metadata }),
    ...(read && { content: read.content }),
    ...readHidden(definition.hidden),
  };
  const older = definition.older?.map((version, index) =>
    olderVersion(version, latest, place?.release, `${place?.path ?? 'file'}.older[${index}]`),
  );
  const bitDepth = definition.bitDepth ?? media?.bitDepth ?? 8;
  return { mime, mediaType: mediaTypeOf(mime), bitDepth, versions: [latest, ...(older ?? [])] };
}

/** What it does not say is as in the latest version, or as in its own content. */
function olderVersion(
  { content, contentFile, hidden, ...given }: FileVersionDefinition,
  { content: latestContent, ...shared }: FileVersion,
  release: Release | undefined,
  path: string,
): FileVersion {
  const version = { ...given, ...readHidden(hidden) };
  const latest = { ...shared, hidden: undefined };
  const read = readContent(
    { ...given, ...(content !== undefined && { content }), ...(contentFile !== undefined && { contentFile }) },
    release,
    path,
  );
  if (!read)
    return { ...latest, ...version, ...(version.sha1 === undefined && latestContent && { content: latestContent }) };
  const { width, height, metadata, bitDepth } = read.media;
  const facts = {
    size: read.content.length,
    width,
    height,
    metadata,
    bitDepth,
    sha1: read.sha1,
    content: read.content,
  };
  return { ...latest, ...facts, ...version };
}

/** Loaded when a file first has content. */
function readContent(version: FileDefinition | FileVersionDefinition, release: Release | undefined, path: string) {
  if (!release || (version.content === undefined && version.contentFile === undefined)) return undefined;
  const { readContentOf } = require('./file-content') as typeof import('./file-content');
  return readContentOf(version, release, path);
}

const sha1OfNothing = 'da39a3ee5e6b4b0d3255bfef95601890afd80709';
