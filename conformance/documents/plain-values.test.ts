import { expect } from 'chai';

import { readPhp, readXml } from './plain-values';

describe('readXml', () => {
  it('reads elements and attributes', () => {
    const root = readXml('<?xml version="1.0"?><api batchcomplete=""><query><iu title="A &amp; b" /></query></api>');
    expect(root?.name).to.equal('api');
    expect(root?.attributes.get('batchcomplete')).to.equal('');
    expect(root?.children[0]?.children[0]?.attributes.get('title')).to.equal('A & b');
  });

  it('does not read what is not well-formed', () => {
    expect(readXml('<api><query></api>')).to.equal(undefined);
  });
});

describe('readPhp', () => {
  it('reads scalars, lists and maps', () => {
    const text = 'a:4:{s:2:"ns";i:-1;s:4:"list";a:1:{i:0;s:3:"aé";}s:3:"a b";b:1;i:7;d:0.5;}';
    expect(readPhp(text)).to.deep.equal({ ns: -1, list: ['aé'], 'a b': true, 7: 0.5 });
  });

  it('does not read a text with a wrong length', () => {
    expect(readPhp('s:3:"ab";')).to.equal(undefined);
  });
});
