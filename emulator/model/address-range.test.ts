import { expect } from 'chai';

import { addressRange, canonicalTarget, rangesAround } from './address-range';

describe('A range of addresses', () => {
  it('begins with its first address', () => {
    expect(canonicalTarget('1.2.3.77/24')).to.equal('1.2.3.0/24');
    expect(canonicalTarget('2001:db8::77/64')).to.equal('2001:DB8:0:0:0:0:0:0/64');
    expect(canonicalTarget('1.2.3.04')).to.equal('1.2.3.4');
    expect(canonicalTarget('1.2.3.4/33')).to.equal(undefined);
    expect(canonicalTarget('Bob')).to.equal(undefined);
  });

  it('has a first and a last address', () => {
    expect(addressRange('1.2.0.0/20')).to.deep.equal({ start: '1.2.0.0', end: '1.2.15.255', bits: 20, version: 4 });
    expect(addressRange('2001:DB8:0:0:0:0:0:0/33')?.end).to.equal('2001:DB8:7FFF:FFFF:FFFF:FFFF:FFFF:FFFF');
    expect(addressRange('1.2.3.4')).to.equal(undefined);
  });

  it('contains an address', () => {
    const ranges = rangesAround('1.2.3.4');
    expect(ranges).to.have.length(17);
    expect(ranges).to.include.members(['1.2.3.4/32', '1.2.3.0/24', '1.2.0.0/16']);
    expect(rangesAround('Bob')).to.deep.equal([]);
  });
});
