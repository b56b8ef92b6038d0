import { expect } from 'chai';
import { send, bothReleases, errorBody, fixtureWiki } from '../../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`list=allpages, ${release}`, () => {
    const wiki = fixtureWiki(release);
    const query = (text: string) => send(wiki, `action=query&format=json&${text}`).body;

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

    it('accepts a protection level only with a type or an expiry', () => {
      const refused = errorBody('invalidparammix', 'The \\"prlevel\\" parameter may only be used with \\"prtype\\".');
      expect(query('list=allpages&apprlevel=')).to.equal(refused);
      expect(query('list=allpages&apprlevel=&apprtype=')).to.equal(refused);
      expect(query('list=allpages&apprlevel=&apprexpiry=definite')).to.equal(
        '{"batchcomplete":"","query":{"allpages":[]}}',
      );
    });
  });
}
