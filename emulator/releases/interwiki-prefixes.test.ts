import { expect } from 'chai';
import { interwikiPrefixes139, interwikiPrefixes143 } from './interwiki-prefixes';

describe('interwiki prefixes of a fresh wiki', () => {
  it('are as many as the real releases have (core 10)', () => {
    expect(new Set(interwikiPrefixes139)).to.have.lengthOf(66);
    expect(new Set(interwikiPrefixes143)).to.have.lengthOf(50);
  });

  it('begin and end as siprop=interwikimap does', () => {
    expect(interwikiPrefixes139.slice(0, 5)).to.deep.equal(['acronym', 'advogato', 'arxiv', 'c2find', 'cache']);
    expect(interwikiPrefixes139.slice(-4)).to.deep.equal(['wikiversity', 'wikivoyage', 'wikt', 'wiktionary']);
    expect(interwikiPrefixes143.slice(0, 5)).to.deep.equal(['acronym', 'arxiv', 'c2', 'cache', 'commons']);
    expect(interwikiPrefixes143.slice(-4)).to.deep.equal(['wikivoyage', 'wikiwikiweb', 'wikt', 'wiktionary']);
  });

  it('know c2find in 1.39 only, c2 in 1.43 only', () => {
    expect(interwikiPrefixes139).to.include('c2find').and.not.include('c2');
    expect(interwikiPrefixes143).to.include('c2').and.not.include('c2find');
  });
});
