import { expect } from 'chai';

import { ask, bothReleases, fixtureWiki } from '../../emulator/testing/ask.test-support';
import { describeFailure, runVector } from './run-vectors';
import { loadVectors } from './vector-files';

const api = 'http://wiki.example/api.php';
const vectors = loadVectors();

describe('The vectors', () => {
  it('are each recorded for every release', () => {
    const missing = vectors.filter(({ responses }) => bothReleases.some((release) => responses[release] === undefined));
    expect(missing.map(({ id }) => id)).to.deep.equal([]);
  });

  it('send no request twice', () => {
    const requests = vectors.map(({ request }) => JSON.stringify(request));
    expect(requests.filter((request, index) => requests.indexOf(request) < index)).to.deep.equal([]);
  });
});

// The vectors share one wiki, as they do where a real one responds: none of them changes it.
for (const release of bothReleases) {
  describe(`The fake of release ${release} responds as a real wiki to`, () => {
    const wiki = fixtureWiki(release);
    for (const vector of vectors) {
      it(vector.id, async () => {
        const result = await runVector(vector, ({ query, ...sent }) => ask(wiki, query, sent), { api, release });
        expect(result?.passed, result && describeFailure(result)).to.be.true;
      });
    }
  });
}
