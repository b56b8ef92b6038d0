import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, Client } from '../../testing/send.test-support';

/** Real wikis with their default limit responded in this way to the same requests (writing 16). */
for (const release of bothReleases) {
  describe(`action=stashedit, ${release}`, () => {
    const limited = { site: { rateLimits: { stashedit: { ip: { hits: 1, seconds: 60 } } } } };

    it('counts repeated texts as well, and keeps nothing once the limit is reached', () => {
      const wiki = createWiki(limited, { release });
      const client = new Client(wiki);
      const page = 'title=Nowhere&contentmodel=wikitext&contentformat=text/x-wiki&baserevid=0&token=%2B%5C';
      const stash = (given: string) => client.send('action=stashedit&format=json', { body: `${page}&${given}` }).body;
      const known = '11f6ad8ec52a2984abaafd7c3b516503785c2072';
      const other = '95cb0bfd2977c761298d9624e4b4d4c72a39974a';
      expect(stash('text=x')).to.equal(`{"stashedit":{"status":"stashed","texthash":"${known}"}}`);
      expect(stash('text=y')).to.equal('{"stashedit":{"status":"ratelimited"}}');
      expect(stash(`stashedtexthash=${known}`)).to.equal(
        `{"stashedit":{"status":"ratelimited","texthash":"${known}"}}`,
      );
      wiki.clock.advance('1 minute');
      expect(stash(`stashedtexthash=${other}`)).to.contain('"code":"missingtext"');
      expect(stash('text=x')).to.contain('"status":"stashed"');
    });
  });
}
