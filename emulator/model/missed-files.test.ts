import { expect } from 'chai';

import { MissedFiles } from './missed-files';

describe('the files that requests looked for in vain', () => {
  it('are told once', () => {
    const missed = new MissedFiles({ now: () => 0 });
    missed.add('Cat.jpg');
    expect(missed.take('Cat.jpg')).to.equal(true);
    expect(missed.take('Cat.jpg')).to.equal(false);
  });

  it('are not remembered for eleven seconds after they were forgotten (writing 11)', () => {
    let now = 0;
    const missed = new MissedFiles({ now: () => now });
    missed.add('Cat.jpg');
    missed.forget('Cat.jpg');
    now = 10_999;
    missed.add('Cat.jpg');
    expect(missed.take('Cat.jpg')).to.equal(false);
    now = 11_000;
    missed.add('Cat.jpg');
    expect(missed.take('Cat.jpg')).to.equal(true);
  });
});
