import { expect } from 'chai';

import { createWiki, type Wiki } from '../../emulator';
import { Client } from '../../emulator/testing/send.test-support';
import { temporaryFolder } from '../record/made-contract.test-support';
import { readContractFile, type ContractOnFile } from './contract-on-file';
import { verifyWiki } from './verify-wiki';

/** What comes before `/api.php` of real wikis, separated by spaces. */
const realWikis = (process.env.WIKIDOUBLE_REAL_WIKI ?? '').split(' ').filter((address) => address !== '');
const account = { name: 'Admin', password: process.env.WIKIDOUBLE_PASSWORD ?? 'AdminPass-12345' };

describe('a contract recorded from a bot that edits', function () {
  this.timeout(600_000);
  const folder = temporaryFolder();

  function recorded(): ContractOnFile {
    const pages = [{ title: 'Gallery', text: 'A picture.' }, { title: 'Album' }];
    const wiki = createWiki({ pages, users: [{ ...account, groups: ['sysop'] }] });
    const bot = new Client(wiki);
    bot.logIn(account.name, account.password);
    const token = bot.token('csrf');
    for (const [action, form] of [
      ['edit', 'title=Gallery&text=Two+pictures.&summary=Count&baserevid=1&nocreate=1&bot=1'],
      ['edit', 'title=Gallery&appendtext=%0A%5B%5BCategory%3APictures%5D%5D&minor=1'],
      ['edit', 'title=Gallery&section=new&sectiontitle=Thanks&text=To+all.'],
      ['edit', 'title=Index&text=New.&createonly=1'],
      ['protect', 'title=Gallery&protections=edit%3Dsysop&expiry=infinite'],
      ['delete', 'title=Album&reason=Empty'],
    ]) {
      bot.send(`action=${action}&format=json&formatversion=2`, { body: `${form}&token=${token}` });
    }
    const { file, leftOut } = wiki.writePact({ consumer: 'my-bot', dir: folder.path });
    expect(leftOut.map(({ request }) => request)).to.deep.equal(['POST /api.php?action=login']);
    return readContractFile(file);
  }

  /** The verdict on each action that writes. */
  async function verdicts(api: string, allowWrites: boolean): Promise<string[]> {
    const options = { contracts: [recorded()], credentials: account, allowWrites, timeout: 15_000 };
    const { problem, outcomes } = await verifyWiki(api, options);
    expect(problem).to.equal(undefined);
    return outcomes
      .filter(({ description }) => description.startsWith('POST'))
      .map(({ description, verdict, reason = '' }) => [/action=\w+/.exec(description)?.[0], verdict, reason].join(' '));
  }

  const actions = ['delete', 'edit', 'edit', 'edit', 'edit', 'protect'];
  const passed = actions.map((action) => `action=${action} pass `);

  async function onAnotherWiki(act: (wiki: Wiki, api: string) => Promise<void>): Promise<void> {
    const wiki = createWiki({ pages: [{ title: 'Filler' }], users: [{ ...account, groups: ['sysop'] }] });
    try {
      await act(wiki, (await wiki.listen()).api);
    } finally {
      await wiki.close();
    }
  }

  it('passes on another wiki, which is then as it was', () =>
    onAnotherWiki(async (wiki, api) => {
      expect(await verdicts(api, true)).to.deep.equal(passed);
      expect(wiki.toDefinition().pages?.map(({ title }) => title)).to.deep.equal(['Filler']);
    }));

  it('sends nothing that writes unless that is allowed', () =>
    onAnotherWiki(async (wiki, api) => {
      expect(await verdicts(api, false)).to.deep.equal(
        actions.map(
          (action) => `action=${action} not applicable it sends action=${action}, which can write: allow writing`,
        ),
      );
      expect(wiki.requests.flatMap(({ parameters }) => parameters.action ?? [])).to.not.include('edit');
    }));

  for (const address of realWikis) {
    it(`passes on ${address}`, async () => {
      expect(await verdicts(`${address}/api.php`, true)).to.deep.equal(passed);
    });
  }
});
