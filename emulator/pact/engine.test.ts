import { expect } from 'chai';
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadM3api, type Session } from '../../conformance/clients/load-m3api';
import { createWiki, type Wiki } from '../index';
import { Client, ask } from '../testing/ask.test-support';
import { temporaryFolder } from './made-contract.test-support';
import type { Verification } from './verify-contract.fixture';

const account = { name: 'Alice', password: 'a long passphrase' };

/** What the engine says of a wiki that is to keep a contract. */
async function verify(file: string, wiki: Wiki): Promise<Verification> {
  const { url } = await wiki.listen();
  const child = fork(join(__dirname, 'verify-contract.fixture.ts'), [file, `${url}/api.php`], {
    execArgv: ['-r', 'ts-node/register'],
    // The engine writes a report to standard output, whatever it is told.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PACT_DO_NOT_TRACK: 'true',
      NO_PROXY: '127.0.0.1',
      WIKIDOUBLE_USER: account.name,
      WIKIDOUBLE_PASSWORD: account.password,
    },
  });
  const found = await new Promise<Verification>((resolve, reject) => {
    child.once('message', (message) => {
      resolve(message as Verification);
    });
    child.once('exit', (code) => {
      reject(new Error(`the engine ended with ${code}`));
    });
  });
  await wiki.close();
  return found;
}

describe('the engine of Pact', () => {
  const folder = temporaryFolder();

  /** Where everything is called otherwise than where the contract was written. */
  const another = () =>
    createWiki({
      pages: [
        { title: 'Filler' },
        { title: 'Harbour', uses: ['File:Ship.png', 'File:Two ships.png'] },
        { title: 'Quay', uses: ['File:Ship.png', 'File:Two ships.png'] },
        { title: 'Mole', uses: ['File:Ship.png', 'File:Two ships.png'] },
      ],
      users: [account],
    });

  it('holds another wiki against what a client asked', async () => {
    const wiki = createWiki({
      pages: [{ title: 'Gallery', uses: ['File:Cat.jpg', 'File:A b.jpg'] }],
      users: [account],
    });
    const usage = 'action=query&list=imageusage&format=json';
    for (const title of ['Cat.jpg', 'A_b.jpg', 'None.jpg']) ask(wiki, `${usage}&iutitle=File:${title}`);
    ask(wiki, `${usage}&iutitle=file:cat.jpg&iulimit=1`);
    ask(wiki, `${usage}&iutitle=Talk:Cat`);
    ask(wiki, `${usage}&titles=Gallery%7CNone&iutitle=File:Cat.jpg&formatversion=2`);
    ask(wiki, 'action=query&titles=Gallery&format=json');
    ask(wiki, 'action=query&meta=tokens');
    ask(wiki, 'format=json', { body: 'action=query&meta=tokens&type=watch%7Cpatrol&uselang=%C3%A9+%26' });
    const client = new Client(wiki);
    client.logIn(account.name, account.password);
    client.ask('action=query&meta=tokens&type=*&format=json&formatversion=2&assertuser=Alice');
    client.ask('action=logout&format=json', { body: `token=${client.token('csrf')}` });
    const relies = ['/query/imageusage/*/title', '/query/pages/*/ns', '/batchcomplete'];
    const { file, interactions } = wiki.writePact({ consumer: 'my-bot', dir: folder.path, relies });
    const { result, errors, asked, interactionResults } = await verify(file, another());
    expect({ result, errors }).to.deep.equal({ result: true, errors: [] });
    expect(interactionResults).to.have.length(interactions);
    const used = asked.flatMap((line) => /iutitle=([^&]*)/.exec(line)?.[1] ?? []);
    expect(used.sort()).to.deep.equal([
      'File%3AShip.png',
      'File%3AShip.png',
      'File%3ATwo_ships.png',
      'File%3AWikidouble+unused+1.png',
      'Talk%3ACat',
      'file%3Aship.png',
    ]);
    const [logout = ''] = asked.filter((line) => line.startsWith('POST ?action=logout'));
    expect(logout).to.match(/ token=[0-9a-f]{40}%2B%5C, logged in$/);
  });

  it('finds what a contract does not allow', async () => {
    const wiki = createWiki({ pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }] });
    ask(wiki, 'action=query&list=imageusage&iutitle=File:Cat.jpg&format=json');
    ask(wiki, 'action=query&list=imageusage&iutitle=File:None.jpg&format=json');
    ask(wiki, 'action=query&meta=tokens&format=json');
    const relies = ['/query/imageusage/3', '/query/imageusage/*/title'];
    const { file } = wiki.writePact({ consumer: 'my-bot', dir: folder.path, relies });
    // As if the client relied on what no wiki does.
    const wrong = readFileSync(file, 'utf8')
      .replace('"title": "Gallery"', '"title": 7')
      .replace('"csrftoken"', '"edittoken"')
      .replace('"imageusage": []', '"imageusage": ["something"]');
    writeFileSync(file, wrong);
    const { interactionResults } = await verify(file, another());
    expect(interactionResults.map(({ result }) => result)).to.deep.equal(['Error', 'Error', 'Error']);
  });

  it('holds another wiki against what a client library asked', async () => {
    const wiki = createWiki({
      pages: ['Gallery', 'Album', 'Attic'].map((title) => ({ title, uses: ['File:Cat.jpg'] })),
      users: [account],
    });
    const { url } = await wiki.listen();
    const m3api = await loadM3api();
    await useM3api(new m3api.default(`${url}/api.php`, { formatversion: 2 }, { userAgent: 'my-bot', warn: () => 0 }));
    const relies = ['/query/imageusage/*/pageid', '/continue/iucontinue'];
    const { file, interactions, leftOut } = wiki.writePact({ consumer: 'my-bot', dir: folder.path, relies });
    await wiki.close();
    expect(leftOut).to.deep.equal([
      { request: 'POST /api.php?action=login', reason: 'it carries what must stay secret: lgpassword, lgtoken' },
    ]);
    const { result, errors, interactionResults } = await verify(file, another());
    expect({ result, errors }).to.deep.equal({ result: true, errors: [] });
    expect(interactionResults).to.have.length(interactions);
  });
});

/** What a bot does that looks up where a file is used. */
async function useM3api(session: Session): Promise<void> {
  await session.request({ action: 'query', meta: 'tokens', type: 'watch' });
  const usage = { action: 'query', list: 'imageusage', iutitle: 'File:Cat.jpg', iulimit: 2 };
  for await (const answer of session.requestAndContinue(usage))
    expect(answer).to.have.nested.property('query.imageusage');
  await session.request({ ...usage, iutitle: 'File:Dog.jpg' });
  await session.request(
    { action: 'login', lgname: account.name, lgpassword: account.password },
    { method: 'POST', tokenType: 'login', tokenName: 'lgtoken' },
  );
  session.tokens.clear();
  await session.request({ action: 'query', meta: 'tokens', type: 'patrol' });
}
