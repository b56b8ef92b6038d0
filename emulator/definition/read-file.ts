import type { FileDefinition } from '../../schemas/generated/wiki-file';
import type { FileVersion, UploadedFile } from '../model/page';

/** The declared file, with defaults from its page. */
export function readFile(
  definition: FileDefinition,
  key: string,
  page: { readonly timestamp: string; /** Who uploaded it. */ readonly user: string },
): UploadedFile {
  const mime = definition.mime ?? mimeByEnding.get(key.slice(key.lastIndexOf('.') + 1).toLowerCase()) ?? unknownMime;
  const latest: FileVersion = {
    timestamp: definition.timestamp ?? page.timestamp,
    user: page.user,
    comment: definition.comment ?? '',
    size: definition.size ?? 0,
    width: definition.width ?? 0,
    height: definition.height ?? 0,
    sha1: definition.sha1 ?? sha1OfNothing,
    ...(definition.metadata && { metadata: definition.metadata }),
  };
  const older = definition.older?.map((version): FileVersion => ({ ...latest, ...version })) ?? [];
  return { mime, mediaType: mediaType(mime), bitDepth: definition.bitDepth ?? 8, versions: [latest, ...older] };
}

const sha1OfNothing = 'da39a3ee5e6b4b0d3255bfef95601890afd80709';

const unknownMime = 'unknown/unknown';

const mimeByEnding: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['svg', 'image/svg+xml'],
  ['bmp', 'image/x-bmp'],
  ['tif', 'image/tiff'],
  ['tiff', 'image/tiff'],
  ['xcf', 'image/x-xcf'],
  ['txt', 'text/plain'],
  ['pdf', 'application/pdf'],
  ['webm', 'video/webm'],
  ['mp3', 'audio/mpeg'],
  ['ogg', 'application/ogg'],
]);

function mediaType(mime: string): string {
  if (mime === 'image/svg+xml') return 'DRAWING';
  if (mime === 'application/pdf') return 'OFFICE';
  if (mime === 'application/ogg') return 'AUDIO';
  switch (mime.slice(0, mime.indexOf('/'))) {
    case 'image':
      return 'BITMAP';
    case 'video':
      return 'VIDEO';
    case 'text':
      return 'TEXT';
    case 'audio':
      return 'AUDIO';
    default:
      return 'UNKNOWN';
  }
}
