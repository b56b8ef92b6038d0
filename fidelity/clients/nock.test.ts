import { Writable } from 'node:stream';

import { expect } from 'chai';
import { Mwn } from 'mwn';

import { createWiki, type Wiki } from '../../emulator';
import { fixture } from '../../emulator/testing/send.test-support';
import { loadM3api } from './load-m3api';

const account = { name: 'Alice', password: 'AlicePass-12345' };
const tokens = { batchcomplete: true, query: { tokens: { watchtoken: '+\\', patroltoken: '+\\' } } };

// Over HTTP, and with real wikis, fidelity/clients/libraries exercises these libraries.
describe('Under nock', () => {
  let wiki: Wiki;
  let entryPoint: string;
  beforeEach(() => {
    wiki = createWiki({ ...fixture, users: [account] });
    entryPoint = wiki.intercept('https://wiki.example/w').api;
  });
  afterEach(() => wiki.close());

  describe('m3api', () => {
    const createSession = async () => {
      const { default: Session } = await loadM3api();
      const defaults = { formatversion: 2, errorformat: 'plaintext' };
      return new Session(entryPoint, defaults, { userAgent: 'wikidouble', warn: () => undefined });
    };

    it('requests tokens', async () => {
      const session = await createSession();
      expect(await session.request({ action: 'query', meta: 'tokens', type: 'watch|patrol' })).to.deep.equal(tokens);
    });

    // m3api hands its cookie jar to undici, the client below `fetch`. nock responds above that, so no cookie gets into the
    // jar. To log in with m3api, let the wiki listen.
    it('has no session', async () => {
      const session = await createSession();
      const login = { action: 'login', lgname: account.name, lgpassword: account.password };
      const response = await session.request(login, { method: 'POST', tokenType: 'login', tokenName: 'lgtoken' });
      expect(response).to.have.nested.property('login.reason.code', 'sessionlost');
    });
  });

  describe('mwn', () => {
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
    const createBot = () =>
      new Mwn({ apiUrl: entryPoint, userAgent: 'wikidouble', maxRetries: 0, silent: true, suppressAPIWarnings: true });

    it('requests tokens', async () => {
      expect(await createBot().query({ meta: 'tokens', type: ['watch', 'patrol'] })).to.deep.equal(tokens);
    });

    it('logs in, has tokens of its own, and logs out', async () => {
      const bot = createBot();
      expect(await bot.login({ username: account.name, password: account.password })).to.include({ result: 'Success' });
      expect(await bot.getCsrfToken()).to.match(/^[0-9a-f]{40,}\+\\$/);
      await bot.logout();
      expect(await bot.getCsrfToken()).to.equal('+\\');
    });
  });
});
