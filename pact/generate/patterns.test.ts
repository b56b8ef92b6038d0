import { expect } from 'chai';

import { listedPartPattern, literalPattern, oneOf, otherThan, wholePattern } from './patterns';

describe('patterns for the engine', () => {
  it('match the whole text in which the pattern of a scenario matches a part', () => {
    expect(wholePattern('^text/html')).to.equal(String.raw`^text/html[\s\S]*`);
    expect(wholePattern(String.raw`^\d+$`)).to.equal(String.raw`^\d+$`);
    expect(wholePattern(String.raw`\S`)).to.equal(String.raw`[\s\S]*\S[\s\S]*`);
    expect(wholePattern(String.raw`^\d+ (KB|MB)$`)).to.equal(String.raw`^\d+ (KB|MB)$`);
    expect(wholePattern('^a|b$')).to.equal(String.raw`[\s\S]*(?:^a|b$)[\s\S]*`);
  });

  it('match a text literally', () => {
    const text = 'a.b*c|d (e) [f] {g} $h ^i \\j /k -l +m ?n';
    expect(text).to.match(new RegExp(`^${literalPattern(text)}$`));
    expect('axb').not.to.match(new RegExp(`^${literalPattern('a.b')}$`));
  });

  it('distinguish names', () => {
    const other = new RegExp(otherThan(['error', 'warnings']));
    expect(['errors', 'erro', 'query'].every((name) => other.test(name))).to.be.true;
    expect(['error', 'warnings'].some((name) => other.test(name))).to.be.false;
    expect(oneOf(['watchtoken', '*'])).to.equal(String.raw`^(?:watchtoken|\*)$`);
  });

  it('allow another number in a part of a list, unless the expectation names it', () => {
    const pattern = listedPartPattern(['public', 's-maxage=120', 'max-age=60'], (part) => part === 's-maxage=120');
    expect(pattern).to.equal(String.raw`^(?:public|s\-maxage=120|max\-age=\d+)$`);
  });
});
