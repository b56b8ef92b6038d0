import { expect } from 'chai';
import { createWiki } from '../../..';
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

    it('filters redirects after the limit in miser mode (docs/behaviour/reading.md 2)', () => {
      const miser = createWiki({
        site: { release, miserMode: true },
        pages: [{ title: 'A' }, { title: 'B', redirect: 'A' }, { title: 'C' }],
      });
      const query = 'action=query&format=json&formatversion=2&list=allpages&aplimit=1&apfilterredir=redirects';
      expect(send(miser, query).json()).to.deep.include({
        continue: { apcontinue: 'B', continue: '-||' },
        query: { allpages: [] },
      });
    });
  });
}
