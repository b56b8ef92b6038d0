import { Writable } from 'node:stream';

import { expect } from 'chai';
import { Mwn } from 'mwn';

import { failureOf } from './failure-of';
import { account, onEveryWiki } from './tried-wikis';
import { idsOf } from './usage-response';

// With a bot that reads nothing when it starts. `Mwn.init`, and what needs it, is tried with the other libraries
// (fidelity/clients/libraries).
describe('mwn 3.0', () => {
  before(() => {
    Mwn.setLoggingConfig({
      stream: new Writable({
        write: (_chunk, _encoding, done) => {
          done();
        },
      }),
    });
  });
  after(() => {
    Mwn.setLoggingConfig({ stream: process.stdout });
  });

  onEveryWiki((wiki) => {
    it('gets the tokens of an anonymous client', async () => {
      const bot = createBot(wiki.entryPoint);
      expect(await bot.query({ meta: 'tokens', type: ['watch', 'patrol'] })).to.deep.equal({
        batchcomplete: true,
        query: { tokens: { watchtoken: '+\\', patroltoken: '+\\' } },
      });
    });

    it('walks the usage of a file by continuation', async () => {
      const bot = createBot(wiki.entryPoint);
      const query = { action: 'query', list: 'imageusage', iutitle: 'File:Used.png', iulimit: 5 };
      const ids: number[][] = [];
      for await (const response of bot.continuedQueryGen(query)) ids.push(idsOf(response));
      expect(ids).to.deep.equal([
        [2, 3, 4, 5, 6],
        [7, 8, 9, 10, 12],
        [15, 637],
      ]);
    });

    it('collects as many continued answers as it is told to', async () => {
      const bot = createBot(wiki.entryPoint);
      const query = { action: 'query', list: 'imageusage', iutitle: 'File:Used.png', iulimit: 5 };
      expect((await bot.continuedQuery(query, 2)).map(idsOf)).to.deep.equal([
        [2, 3, 4, 5, 6],
        [7, 8, 9, 10, 12],
      ]);
    });

    it('posts a query that is too long for an address, promising not to write', async () => {
      const bot = createBot(wiki.entryPoint);
      const query = { list: 'imageusage', iutitle: 'File:日本.png' };
      const requestid = 'a'.repeat(8001);
      expect(await bot.query({ ...query, requestid }, { method: 'post' })).to.deep.equal({
        requestid,
        batchcomplete: true,
        query: { imageusage: [{ pageid: 16, ns: 0, title: '日本' }] },
      });
    });

    it('reports a title that is not a file under the code of the wiki', async () => {
      const bot = createBot(wiki.entryPoint);
      const failure = await failureOf(bot.query({ list: 'imageusage', iutitle: 'Main Page' }));
      expect(failure).to.be.an.instanceOf(Mwn.Error).and.include({
        code: 'bad_image_title',
        info: 'The title for "imageusage" must be a file.',
      });
    });

    it('finds in the answer of a wiki that lags what it needs to retry', async () => {
      const bot = createBot(wiki.entryPoint);
      // A wiki on one database lags by -1 second, which is more than -5.
      const failure = await failureOf(bot.query({ maxlag: -5 }));
      expect(failure).to.be.an.instanceOf(Mwn.Error).and.include({ code: 'maxlag', lag: -1 });
      expect(failure).to.have.nested.property('response.headers.retry-after', '5');
    });

    it('logs in with a password, has tokens of its own, and logs out', async () => {
      const bot = createBot(wiki.entryPoint);
      const { name, password } = account;
      expect(await bot.login({ username: name, password })).to.deep.equal({
        result: 'Success',
        lguserid: 1,
        lgusername: name,
      });
      expect(await bot.getCsrfToken()).to.match(/^[0-9a-f]{40,}\+\\$/);
      await bot.logout();
      expect(await bot.getCsrfToken()).to.equal('+\\');
    });

    it('reports a wrong password', async () => {
      const bot = createBot(wiki.entryPoint);
      // A name that nobody has, so that no account of a real wiki is locked for a while.
      const username = `Nobody${Date.now()}`;
      const failure = await failureOf(bot.login({ username, password: 'wrong' }));
      expect(failure).to.be.an.instanceOf(Mwn.Error).and.include({
        code: 'mwn_failedlogin',
        info: 'Failed: Incorrect username or password entered. Please try again.',
      });
    });
  });
});

function createBot(apiUrl: string): Mwn {
  return new Mwn({ apiUrl, userAgent: 'wikidouble', maxRetries: 0, silent: true, suppressAPIWarnings: true });
}
