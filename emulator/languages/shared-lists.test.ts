import { brotliCompressSync } from 'node:zlib';
import { expect } from 'chai';

import { readLists, unpackLists, unpackTogether } from './shared-lists';

const pack = (text: string): string => brotliCompressSync(text).toString('base64');

describe('Lists that languages share', () => {
  const names = 'en\n\n\n!One\ttwo\n!Three\fde\nen\n\nEins\x1den\n3 !3';
  const words = 'en\n\n\n!x\x1d';

  it('are the same from a file of their own and from one of several files', () => {
    const alone = unpackLists({ keys: ['a', 'b'], earlier: ['1.39'], packed: pack(names) });
    const together = unpackTogether({
      files: ['words', 'names'],
      earlier: ['1.39'],
      packed: pack(`w\n${words}\x1ea\tb\n${names}`),
    });
    expect(together.get('names')).to.deep.equal(alone);
    expect(together.get('words')).to.deep.equal(unpackLists({ keys: ['w'], earlier: ['1.39'], packed: pack(words) }));
  });

  it('begin with the items of a language, and go on with those of its base', () => {
    const shared = unpackLists({ keys: ['a', 'b'], earlier: ['1.39'], packed: pack(names) });
    expect(readLists(shared, '1.43', 'de')).to.deep.equal(
      new Map([
        ['a', ['Eins', 'One', 'two']],
        ['b', ['Three']],
      ]),
    );
    expect(readLists(shared, '1.39', 'en')?.get('b')).to.deep.equal(['3']);
    expect(readLists(shared, '1.43', 'fr')).to.equal(undefined);
  });
});
