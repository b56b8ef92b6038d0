import { expect } from 'chai';
import { changedFiles, total } from './compare-counts';

describe('The tests of MediaWiki core that pass', () => {
  it('are counted over all files', () => {
    expect(total({ 'Edit.js': 20, 'Move.js': 3 })).to.equal(23);
  });

  it('are as recorded where every file passes as many', () => {
    expect(changedFiles({ 'Edit.js': 20, 'Links.js': 0 }, { 'Edit.js': 20 })).to.deep.equal([]);
  });

  it('differ where a file passes fewer or more', () => {
    const recorded = { 'Edit.js': 20, 'Move.js': 3 };
    expect(changedFiles(recorded, { 'Edit.js': 1, 'Move.js': 3, 'Tag.js': 2 })).to.deep.equal([
      { file: 'Edit.js', recorded: 20, passing: 1 },
      { file: 'Tag.js', recorded: 0, passing: 2 },
    ]);
  });
});
