import type { FileMetadata } from '../page';
import type { ReadMedia } from './media-facts';

const unreadable: ReadMedia = { width: 0, height: 0, bitDepth: 0, metadata: [{ name: '_error', value: '-1' }] };

/** Markers that no segment follows. */
function standsAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/** Markers of frames, which have the size of the image. */
function beginsFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

export function isJpeg(content: Buffer): boolean {
  return content.length > 2 && content.readUIntBE(0, 3) === 0xffd8ff;
}

/** Reads the segments of a JPEG up to the image itself. What cameras write about an image is not read. */
export function readJpeg(content: Buffer): ReadMedia {
  const comments: string[] = [];
  let size: Pick<ReadMedia, 'width' | 'height' | 'bitDepth'> | undefined;
  let [position, isComplete] = [2, false];
  while (position + 4 <= content.length && content[position] === 0xff) {
    const marker = content[position + 1]!;
    if (marker === 0xff || standsAlone(marker)) {
      position += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === 0xda || marker === 0xd9) {
      isComplete = true;
      break;
    }
    const end = position + 2 + content.readUInt16BE(position + 2);
    const data = content.subarray(position + 4, end);
    if (marker === 0xfe) comments.push(data.toString('utf8'));
    if (beginsFrame(marker) && data.length >= 5) {
      size ??= { bitDepth: data[0]!, height: data.readUInt16BE(1), width: data.readUInt16BE(3) };
    }
    if (end > content.length) break;
    position = end;
  }
  if (!size || !isComplete) return unreadable;
  const metadata: FileMetadata[] = [{ name: 'MEDIAWIKI_EXIF_VERSION', value: 2 }];
  if (comments.length > 0) {
    metadata.unshift({ name: 'JPEGFileComment', value: comments.map((value, name) => ({ name, value })) });
  }
  return { ...size, metadata };
}
