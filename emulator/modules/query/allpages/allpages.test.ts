import { expect } from 'chai';
import { ask, bothReleases, errorBody, fixtureWiki } from '../../../testing/ask.test-support';

for (const release of bothReleases) {
  describe(`list=allpages, ${release}`, () => {
    const wiki = fixtureWiki(release);
    const query = (text: string) => ask(wiki, `action=query&format=json&${text}`).body;

    it('lists the pages of a namespace by title, and says where it goes on', () => {
      expect(query('list=allpages&aplimit=2')).to.equal(
        '{"batchcomplete":"","continue":{"apcontinue":"Main_Page","continue":"-||"},"query":{"allpages":[{"pageid":2,"ns":0,"title":"Alpha"},{"pageid":8,"ns":0,"title":"Apos & \\"quote\\""}]}}',
      );
    });

    it('goes on there', () => {
      expect(query('list=allpages&apcontinue=ViaRedir3')).to.equal(
        '{"batchcomplete":"","query":{"allpages":[{"pageid":13,"ns":0,"title":"ViaRedir3"},{"pageid":3,"ns":0,"title":"Z\\u00fcrich"},{"pageid":16,"ns":0,"title":"\\u65e5\\u672c"}]}}',
      );
    });

    it('takes any text as a place, but no two parts', () => {
      expect(query('list=allpages&apcontinue=a|b')).to.equal(
        errorBody(
          'badcontinue',
          'Invalid continue param. You should pass the original value returned by the previous query.',
        ),
      );
    });

    it('begins and ends where it is told', () => {
      expect(query('list=allpages&apfrom=main page&apto=ViaRedir1')).to.equal(
        '{"batchcomplete":"","query":{"allpages":[{"pageid":15,"ns":0,"title":"RedirPage"},{"pageid":11,"ns":0,"title":"ViaRedir1"}]}}',
      );
    });

    it('goes backwards from the upper bound to the lower', () => {
      expect(query('list=allpages&apdir=descending&apfrom=S&apto=B')).to.equal(
        '{"batchcomplete":"","query":{"allpages":[{"pageid":15,"ns":0,"title":"RedirPage"},{"pageid":1,"ns":0,"title":"Main Page"}]}}',
      );
    });

    it('takes a bound for the beginning of a title, in which a prefix of the namespace is text', () => {
      expect(query('list=allpages&apnamespace=6&apfrom=File:Redir2.png&aplimit=1')).to.equal(
        '{"batchcomplete":"","continue":{"apcontinue":"Redir2.png","continue":"-||"},"query":{"allpages":[{"pageid":9,"ns":6,"title":"File:Redir.png"}]}}',
      );
    });

    it('refuses a bound of another namespace', () => {
      expect(query('list=allpages&apfrom=User:Bob')).to.equal(errorBody('invalidtitle', 'Bad title \\"User:Bob\\".'));
    });

    it('ends before everything where the end is empty', () => {
      expect(query('list=allpages&apto=')).to.equal('{"batchcomplete":"","query":{"allpages":[]}}');
    });

    it('finds what begins with a prefix', () => {
      expect(query('list=allpages&apprefix=viaR&apdir=descending&aplimit=2')).to.equal(
        '{"batchcomplete":"","continue":{"apcontinue":"ViaRedir1","continue":"-||"},"query":{"allpages":[{"pageid":13,"ns":0,"title":"ViaRedir3"},{"pageid":12,"ns":0,"title":"ViaRedir2"}]}}',
      );
    });

    it('keeps redirects only', () => {
      expect(query('list=allpages&apnamespace=6&apfilterredir=redirects')).to.equal(
        '{"batchcomplete":"","query":{"allpages":[{"pageid":9,"ns":6,"title":"File:Redir.png"},{"pageid":10,"ns":6,"title":"File:Redir2.png"}]}}',
      );
    });

    it('keeps pages of a size', () => {
      expect(query('list=allpages&apminsize=40&apmaxsize=42')).to.equal(
        '{"batchcomplete":"","query":{"allpages":[{"pageid":16,"ns":0,"title":"\\u65e5\\u672c"}]}}',
      );
    });

    it('finds no protected pages, for there are none', () => {
      expect(query('list=allpages&apprtype=edit')).to.equal('{"batchcomplete":"","query":{"allpages":[]}}');
    });

    it('takes a level of protection only with a type', () => {
      expect(query('list=allpages&apprlevel=sysop')).to.equal(
        errorBody('invalidparammix', 'The \\"prlevel\\" parameter may only be used with \\"prtype\\".'),
      );
    });

    it('takes one namespace', () => {
      expect(query('list=allpages&apnamespace=0|6')).to.equal(
        errorBody('badvalue', 'Unrecognized value for parameter \\"apnamespace\\": 0|6.'),
      );
    });

    it('warns of limits', () => {
      expect(query('list=allpages&apnamespace=6&aplimit=0')).to.equal(
        '{"batchcomplete":"","continue":{"apcontinue":"Redir2.png","continue":"-||"},"warnings":{"allpages":{"*":"The value \\"0\\" for parameter \\"aplimit\\" must be between 1 and 500."}},"query":{"allpages":[{"pageid":9,"ns":6,"title":"File:Redir.png"}]}}',
      );
    });

    it('names the values of a parameter in an order of its own', () => {
      const known = ([name, first]: readonly [string, string]) => {
        const { body } = ask(wiki, `action=query&format=json&errorformat=raw&list=allpages&${name}=x`);
        return body.includes(`{"list":[{"plaintext":"${first}"}`);
      };
      const first = [
        ...([['apfilterredir', 'all"},{"plaintext":"redirects'] as const, ['apprexpiry', 'indefinite']] as const),
        ...([['apfilterlanglinks', 'withlanglinks'] as const, ['apprfiltercascade', 'cascading']] as const),
      ];
      expect(first.map(known)).to.deep.equal([true, true, true, true]);
    });

    it('takes a level of protection with a type or an expiry of it', () => {
      const refused = errorBody('invalidparammix', 'The \\"prlevel\\" parameter may only be used with \\"prtype\\".');
      expect(query('list=allpages&apprlevel=')).to.equal(refused);
      expect(query('list=allpages&apprlevel=&apprtype=')).to.equal(refused);
      expect(query('list=allpages&apprlevel=&apprexpiry=definite')).to.equal(
        '{"batchcomplete":"","query":{"allpages":[]}}',
      );
    });

    it('prints XML', () => {
      expect(query('list=allpages&aplimit=2&format=xml')).to.equal(
        '<?xml version="1.0"?><api batchcomplete=""><continue apcontinue="Main_Page" continue="-||" /><query><allpages><p pageid="2" ns="0" title="Alpha" /><p pageid="8" ns="0" title="Apos &amp; &quot;quote&quot;" /></allpages></query></api>',
      );
    });

    it('is a generator that keeps the order', () => {
      expect(query('generator=allpages&gaplimit=2&gapdir=descending')).to.equal(
        '{"batchcomplete":"","continue":{"gapcontinue":"ViaRedir3","continue":"gapcontinue||"},"query":{"pages":{"16":{"pageid":16,"ns":0,"title":"\\u65e5\\u672c"},"3":{"pageid":3,"ns":0,"title":"Z\\u00fcrich"}}}}',
      );
    });

    it('is no generator of redirects that are followed', () => {
      expect(query('generator=allpages&redirects')).to.equal(
        errorBody(
          'params',
          'Use \\"gapfilterredir=nonredirects\\" instead of \\"redirects\\" when using \\"allpages\\" as a generator.',
        ),
      );
    });
  });
}
