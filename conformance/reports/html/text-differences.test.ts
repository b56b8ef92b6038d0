import { expect } from 'chai';

import { pairLines, splitDifference } from './text-differences';

describe('two texts side by side', () => {
  it('pair equal lines', () => {
    const pairs = pairLines(['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'd', 'e']);
    expect(pairs.map(({ left = '-', right = '-' }) => left + right)).to.deep.equal(['aa', 'bx', 'cc', 'dd', '-e']);
    expect(pairLines(['a', 'b'], ['b']).map(({ left = '-', right = '-' }) => left + right)).to.deep.equal(['a-', 'bb']);
    expect(pairLines([], [])).to.deep.equal([]);
  });

  it('pair lines with the same core', () => {
    const name = (line: string): string => line.replace(/:.*/, '');
    expect(pairLines(['a', 'id: 1', 'b'], ['id: 2', 'b'], name)).to.deep.equal([
      { left: 'a', right: undefined },
      { left: 'id: 1', right: 'id: 2' },
      { left: 'b', right: 'b' },
    ]);
  });

  it('share a beginning and an end', () => {
    expect(splitDifference('{"a":[]}', '{"a":{}}')).to.deep.equal({ begin: '{"a":', middles: ['[]', '{}'], end: '}' });
    expect(splitDifference('aa', 'a')).to.deep.equal({ begin: 'a', middles: ['a', ''], end: '' });
    expect(splitDifference('\u{1f600}', '\u{1f601}').middles).to.deep.equal(['\u{1f600}', '\u{1f601}']);
  });
});
