import { expect } from 'chai';

import { createWiki, type Wiki } from '../../emulator';
import { bothReleases, fixture, fixtureWiki } from '../../emulator/testing/send.test-support';
import { describeFailure, runVector } from './run-vectors';
import { sendToFake } from './send-to-fake.test-support';
import { loadVectors, readAccounts } from './vector-files';

const api = 'http://wiki.example/api.php';
const vectors = loadVectors();
const accounts = readAccounts();

describe('The vectors', () => {
  it('are each recorded for every release', () => {
    const missing = vectors.filter(({ responses }) => bothReleases.some((release) => responses[release] === undefined));
    expect(missing.map(({ id }) => id)).to.deep.equal([]);
  });

  it('send no request twice', () => {
    const requests = vectors.map(({ language, user, request, shows }) =>
      JSON.stringify({ language, user, request, shows }),
    );
    expect(requests.filter((request, index) => requests.indexOf(request) < index)).to.deep.equal([]);
  });
});

// The vectors share one wiki, as they do where a real one responds: none of them changes it.
for (const release of bothReleases) {
  describe(`The fake of release ${release} responds as a real wiki to`, () => {
    const wikis = new Map<string, Wiki>();
    const wikiOf = (language: string): Wiki => {
      const site = { ...fixture.site, language };
      const wiki =
        wikis.get(language) ??
        (language === 'en' ? fixtureWiki(release) : createWiki({ ...fixture, site }, { seed: 1, release }));
      wikis.set(language, wiki);
      return wiki;
    };
    for (const vector of vectors) {
      it(vector.id, async () => {
        const wiki = wikiOf(vector.language ?? 'en');
        const result = await runVector(vector, sendToFake(wiki), { api, release, accounts });
        expect(result?.passed, result && describeFailure(result)).to.be.true;
      });
    }
  });
}
