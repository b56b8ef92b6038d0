/** The media type of a file with an extension, as far as it is known. */
export function mimeOfExtension(extension: string): string {
  return mimeByExtension.get(extension.toLowerCase()) ?? 'unknown/unknown';
}

const mimeByExtension: ReadonlyMap<string, string> = new Map([
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

/** The extension that files of a media type get if their name has none. */
export function extensionOfMime(mime: string): string {
  for (const [extension, known] of mimeByExtension) if (known === mime) return extension;
  return '';
}

/** The class that `iiprop=mediatype` shows. */
export function mediaTypeOf(mime: string): string {
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
