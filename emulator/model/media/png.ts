import { crc32 } from 'node:zlib';
import type { FileMetadata } from '../page';
import { unreadable, type ReadMedia } from './media-facts';
import { pngTexts } from './png-texts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const colorTypes: Readonly<Record<number, string>> = {
  0: 'greyscale',
  2: 'truecolour',
  3: 'index-coloured',
  4: 'greyscale-alpha',
  6: 'truecolour-alpha',
};

export function isPng(content: Buffer): boolean {
  return content.subarray(0, 8).equals(signature) && content.toString('latin1', 12, 16) === 'IHDR';
}

interface Found {
  width: number;
  height: number;
  bitDepth: number;
  color: number;
  frames: number;
  loops: number;
  duration: number;
  texts: FileMetadata[];
}

/** Reads the chunks of a PNG; one that ends too early, or has a wrong checksum, is unreadable. */
export function readPng(content: Buffer): ReadMedia {
  const found: Found = { width: 0, height: 0, bitDepth: 0, color: 0, frames: 0, loops: 1, duration: 0, texts: [] };
  let position = signature.length;
  for (;;) {
    if (position + 8 > content.length) return unreadable;
    const length = content.readUInt32BE(position);
    const type = content.toString('latin1', position + 4, position + 8);
    const data = content.subarray(position + 8, position + 8 + length);
    if (data.length < length || position + 12 + length > content.length) return unreadable;
    const checked = content.subarray(position + 4, position + 8 + length);
    if (crc32(checked) !== content.readUInt32BE(position + 8 + length)) return unreadable;
    if (type === 'IEND') break;
    if (!readChunk(found, type, data)) return unreadable;
    position += 12 + length;
  }
  const { width, height, bitDepth, color, frames, loops, duration, texts } = found;
  const metadata: FileMetadata[] = [
    { name: 'frameCount', value: frames },
    { name: 'loopCount', value: loops },
    { name: 'duration', value: duration },
    { name: 'bitDepth', value: bitDepth },
    { name: 'colorType', value: colorTypes[color] ?? 'unknown' },
    { name: 'metadata', value: [...texts, { name: '_MW_PNG_VERSION', value: 1 }] },
  ];
  return { width, height, bitDepth, metadata };
}

/** @returns whether the chunk is valid */
function readChunk(found: Found, type: string, data: Buffer): boolean {
  if (type === 'IHDR') {
    if (data.length < 13) return false;
    found.width = data.readUInt32BE(0);
    found.height = data.readUInt32BE(4);
    found.bitDepth = data[8]!;
    found.color = data[9]!;
  } else if (type === 'acTL' && data.length >= 8) {
    found.frames = data.readUInt32BE(0);
    found.loops = data.readUInt32BE(4);
  } else if (type === 'fcTL' && data.length >= 24) {
    const denominator = data.readUInt16BE(22) || 100;
    found.duration += data.readUInt16BE(20) / denominator;
  } else {
    found.texts.push(...pngTexts(type, data));
  }
  return true;
}
