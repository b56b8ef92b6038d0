import { expect } from 'chai';

import { Blocks, type Block } from './blocks';

const now = '2026-01-31T12:00:00Z';
const usual = {
  ...{ by: 'Admin', timestamp: now, reason: '', anonymousOnly: false, noCreate: false, autoblock: true },
  ...{ noEmail: false, hidden: false, allowsTalk: false },
};

function blocksOf(...given: readonly (Partial<Block> & Pick<Block, 'id' | 'target'>)[]): Blocks {
  const blocks = new Blocks();
  for (const block of given) blocks.put({ ...usual, ...block });
  return blocks;
}

describe('The blocks of a wiki', () => {
  it('concern addresses by themselves, by ranges and automatically', () => {
    const blocks = blocksOf(
      { id: 1, target: '1.2.0.0/16' },
      { id: 2, target: '1.2.3.0/24' },
      { id: 3, target: '1.2.3.4' },
      { id: 4, target: 'Eve' },
      { id: 5, target: '1.2.3.4', parent: 4 },
    );
    expect(blocks.ofAddress('1.2.3.4', now).map(({ id }) => id)).to.deep.equal([3, 2, 1, 5]);
    expect(blocks.ofAddress('1.2.9.9', now).map(({ id }) => id)).to.deep.equal([1]);
  });

  it('expire', () => {
    const blocks = blocksOf({ id: 1, target: 'Eve', expiry: '2026-02-01T00:00:00Z' });
    expect(blocks.find('Eve', now)?.id).to.equal(1);
    expect(blocks.find('Eve', '2026-02-01T00:00:00Z')).to.equal(undefined);
    expect([...blocks.walk(true, undefined, '2026-03-01T00:00:00Z')]).to.deep.equal([]);
  });

  it('are removed with those that follow from them', () => {
    const blocks = blocksOf({ id: 1, target: 'Eve' }, { id: 2, target: '1.2.3.4', parent: 1 });
    const [eve] = blocks.walk(false, undefined, now);
    blocks.remove(eve!);
    expect(blocks.size).to.equal(0);
    expect(blocks.ofAddress('1.2.3.4', now)).to.deep.equal([]);
    expect(blocks.nextId).to.equal(3);
  });

  it('of a fork are independent', () => {
    const blocks = blocksOf({ id: 1, target: 'Eve' });
    const fork = blocks.fork();
    fork.put({ ...usual, id: 2, target: 'Bob' });
    blocks.remove(blocks.findId(1, now)!);
    expect([...fork.walk(false, undefined, now)].map(({ target }) => target)).to.deep.equal(['Eve', 'Bob']);
    expect(blocks.size).to.equal(0);
  });
});
