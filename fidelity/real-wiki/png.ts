import { crc32, deflateSync } from 'node:zlib';

/**
 * A black PNG image. Its pixels are stored without compression, so that its bytes, and with them its SHA-1, are the same
 * whatever version of zlib writes them.
 */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per channel, in red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  // Each row begins with its filter, 0 for none.
  const pixels = Buffer.alloc(height * (1 + 3 * width));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}
