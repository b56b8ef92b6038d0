import { expect } from 'chai';
import { ask, bothReleases, fixtureWiki } from '../../emulator/testing/ask.test-support';
import { describeFailure } from './failure-report';
import { isCovered, loadVectors, type Need } from './load-vectors';
import { runVector } from './run-vectors';

const api = 'http://wiki.example/api.php';

/** What the emulator does beyond its first stage; vectors that need more wait for it. */
const supported: readonly Need[] = [
  ...(['iuredirect', 'generator', 'titles', 'errorformat', 'callback', 'origin'] as const),
  ...(['rawcontinue', 'continue', 'php'] as const),
];

const set = loadVectors();

/** Vectors share one wiki, as they do where a real one is asked: none of them changes it. */
for (const release of bothReleases) {
  describe(`the emulator as release ${release}`, () => {
    const wiki = fixtureWiki(release);
    for (const vector of set.vectors.filter((one) => isCovered(one, supported))) {
      it(`answers ${vector.request}`, async () => {
        const { status, body } = ask(wiki, vector.request);
        const result = await runVector(vector, () => ({ status, body, headers: [] }), { api, set });
        expect(result.passed, describeFailure(result)).to.be.true;
      });
    }
  });
}

describe('the vectors that the emulator is held to', () => {
  it('are those of the first stage and of what was added since', () => {
    const without = set.vectors.filter((vector) => !isCovered(vector, supported)).flatMap(({ needs }) => needs);
    expect(set.vectors.filter((vector) => isCovered(vector))).to.have.lengthOf(50);
    expect([...new Set(without)].sort()).to.deep.equal(['userinfo', 'watch']);
  });
});
