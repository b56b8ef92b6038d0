import { expect } from 'chai';
import { ask, bothReleases, fixtureWiki } from '../../emulator/testing/ask.test-support';
import { describeFailure } from './failure-report';
import { loadVectors } from './load-vectors';
import { runVector } from './run-vectors';

const api = 'http://wiki.example/api.php';

const set = loadVectors();

/** Vectors share one wiki, as they do where a real one is asked: none of them changes it. */
for (const release of bothReleases) {
  describe(`the emulator as release ${release}`, () => {
    const wiki = fixtureWiki(release);
    for (const vector of set.vectors) {
      it(`answers ${vector.request}`, async () => {
        const { status, body } = ask(wiki, vector.request);
        const result = await runVector(vector, () => ({ status, body, headers: [] }), { api, set });
        expect(result.passed, describeFailure(result)).to.be.true;
      });
    }
  });
}
