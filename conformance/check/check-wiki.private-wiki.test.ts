import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { demonstration } from '../../emulator/definition/demonstration';
import type { Report } from '../../schemas/generated/report';
import { check, TestServers, type ServedResponse } from './run-check.test-support';

const password = 'correct horse battery';
const info = 'You need read permission to use this module.';
const denied: ServedResponse = {
  status: 200,
  headers: ['Content-Type', 'application/json', 'MediaWiki-API-Error', 'readapidenied'],
  body: JSON.stringify({ error: { code: 'readapidenied', info } }),
};

describe('wikidouble check, of a private wiki', () => {
  let folder = '';
  const servers = new TestServers();
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-private-'));
  });
  afterEach(() => {
    servers.close();
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  /** Denies what MediaWiki 1.39 and 1.43 deny: to anonymous clients, every query but that for tokens. */
  async function servePrivate(mayRead: (cookies: string) => boolean): Promise<string> {
    const wiki = createWiki({ ...demonstration, users: [{ name: 'Alice', password }] });
    return servers.serveWiki(wiki, (sent, response, cookies) => {
      const parameters = new URLSearchParams(sent);
      const isForAll = parameters.get('action') !== 'query' || /^meta=tokens$/.test(modulesOf(parameters));
      return isForAll || mayRead(cookies) ? response : denied;
    });
  }

  function modulesOf(parameters: URLSearchParams): string {
    return [...parameters]
      .filter(([name]) => ['meta', 'list', 'prop', 'generator'].includes(name))
      .map((pair) => pair.join('='))
      .join('&');
  }

  const isLoggedIn = (cookies: string): boolean => cookies.includes('UserName=Alice');

  it('passes with an account, and says which rules cannot be shown that way', async () => {
    const url = await servePrivate(isLoggedIn);
    const file = join(folder, 'report.json');
    const args = [url, '--user', 'Alice', '--report', 'spec', '--report', `json=${file}`];
    const { status, stdout, stderr } = await check(args, { WIKIDOUBLE_PASSWORD: password });
    expect([status, stderr], stdout).to.deep.equal([0, '']);
    const { runs } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const rules = new Map(runs[0]?.rules.map((rule) => [rule.id, rule]));
    expect(rules.get('5.no-credentials')).to.deep.include({
      verdict: 'not applicable',
      reasons: ['the wiki is private: reading needs an account'],
    });
    for (const id of ['2.2.fixed-value', '4.2.1', '4.2.3', '4.2.4', '1.html-default']) {
      expect(rules.get(id), id).to.include({ verdict: 'pass' });
    }
    expect(runs[0]?.findings?.map(({ id }) => id)).to.include('wiki-is-private');
  });

  it('says that an account is needed', async () => {
    const url = await servePrivate(isLoggedIn);
    const { status, stderr } = await check([url]);
    expect(status).to.equal(2);
    expect(stderr).to.equal(
      `wikidouble: ${url}/api.php is a private wiki: reading needs an account (readapidenied: ${info}). ` +
        'Give one with --user.\n',
    );
  });

  it('says that the account is refused, or may not read either', async () => {
    const url = await servePrivate(isLoggedIn);
    const refused = await check([url, '--user', 'Alice'], { WIKIDOUBLE_PASSWORD: 'wrong password' });
    expect(refused.status).to.equal(2);
    expect(refused.stderr).to.match(/^wikidouble: Alice cannot log in: .* \(http:\S+ is a private wiki\)\.\n$/);
    const closed = await servePrivate(() => false);
    const outsider = await check([closed, '--user', 'Alice'], { WIKIDOUBLE_PASSWORD: password });
    expect([outsider.status, outsider.stderr]).to.deep.equal([
      2,
      `wikidouble: ${closed}/api.php is a private wiki, and Alice may not read it either.\n`,
    ]);
  });
});
