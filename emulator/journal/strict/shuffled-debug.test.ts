import { expect } from 'chai';
import { createWiki, type WikiOptions } from '../../index';
import { send, member } from '../../testing/send.test-support';

const headers = { 'user-agent': 'Test/1.0 (https://example.org/test)' };

/** What a client reads from the debug blocks of some responses, which it should not. */
function read(options: WikiOptions, path: string): unknown[] {
  const wiki = createWiki({}, { seed: 1, now: '2026-01-31T12:00:00Z', debug: true, ...options });
  return Array.from({ length: 8 }, () =>
    member(send(wiki, 'action=query&meta=tokens&format=json', { headers }).json(), path),
  );
}

const differing = (values: readonly unknown[]): number => new Set(values.map((value) => JSON.stringify(value))).size;
const lenientWays: WikiOptions[] = [{}, { strict: { except: ['debug-dependence'] } }];

describe('the debug block of a strict wiki', () => {
  for (const name of ['gitRevision', 'wikiVersion', 'time', 'memory']) {
    it(`has a different ${name} each time`, () => {
      expect(differing(read({ strict: true }, `debuginfo.${name}`))).to.be.greaterThan(3);
      for (const options of lenientWays) expect(differing(read(options, `debuginfo.${name}`))).to.equal(1);
    });
  }

  it('has its members in a different order each time', () => {
    const orders = (options: WikiOptions) => read(options, 'debuginfo').map((block) => Object.keys(block ?? {}));
    expect(differing(orders({ strict: true }))).to.be.greaterThan(3);
    for (const options of lenientWays) expect(differing(orders(options))).to.equal(1);
  });

  it('never has the entries of its lists in the usual order', () => {
    const [usual] = read({}, 'debuginfo.includes');
    for (const includes of read({ strict: true }, 'debuginfo.includes')) {
      expect(includes).to.not.deep.equal(usual);
      expect(includes).to.have.deep.members(usual as unknown[]);
    }
  });

  it('keeps its members and their types', () => {
    const [plain] = read({}, 'debuginfo');
    const [shuffled] = read({ strict: true }, 'debuginfo');
    expect(Object.keys(shuffled ?? {})).to.have.members(Object.keys(plain ?? {}));
    expect(member(shuffled, 'debugLog')).to.have.length((member(plain, 'debugLog') as string[]).length);
    expect(member(shuffled, 'gitRevision')).to.match(/^[0-9a-f]{40}$/);
    expect(member(shuffled, 'wikiVersion')).to.match(/^1\.\d\d\.\d+$/);
    expect(member(shuffled, 'gitBranch')).to.match(/^REL1_\d\d$/);
    expect(member(shuffled, 'memory')).to.match(/^\d\.\d+ MB$/);
    expect(member(shuffled, 'time')).to.be.a('number');
  });

  it('does not affect a client that does not read it', () => {
    const tokens = read({ strict: true }, 'query.tokens');
    expect(differing(tokens)).to.equal(1);
    expect(tokens).to.deep.equal(read({}, 'query.tokens'));
  });
});
