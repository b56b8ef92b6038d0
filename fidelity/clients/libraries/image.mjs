import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';

/**
 * Passes an image to a function: its bytes, and a file that exists until the function has ended. Images of other titles
 * have other pixels, because a wiki warns of duplicates.
 *
 * @param title the title of a page; that of the file is the same with the extension
 */
export async function withImage(title, use) {
  const folder = mkdtempSync(join(tmpdir(), 'wikidouble-clients-'));
  const name = `${title}.png`;
  const path = join(folder, name);
  const bytes = png(title);
  writeFileSync(path, bytes);
  try {
    return await use({ name, path, bytes });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Two pixels by two, whose colours depend on a text. */
function png(text) {
  const colours = createHash('sha256').update(text).digest();
  const row = (start) => Buffer.concat([Buffer.of(0), colours.subarray(start, start + 6)]);
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.concat([row(0), row(6)]));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, sum]);
}

/** CRC-32, as PNG wants it after each chunk. */
function checksum(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
