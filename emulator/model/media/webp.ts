import type { FileMetadata } from '../page';
import type { ReadMedia } from './media-facts';

export function isWebp(content: Buffer): boolean {
  return content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';
}

interface Found {
  compression: string;
  extended: { readonly animated: boolean; readonly transparency: boolean } | undefined;
  width: number;
  height: number;
}

/** Reads the chunks of a WebP image. */
export function readWebp(content: Buffer, version: number): ReadMedia {
  const found: Found = { compression: 'unknown', extended: undefined, width: 0, height: 0 };
  let position = 12;
  while (position + 8 <= content.length) {
    const length = content.readUInt32LE(position + 4);
    const data = content.subarray(position + 8, position + 8 + length);
    readChunk(found, content.toString('latin1', position, position + 4), data);
    position += 8 + length + (length % 2);
  }
  const { compression, extended, width, height } = found;
  const metadata: FileMetadata[] = [
    { name: 'compression', value: compression },
    ...(extended
      ? [
          { name: 'animated', value: extended.animated },
          { name: 'transparency', value: extended.transparency },
        ]
      : []),
    { name: 'width', value: width },
    { name: 'height', value: height },
    { name: 'metadata', value: [{ name: '_MW_WEBP_VERSION', value: version }] },
  ];
  return { width, height, bitDepth: 0, metadata };
}

function readChunk(found: Found, type: string, data: Buffer): void {
  if (type === 'VP8X' && data.length >= 10) {
    found.extended = { animated: (data[0]! & 2) !== 0, transparency: (data[0]! & 16) !== 0 };
    found.width = data.readUIntLE(4, 3) + 1;
    found.height = data.readUIntLE(7, 3) + 1;
  } else if (type === 'VP8 ' && data.length >= 10) {
    found.compression = 'lossy';
    setSize(found, data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff);
  } else if (type === 'VP8L' && data.length >= 5) {
    found.compression = 'lossless';
    const bits = data.readUInt32LE(1);
    setSize(found, (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
}

/** The size of the whole image precedes that of its parts. */
function setSize(found: Found, width: number, height: number): void {
  if (found.extended) return;
  found.width = width;
  found.height = height;
}
