import { expect } from 'chai';

import { keptComment } from './comment';

describe('A comment', () => {
  it('is kept without spaces around it', () => {
    expect(keptComment(' tidied up ')).to.equal('tidied up');
  });

  it('has at most 500 characters, however many bytes', () => {
    expect(keptComment('😺'.repeat(500))).to.equal('😺'.repeat(500));
    expect(keptComment('😺'.repeat(501))).to.equal(`${'😺'.repeat(497)}...`);
  });

  // So edits and deletions do on real wikis of both releases.
  it('has no space before the dots', () => {
    expect(keptComment(`${'a'.repeat(496)} ${'b'.repeat(20)}`)).to.equal(`${'a'.repeat(496)}...`);
  });
});
