import type { FileMetadata } from '../page';
import { unreadable, type ReadMedia } from './media-facts';

export function isGif(content: Buffer): boolean {
  return /^GIF8[79]a$/.test(content.toString('latin1', 0, 6));
}

/** A place in the bytes, which ends the reading where it passes their end. */
class Cursor {
  position = 13;

  constructor(readonly content: Buffer) {}

  get isInside(): boolean {
    return this.position < this.content.length;
  }

  byte(): number {
    return this.content[this.position++] ?? 0;
  }

  skip(bytes: number): void {
    this.position += bytes;
  }

  /** The data of blocks, each behind its length, up to an empty one. */
  blocks(): Buffer {
    const parts: Buffer[] = [];
    for (let length = this.byte(); length > 0 && this.isInside; length = this.byte()) {
      parts.push(this.content.subarray(this.position, this.position + length));
      this.skip(length);
    }
    return Buffer.concat(parts);
  }
}

/** Reads the frames of a GIF. Real wikis take its bit depth for 1, however many colors it has. */
export function readGif(content: Buffer): ReadMedia {
  if (content.length < 13) return unreadable;
  const [width, height, flags] = [content.readUInt16LE(6), content.readUInt16LE(8), content[10]!];
  const cursor = new Cursor(content);
  if ((flags & 0x80) !== 0) cursor.skip(3 << ((flags & 7) + 1));
  const comments: string[] = [];
  let [frames, looped, duration] = [0, false, 0];
  // One that ends too early has the frames so far.
  while (cursor.isInside) {
    const introducer = cursor.byte();
    if (introducer === 0x3b) break;
    if (introducer === 0x2c) {
      frames++;
      cursor.skip(8);
      const local = cursor.byte();
      if ((local & 0x80) !== 0) cursor.skip(3 << ((local & 7) + 1));
      cursor.skip(1);
      cursor.blocks();
    } else if (introducer === 0x21) {
      const label = cursor.byte();
      const data = cursor.blocks();
      if (label === 0xf9 && data.length >= 4) duration += data.readUInt16LE(1) / 100;
      else if (label === 0xfe) comments.push(data.toString('utf8'));
      else if (label === 0xff) looped ||= data.toString('latin1', 0, 11) === 'NETSCAPE2.0';
    } else {
      return unreadable;
    }
  }
  const metadata: FileMetadata[] = [
    { name: 'frameCount', value: frames },
    { name: 'looped', value: looped },
    { name: 'duration', value: duration },
    { name: 'metadata', value: [...commentsOf(comments), { name: '_MW_GIF_VERSION', value: 1 }] },
  ];
  return { width, height, bitDepth: 1, metadata };
}

function commentsOf(comments: readonly string[]): FileMetadata[] {
  if (comments.length === 0) return [];
  return [{ name: 'GIFFileComment', value: comments.map((value, name) => ({ name, value })) }];
}
