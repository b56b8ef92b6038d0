import { expect } from 'chai';
import { send, bothReleases, fixtureWiki } from '../testing/send.test-support';

for (const release of bothReleases) {
  describe(`values of parameters, release ${release} (core 2.1 to 2.3)`, () => {
    const wiki = fixtureWiki(release);

    it('of a repeated name are the last one; an array replaces a value', () => {
      const typed = (query: string) => send(wiki, `action=query&meta=tokens&format=json&${query}`).body;
      expect(typed('type=watch&type=patrol')).to.contain('{"patroltoken":');
      expect(typed('type[]=watch&type=patrol')).to.contain('{"patroltoken":');
      expect(typed('type=patrol&type[]=watch')).to.contain('unsupported PHP array syntax');
    });

    it('of booleans are always true', () => {
      for (const value of ['', '=', '=0', '=false', '=%FF']) {
        expect(send(wiki, `action=query&rawcontinue${value}&format=json`).body).to.equal('{}');
      }
    });
  });
}
