import { expect } from 'chai';

import { pairLines, splitDifference } from './text-differences';

describe('two texts side by side', () => {
  it('have equal lines beside each other', () => {
    const pairs = pairLines(['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'd', 'e']);
    expect(pairs.map(({ left = '-', right = '-' }) => left + right)).to.deep.equal(['aa', 'bx', 'cc', 'dd', '-e']);
    expect(pairLines(['a', 'b'], ['b']).map(({ left = '-', right = '-' }) => left + right)).to.deep.equal(['a-', 'bb']);
    expect(pairLines([], [])).to.deep.equal([]);
  });

  it('have lines beside each other that are the same at their core', () => {
    const name = (line: string): string => line.replace(/:.*/, '');
    expect(pairLines(['a', 'id: 1', 'b'], ['id: 2', 'b'], name)).to.deep.equal([
      { left: 'a', right: undefined },
      { left: 'id: 1', right: 'id: 2' },
      { left: 'b', right: 'b' },
    ]);
  });

  it('have a beginning and an end in common', () => {
    expect(splitDifference('{"a":[]}', '{"a":{}}')).to.deep.equal({ begin: '{"a":', middles: ['[]', '{}'], end: '}' });
    expect(splitDifference('aa', 'a')).to.deep.equal({ begin: 'a', middles: ['a', ''], end: '' });
    expect(splitDifference('\u{1f600}', '\u{1f601}').middles).to.deep.equal(['\u{1f600}', '\u{1f601}']);
  });
});
