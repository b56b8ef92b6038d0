import { expect } from 'chai';

import recorded from '../languages/messages.json';
import { english } from './english';

describe('The English messages', () => {
  it('are sorted by their keys, without duplicates', () => {
    const keys = Object.keys(english);
    expect(keys).to.deep.equal([...keys].sort());
  });

  it('are recorded in other languages, unless the software lacks a text itself (npm run record-languages)', () => {
    const existing = Object.entries(english).filter(
      ([key, text]) => !key.startsWith('wikidouble-') && text !== `⧼${key}⧽`,
    );
    expect(existing.map(([key]) => key).filter((key) => !recorded.keys.includes(key))).to.deep.equal([]);
  });

  it('count only parameters that exist', () => {
    for (const [key, text] of Object.entries(english)) {
      if (typeof text === 'string') continue;
      expect(text.counted, key).to.be.within(1, 9);
      expect(text.one, key).not.to.equal(text.other);
    }
  });
});
