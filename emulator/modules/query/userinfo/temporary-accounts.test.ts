import { expect } from 'chai';
import { createWiki, WikiContentError, type WikiDefinition } from '../../../index';
import { Client, send } from '../../../testing/send.test-support';

const definition: WikiDefinition = {
  site: { temporaryAccounts: true },
  users: [
    { id: 15, name: 'Alice' },
    { id: 16, name: '~2026-2', password: 'p' },
  ],
  pages: [{ id: 101, title: 'Temp edit', text: 'x', user: '~2026-2' }],
  changes: [
    { type: 'new', page: 'Temp edit', user: '~2026-2', timestamp: '2026-01-31T12:00:00Z' },
    { type: 'edit', page: 'Other', user: 'Alice', timestamp: '2026-01-31T11:00:00Z' },
  ],
};

describe('temporary accounts', () => {
  const wiki = createWiki(definition, { release: '1.43' });
  const query = (rest: string, who = wiki) => send(who, `action=query&format=json&formatversion=2&${rest}`).body;

  // The responses of a real 1.43 with $wgAutoCreateTempUser["enabled"], where an edit had created the account 16.

  it('are announced by meta=siteinfo', () => {
    expect(query('meta=siteinfo&siprop=autocreatetempuser')).to.equal(
      '{"batchcomplete":true,"query":{"autocreatetempuser":{"enabled":true,"matchPatterns":["~$1"]}}}',
    );
    expect(query('meta=siteinfo&siprop=autocreatetempuser&formatversion=1')).to.equal(
      '{"batchcomplete":"","query":{"autocreatetempuser":{"enabled":"","matchPatterns":["~$1"]}}}',
    );
    expect(send(wiki, 'action=query&format=xml&meta=siteinfo&siprop=autocreatetempuser').body).to.equal(
      '<?xml version="1.0"?><api batchcomplete=""><query><autocreatetempuser enabled=""><matchPatterns><_v>~$1</_v></matchPatterns></autocreatetempuser></query></api>',
    );
    expect(query('meta=siteinfo&siprop=autocreatetempuser', createWiki({}, { release: '1.43' }))).to.equal(
      '{"batchcomplete":true,"query":{"autocreatetempuser":{"enabled":false}}}',
    );
  });

  it('belong to the groups * and temp, without the rights of users', () => {
    const client = new Client(wiki);
    client.logIn('~2026-2', 'p');
    const { body } = client.send(
      'action=query&format=json&formatversion=2&meta=userinfo&uiprop=groups|implicitgroups|rights',
    );
    expect(body).to.equal(
      '{"batchcomplete":true,"query":{"userinfo":{"id":16,"name":"~2026-2","temp":true,"groups":["*","temp"],"implicitgroups":["*","temp"],"rights":["createaccount","read","edit","createpage","createtalk","viewmyprivateinfo","editmyprivateinfo","editmyoptions"]}}}',
    );
  });

  it('are marked as authors of changes and revisions', () => {
    const changes = 'list=recentchanges&rcshow=anon';
    expect(query(`${changes}&rcprop=user`)).to.equal(
      '{"batchcomplete":true,"query":{"recentchanges":[{"type":"new","user":"~2026-2","temp":true}]}}',
    );
    expect(query(`${changes}&rcprop=userid`)).to.equal(
      '{"batchcomplete":true,"query":{"recentchanges":[{"type":"new","userid":16,"temp":true}]}}',
    );
    expect(query(`${changes}&rcprop=title`)).to.equal(
      '{"batchcomplete":true,"query":{"recentchanges":[{"type":"new","ns":0,"title":"Temp edit"}]}}',
    );
    expect(query('list=recentchanges&rcshow=!anon&rcprop=title')).to.contain('Other').and.not.to.contain('Temp edit');
    expect(query('prop=revisions&titles=Temp edit&rvprop=user|userid')).to.equal(
      '{"batchcomplete":true,"query":{"pages":[{"pageid":101,"ns":0,"title":"Temp edit","revisions":[{"user":"~2026-2","temp":true,"userid":16}]}]}}',
    );
  });

  it('have no name yet in the pages of those who have not edited', () => {
    const page = (who = wiki) => send(who, 'action=query').body;
    expect(page()).to.contain('"wgRelevantArticleId":0,"wgTempUserName":null,"wgIsProbablyEditable":false');
    expect(page(createWiki({}, { release: '1.43' }))).not.to.contain('wgTempUserName');
  });

  it('are ordinary accounts where the setting is off, and need 1.43', () => {
    const plain = createWiki({ ...definition, site: {} }, { release: '1.43' });
    expect(query('prop=revisions&titles=Temp edit&rvprop=userid', plain)).to.contain('"revisions":[{"userid":16}]');
    expect(query('list=recentchanges&rcshow=anon', plain)).to.contain('"recentchanges":[]');
    expect(() => createWiki(definition, { release: '1.39' })).to.throw(WikiContentError, 'site.temporaryAccounts');
  });
});
