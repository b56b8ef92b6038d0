import { expect } from 'chai';

import { decodeUri } from './decode-uri';

describe('decodeUri', () => {
  it('decodes percent-encoded UTF-8', () => {
    expect(decodeUri('Caf%C3%A9%20%2B+')).to.equal('Café ++');
  });

  it('returns a text with invalid encodings unchanged', () => {
    expect(decodeUri('Caf%C3%A9 %E9')).to.equal('Caf%C3%A9 %E9');
    expect(decodeUri('100%')).to.equal('100%');
  });
});
