import { expect } from 'chai';

import { editDistance, nearestName } from './nearest-name';

describe('the nearest name', () => {
  const known = ['id', 'title', 'text', 'uses', 'redirect', 'botPasswords'];

  it('has one letter more, fewer, replaced or swapped', () => {
    expect(nearestName('titles', known)).to.equal('title');
    expect(nearestName('titl', known)).to.equal('title');
    expect(nearestName('tixle', known)).to.equal('title');
    expect(nearestName('tilte', known)).to.equal('title');
  });

  it('is found regardless of case', () => {
    expect(nearestName('BotPasswords', known)).to.equal('botPasswords');
    expect(nearestName('TITEL', known)).to.equal('title');
  });

  it('is undefined if none is near', () => {
    expect(nearestName('namespace', known)).to.equal(undefined);
    expect(nearestName('', known)).to.equal(undefined);
  });

  it('counts the changes', () => {
    expect(editDistance('kitten', 'sitting')).to.equal(3);
    expect(editDistance('', 'abc')).to.equal(3);
    expect(editDistance('abc', '')).to.equal(3);
    expect(editDistance('ab', 'ba')).to.equal(1);
    expect(editDistance('same', 'same')).to.equal(0);
  });
});
