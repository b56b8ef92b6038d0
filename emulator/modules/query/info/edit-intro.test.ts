import { expect } from 'chai';

import { createWiki } from '../../../index';
import { send } from '../../../testing/send.test-support';

interface Row {
  readonly editintro: Readonly<Record<string, string>>;
}

describe('inprop=editintro', () => {
  const wiki = createWiki({
    site: { release: '1.43' },
    pages: [
      { title: 'Hint', text: 'Be [[nice]].' },
      { title: 'MediaWiki:Editnotice-1', text: 'About {{PAGENAME}}' },
    ],
  });
  const intro = (request: string) => {
    const { body } = send(wiki, `action=query&prop=info&inprop=editintro&format=json&formatversion=2&${request}`);
    return (JSON.parse(body) as { query: { pages: Row[] } }).query.pages[0]!.editintro;
  };

  it('tells those without an account that they have none', () => {
    expect(Object.keys(intro('titles=Hint'))).to.deep.equal(['anoneditwarning']);
    expect(Object.keys(intro('titles=New'))).to.deep.equal(['newarticletextanon', 'anoneditwarning']);
  });

  it('leaves out what the request names', () => {
    expect(intro('titles=New&ineditintroskip=newarticletextanon|anoneditwarning')).to.deep.equal({});
  });

  it('shows a page in place of the text about new pages', () => {
    expect(intro('titles=New&ineditintrocustom=Hint').editintro).to.match(
      /^<div class="mw-editintro">Be <a .*<\/div>$/,
    );
  });

  it('shows the notices of a namespace', () => {
    expect(intro('titles=Talk:New')['editnotice-1']).to.equal(
      '<div class="mw-editnotice mw-editnotice-namespace mw-editnotice-1"><p>About New\n</p></div>',
    );
  });

  it('says what its texts say, without frames if that is requested', () => {
    const warning = intro('titles=Hint&ineditintrostyle=lessframes').anoneditwarning;
    expect(warning).to.match(/^<strong>Warning:<\/strong> You are not logged in\./);
  });

  it('loads the styles of boxes on pages that show some', () => {
    const page = (request: string) => send(wiki, `action=query&inprop=editintro&titles=Hint&${request}`).body;
    const styles =
      'modules=mediawiki.apipretty%7Cmediawiki.codex.messagebox.styles%7Cmediawiki.skinning.interface&amp;';
    expect(page('prop=info')).to.contain(styles);
    expect(page('prop=info&ineditintrostyle=lessframes')).not.to.contain(styles);
    expect(page('prop=info&ineditintroskip=anoneditwarning')).not.to.contain(styles);
    expect(page('prop=info|fileusage&fulimit=x')).not.to.contain(styles);
  });

  it('does not know the texts in other languages', () => {
    for (const language of ['de', 'fi', 'Pl']) {
      expect(() => intro(`titles=Hint&uselang=${language}`), language).to.throw(
        'inprop=editintro (prop=info) in other languages than English',
      );
    }
  });

  it('does not know what logs say of pages that were always protected', () => {
    const guarded = createWiki({
      site: { release: '1.43' },
      pages: [{ title: 'A', protection: [{ type: 'edit', level: 'sysop' }] }],
    });
    expect(() => send(guarded, 'action=query&prop=info&titles=A&inprop=editintro&format=json')).to.throw(
      'protectedpagewarning',
    );
  });
});
