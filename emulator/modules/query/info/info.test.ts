import { expect } from 'chai';
import { createWiki } from '../../../index';
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

    it('forbids to edit pages of protected namespaces', () => {
      const namespaces = [
        { id: 0, name: '', protection: ['edit', 'editinterface'] },
        { id: 1, name: 'Talk', protection: ['edit'] },
        { id: 4, name: 'Example', protection: ['editinterface'] },
      ];
      const wiki = createWiki({ site: { release, namespaces } });
      const question = 'prop=info&titles=Alpha|Talk:Alpha|Project:X&intestactions=edit|create&intestactionsdetail=full';
      const said = (more: string) =>
        send(wiki, `action=query&${question}&format=json&formatversion=2&${more}`).body.match(
          /"actions":\{"edit":\[.*?\],"create":\[\]\}/g,
        );
      const error = (body: string) => `"actions":{"edit":[{"code":"protectednamespace",${body}}],"create":[]}`;
      const free = '"actions":{"edit":[],"create":[]}';
      const text = (name: string) =>
        error(`"text":"You do not have permission to edit pages in the ${name} namespace."`);
      expect(said('errorformat=plaintext')).to.deep.equal([text('Example'), free, text('Page')]);
      const strong = (name: string) => text(`<strong>${name}</strong>`).replace('"text"', '"html"');
      expect(said('errorformat=html')).to.deep.equal([strong('Example'), free, strong('Page')]);
      const key = (name: string) => error(`"key":"namespaceprotected","params":["${name}","edit"]`);
      expect(said('errorformat=raw&uselang=qqx')).to.deep.equal([key('Example'), free, key('(nstab-main)')]);
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
