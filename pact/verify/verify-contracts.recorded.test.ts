import { readFileSync, writeFileSync } from 'node:fs';

import { expect } from 'chai';

import { createWiki, type Wiki } from '../../emulator';
import { temporaryFolder } from '../record/made-contract.test-support';
import { Client, send } from '../../emulator/testing/send.test-support';
import { loadM3api, type Session } from '../../fidelity/clients/load-m3api';
import type { Send } from '../../conformance/runner/exchange';
import { LiveTarget } from '../../conformance/targets/live-target';
import { sendInProcess } from '../../conformance/http/send-in-process';
import { secretsIn } from '../generate/pact-secrets.test-support';
import { readContractFile } from './contract-on-file';
import type { InteractionOutcome } from './outcome';
import { verifyContracts } from './verify-contracts';

const account = { name: 'Alice', password: 'a long passphrase' };
const usage = 'action=query&list=imageusage&format=json';

/**
 * The outcomes of a contract, and the requests that the wiki received: each line with cookies ends in `, logged in`.
 */
async function verify(file: string): Promise<{ outcomes: readonly InteractionOutcome[]; sent: readonly string[] }> {
  const wiki = another();
  const api = 'https://another.wiki.example/api.php';
  const reach = sendInProcess(wiki, api);
  const sent: string[] = [];
  const send: Send = (request) => {
    const { method, query, body = '', headers } = request;
    sent.push(`${method} ${query} ${body}${headers.cookie === undefined ? '' : ', logged in'}`);
    return reach(request);
  };
  const target = new LiveTarget(api, { send: reach }, { credentials: account });
  try {
    return {
      outcomes: await verifyContracts([readContractFile(file)], { target, send, allowWrites: false, timeout: 5000 }),
      sent,
    };
  } finally {
    await wiki.close();
  }
}

/** A wiki in which everything but the page that requests name has other names than in the contract's. */
function another(): Wiki {
  const pages = ['Harbour', 'Quay', 'Mole'].map((title) => ({
    title,
    uses: ['File:Ship.png', 'File:Two ships.png'],
  }));
  return createWiki({ pages: [{ title: 'Filler' }, { title: 'Gallery' }, ...pages], users: [account] });
}

