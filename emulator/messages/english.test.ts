import { expect } from 'chai';

import { english } from './english';

describe('The English messages', () => {
  it('are sorted by their keys, without duplicates', () => {
    const keys = Object.keys(english);
    expect(keys).to.deep.equal([...keys].sort());
  });

  it('count only parameters that exist', () => {
    for (const [key, text] of Object.entries(english)) {
      if (typeof text === 'string') continue;
      expect(text.counted, key).to.be.within(1, 9);
      expect(text.one, key).not.to.equal(text.other);
    }
  });
});
