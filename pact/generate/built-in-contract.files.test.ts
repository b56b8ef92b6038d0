import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect } from 'chai';

import { createWiki, type Wiki } from '../../emulator';
import { temporaryFolder } from '../record/made-contract.test-support';
import { builtAccount } from '../../conformance/targets/build-roles';
import { logIn } from '../../conformance/targets/log-in';
import { sendOverHttp } from '../../conformance/http/send-over-http';
import { builtInFiles } from './built-in-contract';
import { secretsIn } from './pact-secrets.test-support';

const tokens = '?action=query&meta=tokens&type=csrf%7Cwatch&format=json';

describe('contract files', () => {
  const folder = temporaryFolder();
  const committed = dirname(builtInFiles()[0] ?? '');

  for (const name of readdirSync(committed, { recursive: true, encoding: 'utf8' })) {
    it(`contain no secret: ${name}`, () => {
      expect(secretsIn(readFileSync(join(committed, name), 'utf8'), [builtAccount.password])).to.deep.equal([]);
    });
  }

  it('contain no secret of a client that was logged in over HTTP', async () => {
    const wiki = createWiki({ users: [builtAccount] });
    const { cookie, token, host } = await logInOverHttp(wiki);
    const { file, interactions } = wiki.writePact({ consumer: 'my-bot', dir: folder.path });
    await wiki.close();
    const text = readFileSync(file, 'utf8');
    expect(interactions).to.be.at.least(2);
    expect(secretsIn(text, [builtAccount.password, cookie, token.slice(0, 32), host])).to.deep.equal([]);
  });

  describe('are recognized as containing', () => {
    let found: Readonly<Record<string, string>> = {};
    before(async () => {
      const wiki = createWiki({ users: [builtAccount] });
      const { cookie, token, host } = await logInOverHttp(wiki);
      await wiki.close();
      const session = /_session=([^;]+)/.exec(cookie)?.[1] ?? '';
      found = { cookie, session, token, form: encodeURIComponent(token), hash: token.slice(0, 40), host };
    });

    /** The secrets found after a text of the contract was replaced. */
    const withText = (text: string): string[] => {
      const contract = readFileSync(join(committed, 'wikidouble-scenarios-logged-in-wiki-query-api.json'), 'utf8');
      const example = '"<WATCH_TOKEN>"';
      expect(contract).to.include(example);
      return secretsIn(
        contract.replace(example, () => JSON.stringify(text)),
        [builtAccount.password],
      );
    };

    const planted: readonly (readonly [what: string, text: (from: typeof found) => string, kind: string])[] = [
      ['a cookie', ({ cookie = '' }) => cookie, 'the value of a cookie'],
      ['the id of a session', ({ session = '' }) => session, 'a hash, or the id of a session'],
      ['a token', ({ token = '' }) => token, 'the token of a session'],
      ['a token in a form', ({ form = '' }) => `token=${form}`, 'the token of a session'],
      ['the hash of a token', ({ hash = '' }) => hash, 'a hash, or the id of a session'],
      ['a password in a form', () => 'lgname=Anna&lgpassword=secret', 'a password'],
      ['the password of the example', () => builtAccount.password, 'a known secret'],
      ['an address with its port', ({ host = '' }) => host, 'the address of a machine'],
      ['an address with the name of every machine', () => 'localhost:8080', 'the address of a machine'],
      ['the address of a wiki', () => 'http://wiki.intern/api.php', 'the address of a wiki'],
      ['the name of a host, which the debug block repeats', () => 'HOST: wiki.intern', 'the address of a wiki'],
      ['a path', () => '/home/anna/wiki', 'a path of a machine'],
    ];
    for (const [what, text, kind] of planted) {
      it(what, () => {
        expect(withText(text(found))).to.include(kind);
      });
    }

    it('a password as a parameter', () => {
      expect(secretsIn('{"query": {"lgpassword": ["secret"]}}')).to.deep.equal(['a password']);
    });
  });
});

/** The responses to a client that logs in to a served wiki. */
async function logInOverHttp(wiki: Wiki): Promise<{ cookie: string; token: string; host: string }> {
  const { url } = await wiki.listen();
  const send = sendOverHttp(`${url}/api.php`);
  const { cookies } = await logIn(send, builtAccount);
  const cookie = cookies.header ?? '';
  const { body } = await send({ method: 'GET', query: tokens, headers: { cookie } });
  const token = /"csrftoken":"([0-9a-f]{40}\+)/.exec(body)?.[1] ?? '';
  expect(token).to.not.equal('');
  return { cookie, token, host: new URL(url).host };
}