describe('a contract recorded from a test run', () => {
  const folder = temporaryFolder();

  it('is satisfied by another wiki', async () => {
    const pages = [{ title: 'Gallery', uses: ['File:Cat.jpg', 'File:A b.jpg'] }];
    const wiki = createWiki({ pages, users: [account] });
    for (const title of ['Cat.jpg', 'A_b.jpg', 'None.jpg']) send(wiki, `${usage}&iutitle=File:${title}`);
    send(wiki, `${usage}&iutitle=file:cat.jpg&iulimit=1`);
    send(wiki, `${usage}&iutitle=Talk:Cat`);
    send(wiki, `${usage}&titles=Gallery%7CNone&iutitle=File:Cat.jpg&formatversion=2`);
    send(wiki, 'action=query&titles=Gallery&format=json');
    send(wiki, 'action=query&meta=tokens');
    send(wiki, 'format=json', { body: 'action=query&meta=tokens&type=watch%7Cpatrol&uselang=%C3%A9+%26' });
    const client = new Client(wiki);
    client.logIn(account.name, account.password);
    client.send('action=query&meta=tokens&type=*&format=json&formatversion=2&assertuser=Alice');
    client.send('action=logout&format=json', { body: `token=${client.token('csrf')}` });
    const relies = ['/query/imageusage/*/title', '/query/pages/*/ns', '/batchcomplete'];
    const { file, interactions } = wiki.writePact({ consumer: 'my-bot', dir: folder.path, relies });
    expect(secretsIn(readFileSync(file, 'utf8'), [account.password])).to.deep.equal([]);

    const { outcomes, sent } = await verify(file);
    expect(outcomes.filter(({ verdict }) => verdict !== 'pass')).to.deep.equal([]);
    expect(outcomes).to.have.length(interactions);
    const used = sent.flatMap((line) => /iutitle=([^& ]*)/.exec(line)?.[1] ?? []);
    expect(used.sort()).to.deep.equal([
      'File%3AShip.png',
      'File%3AShip.png',
      'File%3ATwo_ships.png',
      'File%3AWikidouble+unused+1.png',
      'Talk%3ACat',
      'file%3Aship.png',
    ]);
    const [logout = ''] = sent.filter((line) => line.startsWith('POST ?action=logout'));
    expect(logout).to.match(/ token=[0-9a-f]{40}%2B%5C, logged in$/);
  });

  it('is broken by every wiki if it requires what none has', async () => {
    const wiki = createWiki({ pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }] });
    send(wiki, `${usage}&iutitle=File:Cat.jpg`);
    send(wiki, `${usage}&iutitle=File:None.jpg`);
    send(wiki, 'action=query&meta=tokens&format=json');
    const relies = ['/query/imageusage/3', '/query/imageusage/*/title'];
    const { file } = wiki.writePact({ consumer: 'my-bot', dir: folder.path, relies });
    const wrong = readFileSync(file, 'utf8')
      .replace('"title": "Gallery"', '"title": 7')
      .replace('"csrftoken"', '"edittoken"')
      .replace('"imageusage": []', '"imageusage": ["something"]');
    writeFileSync(file, wrong);

    const { outcomes } = await verify(file);
    expect(outcomes.map(({ verdict }) => verdict)).to.deep.equal(['fail', 'fail', 'fail']);
    // The engine lists mismatches in any order.
    const places = outcomes.map(({ mismatches }) => mismatches.map(({ at }) => at).sort());
    expect(places).to.deep.equal([
      ['$.query.imageusage'],
      ['$.query.imageusage[0].title', '$.query.imageusage[1].title', '$.query.imageusage[2].title'],
      ['$.query.tokens'],
    ]);
  });

  it('is satisfied by another wiki if a client library sent the requests', async () => {
    const pages = ['Gallery', 'Album', 'Attic'].map((title) => ({ title, uses: ['File:Cat.jpg'] }));
    const wiki = createWiki({ pages, users: [account] });
    const { url } = await wiki.listen();
    const m3api = await loadM3api();
    await useM3api(new m3api.default(`${url}/api.php`, { formatversion: 2 }, { userAgent: 'my-bot', warn: () => 0 }));
    const relies = ['/query/imageusage/*/pageid', '/continue/iucontinue'];
    const { file, interactions, leftOut } = wiki.writePact({ consumer: 'my-bot', dir: folder.path, relies });
    await wiki.close();
    expect(secretsIn(readFileSync(file, 'utf8'), [account.password])).to.deep.equal([]);
    expect(leftOut).to.deep.equal([
      { request: 'POST /api.php?action=login', reason: 'it has secret parameters: lgpassword, lgtoken' },
    ]);

    const { outcomes } = await verify(file);
    expect(outcomes.filter(({ verdict }) => verdict !== 'pass')).to.deep.equal([]);
    expect(outcomes).to.have.length(interactions);
  });
});

/** The requests of a bot that looks up where a file is used. */
async function useM3api(session: Session): Promise<void> {
  await session.request({ action: 'query', meta: 'tokens', type: 'watch' });
  const query = { action: 'query', list: 'imageusage', iutitle: 'File:Cat.jpg', iulimit: 2 };
  for await (const response of session.requestAndContinue(query))
    expect(response).to.have.nested.property('query.imageusage');
  await session.request({ ...query, iutitle: 'File:Dog.jpg' });
  await session.request(
    { action: 'login', lgname: account.name, lgpassword: account.password },
    { method: 'POST', tokenType: 'login', tokenName: 'lgtoken' },
  );
  session.tokens.clear();
  await session.request({ action: 'query', meta: 'tokens', type: 'patrol' });
}
