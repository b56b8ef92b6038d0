import { expect } from 'chai';
import { ask, bothReleases, fixtureWiki } from '../../testing/ask.test-support';

for (const release of bothReleases) {
  describe(`revisions and redirects, ${release}`, () => {
    const wiki = fixtureWiki(release);
    const query = (text: string): string => ask(wiki, `action=query&format=json&${text}`).body;

    it('are warned of between the parameters of a generator and its work', () => {
      const generated = 'revids=1&redirects&generator=imageusage&giulimit=0&errorformat=none';
      expect(query(`${generated}&giutitle=File:Used.png`)).to.equal(
        '{"batchcomplete":"","continue":{"giucontinue":"0|3","continue":"giucontinue||"},"warnings":[{"code":"outofrange","data":{"min":1,"curmax":500,"max":500,"highmax":5000},"module":"query+imageusage"},{"code":"redirectsandrevids","module":"query"}],"query":{"pages":{"2":{"pageid":2,"ns":0,"title":"Alpha"}}}}',
      );
      expect(query('revids=1&redirects&continue=-||')).to.equal('{"batchcomplete":""}');
    });

    it('are a list where the unknown ones are numbered from 0', () => {
      expect(query('revids=1|0')).to.equal(
        '{"batchcomplete":"","query":{"badrevids":[{"revid":0,"missing":""}],"pages":{"1":{"pageid":1,"ns":0,"title":"Main Page"}}}}',
      );
      expect(query('revids=0&formatversion=2')).to.equal(
        '{"batchcomplete":true,"query":{"badrevids":[{"revid":0,"missing":true}]}}',
      );
      expect(query('revids=999&formatversion=2')).to.contain('"badrevids":{"999":{"revid":999,"missing":true}}');
      expect(query('revids=999|0')).to.contain(
        '"badrevids":{"999":{"revid":999,"missing":""},"0":{"revid":0,"missing":""}}',
      );
    });
  });
}
