import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';

import { expect } from 'chai';

import { decodeBody } from './decode-body';

describe('decodeBody', () => {
  const text = Buffer.from('{"batchcomplete":"","query":{}}');
  const decoded = async (body: Buffer, encoding?: string): Promise<string> =>
    (await decodeBody(body, encoding, 1000)).toString();

  it('decodes each encoding, and several in turn', async () => {
    const bodies: readonly (readonly [Buffer, string | undefined])[] = [
      [text, undefined],
      [text, 'identity'],
      [gzipSync(text), 'gzip'],
      [gzipSync(text), 'X-GZip'],
      [brotliCompressSync(text), 'br'],
      [deflateSync(text), 'deflate'],
      [deflateRawSync(text), 'deflate'],
      [brotliCompressSync(gzipSync(text)), 'gzip, br'],
    ];
    for (const [body, encoding] of bodies) expect(await decoded(body, encoding), encoding).to.equal(String(text));
  });

  it('leaves the empty body of a HEAD response alone', async () => {
    expect(await decoded(Buffer.alloc(0), 'gzip')).to.equal('');
  });

  it('says why a body cannot be decoded', async () => {
    const problem = async (body: Buffer, encoding: string): Promise<string> =>
      decoded(body, encoding).then(
        () => 'none',
        (error: unknown) => (error as Error).message,
      );
    expect(await problem(text, 'gzip')).to.equal('responded with a body that is not valid gzip');
    expect(await problem(text, 'zstd')).to.equal('responded with the unknown Content-Encoding "zstd"');
    expect(await problem(gzipSync(Buffer.alloc(1001)), 'gzip')).to.equal('responded with more than 0.001 MB');
  });
});
