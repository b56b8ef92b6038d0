import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { Client } from '../../emulator/testing/send.test-support';
import { readContract, temporaryFolder } from './made-contract.test-support';

const account = { name: 'Alice', password: 'a long passphrase', groups: ['sysop'] };

describe('a request that changes a page, in a contract', () => {
  const folder = temporaryFolder();

  /** What becomes of a request of a logged-in client: its interaction, or why it is left out. */
  function recorded(action: string, form: Readonly<Record<string, string>>) {
    const pages = [{ title: 'Gallery', text: 'A picture.\n\n== More ==' }];
    const wiki = createWiki({ pages, users: [account] });
    const client = new Client(wiki);
    client.logIn(account.name, account.password);
    const token = client.token('csrf');
    const parameters = new URLSearchParams(form).toString();
    client.send(`action=${action}&format=json&formatversion=2`, { body: `${parameters}&token=${token}` });
    const { file, leftOut } = wiki.writePact({ consumer: 'my-bot', dir: folder.path });
    return {
      interaction: readContract(file).interactions.find(({ description }) => description.includes(`action=${action} `)),
      reason: leftOut.find(({ request }) => request.includes(`action=${action}`))?.reason,
    };
  }

  it('is about a page that is created for it, whatever its title, id and revision are', () => {
    const edit = { title: 'Gallery', text: 'Two pictures.', baserevid: '1', starttimestamp: '2026-01-31T12:00:00Z' };
    const { interaction } = recorded('edit', edit);
    expect(interaction?.description).to.equal(
      'POST action=edit format=json formatversion=2 with baserevid={page.revid} ' +
        'starttimestamp={page.timestamp} text=Two pictures. title={page.title} token={session.csrftoken}, logged in',
    );
    expect(interaction?.providerStates?.[0]).to.deep.equal({
      name: 'a page that may be changed',
      params: { kind: 'page', role: 'page' },
    });
  });

  it('is about a page that does not exist if the request created it', () => {
    const { interaction } = recorded('edit', { title: 'New page', text: 'New.', createonly: '1' });
    expect(interaction?.providerStates?.[0]?.params).to.deep.equal({ kind: 'page', exists: false, role: 'page' });
  });

  it('is left out where the result depends on more than the request', () => {
    expect(recorded('edit', { title: 'Gallery', text: 'A picture.\n\n== More ==' }).reason).to.match(
      /depends on the text/,
    );
    expect(recorded('edit', { title: 'None', text: 'A', nocreate: '1' }).reason).to.match(/whether it fails depends/);
    expect(recorded('edit', { title: 'Gallery', text: '== Others ==', section: '1' }).reason).to.match(/a section/);
  });

  it('is left out where a verification could not undo it', () => {
    expect(recorded('move', { from: 'Gallery', to: 'Album' }).reason).to.equal(
      'a verification could not undo what action=move does to a wiki',
    );
  });

  it('is recorded as it is where it changes no page', () => {
    expect(recorded('options', { change: 'gender=female' }).interaction?.description).to.match(/change=gender=female/);
  });
});
