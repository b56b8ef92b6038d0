import { isGif } from './gif';
import { isJpeg } from './jpeg';
import { isPng } from './png';
import { isWebp } from './webp';

/** How much of a file is looked at for tags and scripts, in bytes. */
const searchedBytes = 1024;

/** The media type of bytes, whatever the file is called. */
export function detectMime(content: Buffer): string {
  if (content.length === 0) return 'unknown/unknown';
  if (isPng(content)) return 'image/png';
  if (isGif(content)) return 'image/gif';
  if (isJpeg(content)) return 'image/jpeg';
  if (isWebp(content)) return 'image/webp';
  const begin = content.toString('latin1', 0, 8);
  for (const [signature, mime] of signatures) if (begin.startsWith(signature)) return mime;
  return detectText(content);
}

const signatures: readonly (readonly [signature: string, mime: string])[] = [
  ['%PDF-', 'application/pdf'],
  ['PK\x03\x04', 'application/zip'],
  ['PK\x05\x06', 'application/zip'],
  ['BM', 'image/x-bmp'],
  ['II*\0', 'image/tiff'],
  ['MM\0*', 'image/tiff'],
  ['OggS', 'application/ogg'],
  ['gimp xcf', 'image/x-xcf'],
  ['\x1aE\xdf\xa3', 'video/webm'],
  ['ID3', 'audio/mpeg'],
  ['\x7fELF', 'application/x-executable'],
];

function detectText(content: Buffer): string {
  const text = content.toString('latin1', 0, searchedBytes);
  if (/^\s*<\?php/i.test(text) || /<\?(?:php|=)/i.test(text)) return 'application/x-php';
  if (/<svg[\s>]/i.test(text) && (/^\s*(?:<\?xml|<!DOCTYPE svg|<!--|<svg)/i.test(text) || text.includes('2000/svg')))
    return 'image/svg+xml';
  if (/<(?:!doctype html|html|head|body|script|title|a href)[\s>]?/i.test(text)) return 'text/html';
  if (/^\s*<\?xml/i.test(text)) return 'application/xml';
  if (text.startsWith('#!')) return 'application/x-sh';
  return isPlainText(content) ? 'text/plain' : 'unknown/unknown';
}

/** Text has no control characters but those for lines, pages and columns. */
function isPlainText(content: Buffer): boolean {
  for (const byte of content.subarray(0, searchedBytes)) {
    if (byte < 7 || (byte > 13 && byte < 32 && byte !== 27)) return false;
  }
  return true;
}
