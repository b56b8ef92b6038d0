import { expect } from 'chai';

import { mergeLines } from './merge-lines';

const old = 'one\n\ntwo\n\nthree';

describe('Merging lines', () => {
  it('keeps changes of different paragraphs', () => {
    expect(mergeLines(old, 'one\n\ntwo\n\nTHREE', 'ONE\n\ntwo\n\nthree')).to.equal('ONE\n\ntwo\n\nTHREE');
  });

  it('finds a conflict in two changes of one paragraph', () => {
    expect(mergeLines(old, 'Eins\n\ntwo\n\nthree', 'ONE\n\ntwo\n\nthree')).to.equal(undefined);
  });

  it('accepts the same change twice', () => {
    expect(mergeLines(old, 'ONE\n\ntwo\n\nthree', 'ONE\n\ntwo\n\nthree')).to.equal('ONE\n\ntwo\n\nthree');
  });

  it('returns the other version where one did not change', () => {
    expect(mergeLines(old, old, 'ONE')).to.equal('ONE');
    expect(mergeLines(old, 'ONE', old)).to.equal('ONE');
  });

  it('accepts a line that both removed, whether or not it is the last one', () => {
    expect(mergeLines('zero\n\none\n\ntwo', 'one\n\ntwo', 'one')).to.equal('one');
    expect(mergeLines('zero', 'one\n\n', 'one')).to.equal('one');
  });
});
