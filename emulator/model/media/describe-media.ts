import type { Release } from '../../releases/release';
import { detectMime } from './detect-mime';
import { readGif } from './gif';
import { readJpeg } from './jpeg';
import { mediaTypeOf } from './media-types';
import type { MediaFacts, ReadMedia } from './media-facts';
import { readPng } from './png';
import { readSvg } from './svg';
import { readWebp } from './webp';

/** What releases differ in. */
export interface MediaSettings {
  /** Of images that give their size in inches. */
  readonly dotsPerInch: number;
  /** Of the reader of WebP images. */
  readonly webpVersion: number;
}

/** How a release reads files. */
export function mediaSettings(release: Release): MediaSettings {
  return release.since('1.43') ? { dotsPerInch: 96, webpVersion: 2 } : { dotsPerInch: 90, webpVersion: 1 };
}

/**
 * Reads what a wiki keeps of a file.
 */
export function describeMedia(bytes: Uint8Array, settings: MediaSettings, mime?: string): MediaFacts {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = mime ?? detectMime(content);
  return { mime: type, mediaType: mediaTypeOf(type), ...read(content, type, settings) };
}

function read(content: Buffer, mime: string, settings: MediaSettings): ReadMedia {
  switch (mime) {
    case 'image/png':
      return readPng(content);
    case 'image/gif':
      return readGif(content);
    case 'image/jpeg':
      return readJpeg(content);
    case 'image/webp':
      return readWebp(content, settings.webpVersion);
    case 'image/svg+xml':
      return readSvg(content, settings.dotsPerInch);
    default:
      return { width: 0, height: 0, bitDepth: 0, metadata: undefined };
  }
}
