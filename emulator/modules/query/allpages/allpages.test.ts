import { expect } from 'chai';
import { send, bothReleases, fixtureWiki } from '../../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`list=allpages, ${release}`, () => {
    const wiki = fixtureWiki(release);

    it('lists the values of a parameter in the order of MediaWiki', () => {
      const known = ([name, first]: readonly [string, string]) => {
        const { body } = send(wiki, `action=query&format=json&errorformat=raw&list=allpages&${name}=x`);
        return body.includes(`{"list":[{"plaintext":"${first}"}`);
      };
      const first = [
        ...([['apfilterredir', 'all"},{"plaintext":"redirects'] as const, ['apprexpiry', 'indefinite']] as const),
        ...([['apfilterlanglinks', 'withlanglinks'] as const, ['apprfiltercascade', 'cascading']] as const),
      ];
      expect(first.map(known)).to.deep.equal([true, true, true, true]);
    });
  });
}
