import { readSync } from 'node:fs';

/** The number of bytes per read. */
const chunkBytes = 256 * 1024;

/**
 * Iterates over the lines of an open file, without line ends; memory holds one line and one chunk at most.
 *
 * @param longestLine the maximum length of a line, in bytes
 * @param tooLong creates the error for a longer line, from its number
 */
export function* fileLines(
  descriptor: number,
  longestLine: number,
  tooLong: (line: number) => Error,
): Generator<Buffer, void> {
  const chunk = Buffer.allocUnsafe(chunkBytes);
  let begun: Buffer[] = [];
  let begunBytes = 0;
  let line = 1;
  for (let length = readSync(descriptor, chunk); length > 0; length = readSync(descriptor, chunk)) {
    const read = chunk.subarray(0, length);
    let start = 0;
    for (let end = read.indexOf(0x0a); end >= 0; end = read.indexOf(0x0a, start)) {
      const rest = read.subarray(start, end);
      yield begun.length === 0 ? rest : Buffer.concat([...begun, rest]);
      begun = [];
      begunBytes = 0;
      line++;
      start = end + 1;
    }
    if (start === length) continue;
    begunBytes += length - start;
    if (begunBytes > longestLine) throw tooLong(line);
    begun.push(Buffer.from(read.subarray(start)));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}
