import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { createWiki, releaseNames, type ReleaseName } from '../../emulator';
import { demonstration } from '../../emulator/definition/demonstration';
import type { Report } from '../../schemas/generated/report';
import { check, TestServers, type ServedResponse } from './run-check.test-support';

const password = 'correct horse battery';
const info = 'You need read permission to use this module.';

interface PrivateOptions {
  readonly isOpen?: boolean;
  readonly release?: ReleaseName;
  readonly change?: (sent: string, outgoing: ServedResponse) => ServedResponse;
}

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

  /** A wiki that only its users may read, unless it is not open for them either. */
  async function servePrivate({
    isOpen = true,
    release = '1.43',
    change = (_, response) => response,
  }: PrivateOptions = {}): Promise<string> {
    const groups = { '*': { rights: { read: false } }, ...(!isOpen && { user: { rights: { read: false } } }) };
    const { site = {} } = demonstration;
    const users = [{ name: 'Alice', password }];
    const wiki = createWiki({ ...demonstration, site: { ...site, groups }, users }, { release });
    return servers.serveWiki(wiki, change);
  }

  async function checkAsAlice(url: string) {
    const file = join(folder, 'report.json');
    const ended = await check([url, '--user', 'Alice', '--report', 'spec', '--report', `json=${file}`], {
      WIKIDOUBLE_PASSWORD: password,
    });
    const { runs } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return { ...ended, run: runs[0]! };
  }

  for (const release of releaseNames) {
    it(`passes with an account, and says which rules cannot be shown that way, running ${release}`, async () => {
      const { status, stdout, stderr, run } = await checkAsAlice(await servePrivate({ release }));
      expect([status, stderr], stdout).to.deep.equal([0, '']);
      const rules = new Map(run.rules.map((rule) => [rule.id, rule]));
      expect(rules.get('5.no-credentials')).to.deep.include({
        verdict: 'not applicable',
        reasons: ['the wiki is private: reading needs an account'],
      });
      for (const id of ['2.2.fixed-value', '4.2.1', '4.2.3', '4.2.4', '1.html-default']) {
        expect(rules.get(id), id).to.include({ verdict: 'pass' });
      }
      expect(run.findings?.map(({ id }) => id)).to.include('wiki-is-private');
      expect(run.variation?.requests).to.be.at.least(10);
    });
  }

  it('fails if a rule is broken under a condition only', async () => {
    const change: PrivateOptions['change'] = (sent, response) => {
      const isBroken = sent.includes('uselang=de') && sent.includes('list=imageusage');
      return isBroken ? { ...response, body: response.body.replaceAll('imageusage', 'usage') } : response;
    };
    const { status, run } = await checkAsAlice(await servePrivate({ change }));
    expect(status).to.equal(1);
    const reasons = run.scenarios.filter(({ verdict }) => verdict === 'fail').map(({ reason }) => reason);
    expect(reasons).to.include('only with uselang');
  });

  it('says that an account is needed', async () => {
    const url = await servePrivate();
    const { status, stderr } = await check([url]);
    expect(status).to.equal(2);
    expect(stderr).to.equal(
      `wikidouble: ${url}/api.php is a private wiki: reading needs an account (readapidenied: ${info}). ` +
        'Give one with --user.\n',
    );
  });

  it('says that the account is refused, or may not read either', async () => {
    const url = await servePrivate();
    const refused = await check([url, '--user', 'Alice'], { WIKIDOUBLE_PASSWORD: 'wrong password' });
    expect(refused.status).to.equal(2);
    expect(refused.stderr).to.match(/^wikidouble: Alice cannot log in: .* \(http:\S+ is a private wiki\)\.\n$/);
    const closed = await servePrivate({ isOpen: false });
    const outsider = await check([closed, '--user', 'Alice'], { WIKIDOUBLE_PASSWORD: password });
    expect([outsider.status, outsider.stderr]).to.deep.equal([
      2,
      `wikidouble: ${closed}/api.php is a private wiki, and Alice may not read it either.\n`,
    ]);
  });
});
