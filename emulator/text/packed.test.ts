import { expect } from 'chai';
import { brotliCompressSync } from 'node:zlib';

import { contentOf } from './packed';

describe('contentOf', () => {
  it('returns the content of a file that is not packed', () => {
    const file = { modules: {} };
    expect(contentOf(file)).to.equal(file);
  });

  it('unpacks a file once', () => {
    const file = { packed: brotliCompressSync('{"modules":{"edit":"é"}}').toString('base64') };
    expect(contentOf(file)).to.deep.equal({ modules: { edit: 'é' } });
    expect(contentOf(file)).to.equal(contentOf(file));
  });
});
