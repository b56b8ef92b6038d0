import { expect } from 'chai';

import { failureOf } from './failure-of';
import { loadM3api, type M3api, type Session } from './load-m3api';
import { account, onEveryWiki } from './tried-wikis';
import { idsOf, titlesOf } from './usage-response';

describe('m3api 1.1', () => {
  let m3api: M3api;
  let set: M3api['set'];
  before(async () => {
    m3api = await loadM3api();
    ({ set } = m3api);
  });

  onEveryWiki((wiki) => {
    let session: Session;
    let warnings: unknown[];
    beforeEach(() => {
      warnings = [];
      session = new m3api.default(
        wiki.entryPoint,
        { formatversion: 2, errorformat: 'plaintext' },
        { userAgent: 'wikidouble', warn: (warning) => warnings.push(warning) },
      );
    });

    it('gets the tokens of an anonymous client', async () => {
      const response = await session.request({ action: 'query', meta: set('tokens'), type: set('watch', 'patrol') });
      expect(response).to.deep.equal({
        batchcomplete: true,
        query: { tokens: { watchtoken: '+\\', patroltoken: '+\\' } },
      });
    });

    it('walks the usage of a file by continuation', async () => {
      const parameters = { action: 'query', list: set('imageusage'), iutitle: 'File:Used.png', iulimit: 5 };
      const ids: number[][] = [];
      for await (const response of session.requestAndContinue(parameters)) ids.push(idsOf(response));
      expect(ids).to.deep.equal([
        [2, 3, 4, 5, 6],
        [7, 8, 9, 10, 12],
        [15, 637],
      ]);
    });

    it('takes every answer of a list for a complete batch', async () => {
      const parameters = { action: 'query', list: set('imageusage'), iutitle: 'File:Redir2.png', iulimit: 1 };
      const batches: string[][] = [];
      for await (const titles of session.requestAndContinueReducingBatch(
        parameters,
        {},
        (titles: string[], response) => [...titles, ...titlesOf(response)],
        () => [],
      )) {
        batches.push(titles);
      }
      expect(batches).to.deep.equal([['ViaRedir3'], ['Talk:ViaRedir4']]);
    });

    it('sends requests that go together as one', async () => {
      const responses = await Promise.all([
        session.request({ action: 'query', meta: set('tokens'), type: set('watch') }),
        session.request({ action: 'query', meta: set('tokens'), type: set('patrol') }),
        session.request({ action: 'query', list: set('imageusage'), iutitle: 'File:Two words.png' }),
      ]);
      const combined = {
        batchcomplete: true,
        query: {
          imageusage: [{ pageid: 16, ns: 0, title: '日本' }],
          tokens: { watchtoken: '+\\', patroltoken: '+\\' },
        },
      };
      expect(responses).to.deep.equal([combined, combined, combined]);
    });

    it('reports a title that is not a file under the code of the wiki', async () => {
      const failure = await failureOf(session.request({ action: 'query', list: 'imageusage', iutitle: 'Main Page' }));
      expect(failure).to.include({ name: 'ApiErrors', message: 'bad_image_title' });
      expect(failure).to.have.nested.property('errors[0].text', 'The title for "imageusage" must be a file.');
    });

    it('waits as long as a wiki that lags asks for, and gives up in the end', async () => {
      let now = 0;
      const waits: number[] = [];
      const setTimeout = (resume: () => void, milliseconds: number): void => {
        waits.push(milliseconds);
        now += milliseconds;
        resume();
      };
      const clock = { performance: { now: () => now }, setTimeout };
      // A wiki on one database lags by -1 second, which is more than -5. Without a `Retry-After`, m3api would wait as
      // long as its option says.
      const options = { clock, maxRetriesSeconds: 10, retryAfterMaxlagSeconds: 1 };
      const asked = session.request({ action: 'query', maxlag: -5 }, options);
      expect(await failureOf(asked)).to.include({ name: 'ApiErrors', message: 'maxlag' });
      expect(waits).to.deep.equal([5000, 5000]);
    });

    if (wiki.reachedThrough === 'HTTP') {
      it('logs in with a password, and then has tokens of its own', async () => {
        expect(await logIn(session)).to.have.deep.property('login', {
          result: 'Success',
          lguserid: 1,
          lgusername: account.name,
        });
        expect(warnings).to.have.length(1);
        expect(warnings).to.have.nested.property('[0].warnings[0].data.feature', 'main-account-login');
        session.tokens.clear();
        expect(await session.getToken('watch', {})).to.match(/^[0-9a-f]{40,}\+\\$/);
      });
    } else {
      // m3api hands its cookie jar to undici, the client below `fetch`; nock answers above that, so no cookie gets
      // into the jar. Who needs m3api to log in lets the wiki listen.
      it('has no session under nock', async () => {
        expect(await logIn(session)).to.have.nested.property('login.reason.code', 'sessionlost');
      });
    }
  });
});

function logIn(session: Session): Promise<unknown> {
  return session.request(
    { action: 'login', lgname: account.name, lgpassword: account.password },
    { method: 'POST', tokenType: 'login', tokenName: 'lgtoken' },
  );
}
