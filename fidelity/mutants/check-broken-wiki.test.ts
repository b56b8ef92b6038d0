import { expect } from 'chai';

import { mutantById } from './catalogue';
import { checkBrokenWiki } from './check-broken-wiki';
import { conditional } from './conditional';
import { conditions } from './conditions';

/** The broken invariants, each with what is said about it, on a wiki that is wrong in one way under one condition. */
async function found(way: string, when: string, account = false): Promise<string[]> {
  const mutant = conditional(
    mutantById(way),
    conditions.find(({ id }) => id === when)!,
  );
  const { scenarios } = await checkBrokenWiki({ mutant, account, budget: 150, seed: 1 });
  return scenarios
    .filter(({ verdict }) => verdict === 'fail')
    .map(({ id, reason = '' }) => `${id}: ${reason.replace(/; .*|^broken by.*/, '')}`);
}

describe('a check with generated requests', () => {
  for (const release of ['1.39', '1.43'] as const) {
    it(`passes a correct wiki of release ${release}, with and without an account and the debug block`, async () => {
      for (const [account, block] of [
        [false, false],
        [true, true],
      ] as const) {
        const { exitCode, requests, variation } = await checkBrokenWiki({
          account,
          block,
          release,
          budget: 150,
          seed: 1,
        });
        expect(exitCode).to.equal(0);
        expect(requests?.sent).to.equal(150);
        expect(variation?.requests).to.be.above(10);
        expect(variation?.covered).to.be.above(1000);
      }
    });
  }

  it('finds wikis that are wrong under a condition, and names it', async () => {
    expect((await found('empty-list-is-null', 'quotes')).join('\n')).to.match(/: only .*titles with quotes/);
    expect(await found('ordered-backwards', 'xml')).to.include('usage-is-ordered-by-number: only with format=xml');
  });

  it('sends the same requests with the same seed', async () => {
    const covered = async (seed: number) =>
      (await checkBrokenWiki({ account: false, budget: 150, seed })).variation?.covered;
    expect(await covered(3)).to.equal(await covered(3));
  });
});
