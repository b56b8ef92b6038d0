import { expect, use } from 'chai';
import { createWiki } from 'wikidouble';
import { wikidoubleChai } from 'wikidouble/chai';

import { patrolNewPages } from './patrol.mjs';

use(wikidoubleChai);

const botPassword = '0123456789abcdefghijklmnopqrstuv';

describe('patrolNewPages', () => {
  const wiki = createWiki(
    {
      pages: [{ title: 'Harbour' }, { title: 'Lighthouse' }, { title: 'Buy boats here' }],
      users: [
        {
          name: 'Pat',
          groups: ['sysop'],
          botPasswords: [{ app: 'patrol', password: botPassword, grants: ['patrol'] }],
        },
        { name: 'Alice' },
        { name: 'Mallory' },
      ],
      changes: [
        { id: 1, type: 'new', page: 'Harbour', user: 'Alice', patrolled: true },
        { id: 2, type: 'new', page: 'Lighthouse', user: 'Alice' },
        { id: 3, type: 'new', page: 'Buy boats here', user: 'Mallory' },
      ],
    },
    { strict: true },
  );
  let account;

  before(async () => {
    const server = await wiki.listen();
    account = { apiUrl: server.api, username: 'Pat@patrol', password: botPassword, retryPause: 10 };
  });
  beforeEach(() => wiki.reset());
  afterEach(() => {
    wiki.assertNoUnexpectedRequests();
    wiki.assertAllFailuresConsumed();
  });
  after(() => wiki.close());

  it('patrols unpatrolled pages of trusted users', async () => {
    expect(await patrolNewPages(account, ['Alice'])).to.deep.equal(['Lighthouse']);
    expect(wiki).to.have.received({ action: 'patrol', rcid: 2, assert: 'user' }).once;
    expect(wiki).to.not.have.received({ action: 'patrol', rcid: 3 });
  });

  it('does nothing the second time', async () => {
    await patrolNewPages(account, ['Alice', 'Mallory']);
    expect(await patrolNewPages(account, ['Alice', 'Mallory'])).to.deep.equal([]);
  });

  it('repeats the request if the wiki lags', async () => {
    wiki.failNext('maxlag', { lag: 12, retryAfter: 0, when: ({ modules }) => modules.includes('patrol') });
    expect(await patrolNewPages(account, ['Alice'])).to.deep.equal(['Lighthouse']);
    expect(wiki).to.have.received({ action: 'patrol', rcid: 2 }).twice;
  });
});
