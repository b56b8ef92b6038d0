import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { createWiki, type Wiki } from '../../emulator';
import { demonstration } from '../../emulator/definition/demonstration';
import type { Report } from '../../schemas/generated/report';
import { TurnedTime } from '../../emulator/testing/turned-time.test-support';
import { check, longestPause, TestServers } from './run-check.test-support';

const password = 'correct horse battery staple';
const botPassword = '0123456789abcdefghijklmnopqrstuv';

describe('wikidouble check, on a wiki in production', () => {
  const servers = new TestServers();
  let wiki: Wiki;
  let url = '';
  let folder = '';
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-politeness-'));
    const botPasswords = [{ app: 'bot', password: botPassword, grants: ['basic' as const] }];
    wiki = createWiki({ ...demonstration, users: [{ name: 'Alice', password, botPasswords }] }, { debug: true });
    ({ url } = await wiki.listen());
  });
  after(async () => {
    rmSync(folder, { recursive: true });
    await wiki.close();
  });
  afterEach(() => {
    servers.close();
  });

  /** The proxy in front of the wiki: it counts requests, and may respond in place of the wiki. */
  async function gate(
    look: (headers: NodeJS.Dict<string | string[]>, target: string) => boolean = () => true,
    time = new TurnedTime(),
  ) {
    const seen = { requests: 0, atOnce: 0, most: 0, times: [] as number[] };
    const site = await servers.serve((request, outgoing) => {
      seen.requests++;
      seen.most = Math.max(seen.most, ++seen.atOnce);
      seen.times.push(time.now());
      outgoing.on('close', () => seen.atOnce--);
      if (!look(request.headers, request.url ?? '')) {
        outgoing.writeHead(401, { 'www-authenticate': 'Basic' }).end('No.');
        return;
      }
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = 'GET', headers } = request;
        const init = { method, headers: headers as Record<string, string>, body: Buffer.concat(chunks) };
        void fetch(
          url + (request.url ?? ''),
          method === 'GET' || method === 'HEAD' ? { method, headers: init.headers } : init,
        ).then(async (response) => {
          const given = [...response.headers].filter(([name]) => name !== 'set-cookie' && name !== 'connection');
          for (const cookie of response.headers.getSetCookie()) outgoing.appendHeader('set-cookie', cookie);
          outgoing.writeHead(response.status, Object.fromEntries(given)).end(Buffer.from(await response.arrayBuffer()));
        });
      });
    });
    return { site, seen };
  }

  it('sends few requests, one at a time', async () => {
    const { site, seen } = await gate();
    const { status, stdout } = await check([`${site}/api.php`]);
    expect(status, stdout).to.equal(0);
    expect(seen.requests).to.be.at.most(150);
    expect(seen.most).to.equal(1);
    expect(stdout).to.contain(`\n${seen.requests} requests (limit 150).\n`);
  });

  it('keeps to its budget, and leaves the remaining rules inconclusive', async () => {
    const { site, seen } = await gate();
    const { status, stdout } = await check([`${site}/api.php`, '--budget', '12']);
    expect(seen.requests).to.equal(12);
    expect(status).to.equal(2);
    expect(stdout).to.contain('\nInconclusive\n  The budget of 12 requests is used up; --budget allows more.\n');
    const { problem } =
      (JSON.parse((await check([site, '--budget', '1', '--report', 'json'])).stdout) as Report).runs[0] ?? {};
    expect(problem).to.equal('The budget of 1 requests is used up; --budget allows more.');
  });

  it('pauses between two requests', async () => {
    const time = new TurnedTime(longestPause);
    const { site, seen } = await gate(undefined, time);
    await check([`${site}/api.php`, '--pause', '0.1', '--only', '4.2.1'], {}, time);
    expect(seen.times).to.have.length.above(3);
    expect(seen.times).to.deep.equal(seen.times.map((_, index) => 100 * index));
  });

  it('names itself and a contact', async () => {
    const agents = new Set<string>();
    const { site } = await gate((headers) => Boolean(agents.add(String(headers['user-agent']))));
    await check([`${site}/api.php`, '--only', '4.1.1', '--contact', 'ops@wiki.example']);
    await check([`${site}/api.php`, '--only', '4.1.1']);
    expect([...agents]).to.deep.equal([
      'wikidouble/0.1.0 (conformance check; ops@wiki.example)',
      'wikidouble/0.1.0 (conformance check; https://www.npmjs.com/package/wikidouble)',
    ]);
    const { status, stderr } = await check([site, '--contact', 'a\nb']);
    expect([status, stderr]).to.deep.equal([
      2,
      'wikidouble: The contact must be a mail address or a URL: plain letters, without parentheses and backslashes.\n',
    ]);
  });

  it('sends a header from the environment to a proxy, and shows it nowhere', async () => {
    const secret = `Basic ${Buffer.from('guard:open sesame').toString('base64')}`;
    const { site } = await gate((headers) => headers.authorization === secret);
    const args = [`${site}/api.php`, '--only', '2.4', '4.1.1', '--report', 'json', '--user', 'Alice'];
    const env = { WIKIDOUBLE_PASSWORD: password, GATE: secret };
    const outside = await check(args, env);
    expect([outside.status, outside.stderr.includes('requires a log-in before the wiki can be reached')]).to.deep.equal(
      [2, true],
    );
    const inside = await check([...args, '--header-from', 'Authorization=GATE'], env);
    expect(inside.status, inside.stdout + inside.stderr).to.equal(0);
    const wanting = await check([site, '--header-from', 'Authorization=NOTHING']);
    expect(wanting.stderr).to.equal('wikidouble: --header-from needs a value in the environment variable NOTHING.\n');
    const unnamed = await check([site, '--header-from', 'Authorization']);
    expect(unnamed.stderr).to.contain('It must be the name of a header and of an environment variable: NAME=ENVVAR.');
  });

  it('logs in with a bot password', async () => {
    const env = { WIKIDOUBLE_PASSWORD: botPassword };
    const { status, stdout, stderr } = await check(
      [`${url}/api.php`, '--user', 'Alice@bot', '--only', '5.session'],
      env,
    );
    expect(status, stdout + stderr).to.equal(0);
    expect(stdout).to.match(/✓ passed +5\.session/);
    expect(stdout).to.not.contain('needs a log-in');
  });

  it('keeps secrets out of every report, even if the wiki echoes them', async () => {
    // The wiki replaces each value with everything that it was sent.
    const env = { WIKIDOUBLE_PASSWORD: password, GATE: 'Bearer qwertzuiopasdfgh' };
    const cookie = 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz';
    const token = '0123456789abcdef0123456789abcdef01234567+\\';
    const site = await servers.serve((request, outgoing) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const told = [
          JSON.stringify(request.headers),
          Buffer.concat(chunks).toString(),
          'IP: 203.0.113.9 2001:db8::9',
        ].join();
        outgoing.setHeader('set-cookie', `wiki_session=${cookie}; path=/`);
        outgoing.setHeader('x-told', told.replace(/[\r\n]/g, ' '));
        outgoing.setHeader('cache-control', told.replace(/[\r\n]/g, ' '));
        const query = { tokens: { logintoken: token, csrftoken: token, watchtoken: [told] }, imageusage: told };
        outgoing.end(
          JSON.stringify({ batchcomplete: told, query, login: { result: 'Success' }, debuginfo: { log: told } }),
        );
      });
    });
    const forms = ['json', 'junit', 'html'];
    const reports = ['spec', ...forms.map((form) => `${form}=${join(folder, form)}`)].flatMap((each) => [
      '--report',
      each,
    ]);
    const args = [`${site}/api.php`, '--user', 'Alice', '--header-from', 'X-Gate=GATE', ...reports];
    const { status, stdout, stderr } = await check(args, env);
    expect(status, stderr).to.equal(1);
    for (const text of [stdout + stderr, ...forms.map((form) => readFileSync(join(folder, form), 'utf8'))]) {
      for (const secret of ['battery', 'qwertz', 'zzzzzzzz', '0123456789abcdef', '203.0.113', '2001:db8']) {
        expect(text).to.not.contain(secret);
      }
      expect(text).to.contain('hidden').and.contain('address');
    }
  });
});
