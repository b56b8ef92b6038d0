/** A text that is stored compressed: Brotli in base64. */
export function unpackText(packed: string): string {
  const { brotliDecompressSync } = require('node:zlib') as typeof import('node:zlib');
  return brotliDecompressSync(Buffer.from(packed, 'base64')).toString();
}

/** What a recorded file contains in the package, where `tools/pack-recorded.cjs` compressed it. */
interface PackedFile {
  readonly packed: string;
}

const unpacked = new WeakMap<object, unknown>();

/** The content of a recorded file: as it is in this repository, or unpacked once. */
export function contentOf(file: object): unknown {
  if (!isPacked(file)) return file;
  if (!unpacked.has(file)) unpacked.set(file, JSON.parse(unpackText(file.packed)));
  return unpacked.get(file);
}

function isPacked(file: object): file is PackedFile {
  return 'packed' in file;
}
