import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, type ZlibOptions } from 'node:zlib';

type Decode = (body: Buffer, options: ZlibOptions) => Promise<Buffer>;

const inflated = promisify<Buffer, ZlibOptions, Buffer>(inflate);
const inflatedRaw = promisify<Buffer, ZlibOptions, Buffer>(inflateRaw);
const unzipped = promisify<Buffer, ZlibOptions, Buffer>(gunzip);

/** By the names of RFC 9110, 8.4.1. */
const decoders: Readonly<Record<string, Decode>> = {
  gzip: unzipped,
  'x-gzip': unzipped,
  br: promisify<Buffer, ZlibOptions, Buffer>(brotliDecompress),
  // Some servers send the data without the header that the name requires.
  deflate: (body, options) => inflated(body, options).catch(() => inflatedRaw(body, options)),
};

/**
 * Decodes a body. Some servers and proxies compress every response, whether or not the request accepts that.
 *
 * @param encodings the header `Content-Encoding`: the encodings in the order in which they were applied
 * @param maximumBytes the largest decoded body: a small one may decode to gigabytes
 * @throws Error for an unknown encoding, an invalid body, or one that is too large: the end of a sentence about its sender
 */
export async function decodeBody(body: Buffer, encodings: string | undefined, maximumBytes: number): Promise<Buffer> {
  const names = (encodings ?? '').split(',').map((name) => name.trim().toLowerCase());
  let decoded = body;
  // The response to HEAD names the encoding of a body that it does not have.
  if (body.length === 0) return body;
  for (const name of names.reverse()) {
    if (name === '' || name === 'identity') continue;
    const decode = decoders[name];
    if (!decode) throw new Error(`responded with the unknown Content-Encoding ${JSON.stringify(name.slice(0, 30))}`);
    try {
      decoded = await decode(decoded, { maxOutputLength: maximumBytes });
    } catch (error) {
      if (error instanceof RangeError)
        throw new Error(`responded with more than ${maximumBytes / 1e6} MB`, { cause: error });
      throw new Error(`responded with a body that is not valid ${name}`, { cause: error });
    }
  }
  return decoded;
}
