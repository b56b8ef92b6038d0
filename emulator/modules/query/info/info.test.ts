import { expect } from 'chai';
import { send, bothReleases, errorBody, fixtureWiki } from '../../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`prop=info, ${release}`, () => {
    const wiki = fixtureWiki(release);
    const query = (text: string) => send(wiki, `action=query&format=json&${text}`).body;

    it('tests an action whose name is reserved in XML', () => {
      expect(query('prop=info&titles=Nope&intestactions=*&format=xml')).to.contain(
        'pagelanguagedir="ltr"><actions xml:space="preserve">false</actions></page>',
      );
    });

    it('prints reasons as a list if actions are numbers', () => {
      const actions = 'prop=info&titles=Nope&intestactions=1|0';
      expect(query(`${actions}&intestactionsdetail=full&format=xml`)).to.contain('<actions><_v><error code=');
    });

    it('allows an action without a name', () => {
      const actions = (text: string) =>
        /"actions":.*?\}/.exec(query(`prop=info&titles=Alpha&intestactions=read|${text}`))?.[0];
      expect(actions('')).to.equal('"actions":{"read":"","":""}');
      expect(actions('&intestactionsdetail=full')).to.equal('"actions":{"read":[],"":[]}');
    });

    it('forbids actions without a name on protected pages', () => {
      const question = 'prop=info&titles=MediaWiki:X&intestactions=read|&intestactionsdetail=full&errorformat=none';
      expect(query(question)).to.contain('"actions":{"read":[],"":[{"code":"protectednamespace-interface"}]}');
    });

    it('rejects invalid titles', () => {
      expect(query('prop=info&titles=Nope&inlinkcontext=[x]')).to.equal(
        errorBody(
          'badtitle',
          'Invalid value \\"[x]\\" for title parameter \\"inlinkcontext\\": not a valid title string.',
        ),
      );
      // Even if an earlier response finished the module.
      expect(query('prop=info&inlinkcontext=&continue=-||')).to.contain('"code":"badtitle"');
    });
  });
}
