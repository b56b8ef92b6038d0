import { expect } from 'chai';
import { addressSortKey, canonicalAddress } from './ip-address';

/** As `titles=User:<address>` is normalised; `undefined`: it is a name like any other. */
const observed: [string, string | undefined][] = [
  ['1.2.3.4', '1.2.3.4'],
  ['001.2.3.04', '1.2.3.4'],
  ['00.00.00.00', '0.0.0.0'],
  ['255.255.255.255', '255.255.255.255'],
  ['01.2.3.4/24', '1.2.3.4/24'],
  ['01.2.3.4/9', '1.2.3.4/9'],
  ['01.2.3.4/33', undefined],
  ['01.2.3.4/016', undefined],
  ['0001.2.3.4', undefined],
  ['1.02.3', undefined],
  ['1.2.3.4/', undefined],
  ['::1', '0:0:0:0:0:0:0:1'],
  ['::', '0:0:0:0:0:0:0:0'],
  ['::/10', '0:0:0:0:0:0:0:/10'],
  ['2001:db8::1', '2001:DB8:0:0:0:0:0:1'],
  ['1:2:3:4:5:6:7:08', '1:2:3:4:5:6:7:8'],
  ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
  ['::2:3:4:5:6:7:8', '0:2:3:4:5:6:7:8'],
  ['1::3:4:5:6:7:8', '1:0:3:4:5:6:7:8'],
  ['0abc::1/64', 'ABC:0:0:0:0:0:0:1/64'],
  ['2001:db8::/128', '2001:DB8:0:0:0:0:0:0/128'],
  ['2001:db8::/129', undefined],
  ['2001:db8::/032', undefined],
  ['1:2:3:4:5:6:7', undefined],
  ['1:2:3:4:5:6:7:8:9', undefined],
  ['1::2::3', undefined],
  ['::ffff:1.2.3.4', undefined],
  ['00000:0:0:0:0:0:0:1', undefined],
  ['dead:beef', undefined],
  ['g::1', undefined],
];

describe('canonicalAddress', () => {
  for (const [address, canonical] of observed) {
    it(`${address} is ${canonical ?? 'not an address'}`, () => {
      expect(canonicalAddress(address)).to.equal(canonical);
    });
  }
});

describe('addressSortKey', () => {
  it('sorts addresses by their numbers, those of version 4 first', () => {
    const sorted = [
      '9.0.0.1',
      '10.0.0.2',
      '10.0.0.10',
      '255.0.0.1',
      '0:0:0:0:0:0:0:9',
      '0:0:0:0:0:0:0:10',
      '2001:DB8:0:0:0:0:0:1',
    ];
    const keys = sorted.map((address) => addressSortKey(address) ?? '');
    expect([...keys].sort()).to.deep.equal(keys);
  });

  for (const text of ['Bob', '1.2.3.0/24', '1.2.3.xxx', '::1']) {
    it(`has none for ${text}`, () => {
      expect(addressSortKey(text)).to.equal(undefined);
    });
  }
});
