import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { createWiki } from '../emulator';
import { demonstration } from '../emulator/definition/demonstration';
import { compileSchemas } from '../conformance/schemas/compile';
import type { Report } from '../schemas/generated/report';
import { TurnedTime } from '../emulator/testing/turned-time.test-support';
import { check, longestPause, main, runProgram, TestServers } from '../conformance/check/run-check.test-support';

describe('wikidouble check', () => {
  let folder = '';
  const servers = new TestServers();
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-check-'));
  });
  afterEach(() => {
    servers.close();
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('exits with 0 for a wiki of wikidouble serve, also logged in, and writes reports without secrets', async () => {
    const password = 'correct horse battery staple';
    const wiki = createWiki(
      { ...demonstration, users: [{ name: 'Alice', password, groups: ['sysop'] }] },
      { release: '1.43', debug: true },
    );
    const server = await wiki.listen();
    const [json, junit] = [join(folder, 'check.json'), join(folder, 'check.xml')];
    const reports = ['--report', `json=${json}`, '--report', `junit=${junit}`];
    const { status, stdout, stderr } = await runProgram([main, 'check', server.url, '--user', 'Alice', ...reports], {
      WIKIDOUBLE_PASSWORD: password,
    });
    await wiki.close();
    expect(stderr).to.equal('');
    expect(stdout).to.match(
      /^http:\/\/127\.0\.0\.1:\d+\/api\.php \(http:\/\/127\.0\.0\.1:\d+\): release 1\.43, logged in\n/,
    );
    expect(stdout).to.match(/\n {2}✓ passed +4\.2\.1 /);
    expect(stdout).to.match(/\n\d+ passed, 0 failed, \d+ not applicable, 0 inconclusive\nPassed every required rule/);
    expect(status).to.equal(0);
    const report: unknown = JSON.parse(readFileSync(json, 'utf8'));
    expect(compileSchemas().report(report)).to.deep.equal([]);
    expect(report).to.have.nested.property('runs[0].target.loggedIn', true);
    expect(readFileSync(junit, 'utf8')).to.match(/^<\?xml[^]*<testsuites [^>]* failures="0" errors="0" /);
    expect(stdout + readFileSync(json, 'utf8') + readFileSync(junit, 'utf8')).to.not.contain('battery');
  });

  it('exits with 1 if a rule is broken, and shows the actual response without secrets', async () => {
    const wiki = createWiki({ ...demonstration, users: [{ name: 'Alice', password: 'correct horse battery' }] });
    const good = await wiki.listen();
    // It returns an object instead of a list, and lets shared caches store a response with the client's cookies.
    const site = await servers.serve((request, outgoing) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => void forward(Buffer.concat(chunks)));
      const forward = async (body: Buffer): Promise<void> => {
        const { method = 'GET', url = '', headers } = request;
        const { cookie = '', 'content-type': type = '' } = headers;
        const init = { method, headers: { cookie, 'content-type': type }, ...(method === 'POST' ? { body } : {}) };
        const response = await fetch(new URL(url, good.url), init);
        for (const setCookie of response.headers.getSetCookie()) outgoing.appendHeader('set-cookie', setCookie);
        outgoing.setHeader('cache-control', `public, cookies="${cookie}"`);
        outgoing.end((await response.text()).replace('"imageusage":[]', '"imageusage":{}'));
      };
    });
    const json = join(folder, 'broken.json');
    const args = [site, '--user', 'Alice', '--only', '4.2', '--report', 'spec', '--report', `json=${json}`];
    const { status, stdout } = await check(args, { WIKIDOUBLE_PASSWORD: 'correct horse battery' });
    await wiki.close();
    expect(status, stdout).to.equal(1);
    expect(stdout).to.match(/\n {2}✗ failed +4\.2\.1 /);
    expect(stdout).to.match(
      /\n {5}rule +4\.2\.1: When no page uses the file, then `query\.imageusage` is an empty array/,
    );
    expect(stdout).to.match(/\n {16}curl --silent --include --globoff '[^']*\/api\.php\?action=query/);
    expect(stdout).to.match(/\nFailed \d+ required rules?: .*\b4\.2\.1\b/);
    const report = JSON.parse(readFileSync(json, 'utf8')) as Report;
    expect(report.exitCode).to.equal(1);
    for (const text of [stdout, JSON.stringify(report)]) {
      expect(text)
        .to.match(/public, cookies=\\+"\w+_session=<hidden>/)
        .and.not.contain('battery');
    }
  });

  it('exits with 2 and one sentence within the time limit if there is no wiki to check', async () => {
    const html = await servers.serve((_, outgoing) =>
      outgoing.setHeader('content-type', 'text/html').end('<h1>Cats</h1>'),
    );
    const silent = await servers.serve(() => undefined);
    const denied = { error: { code: 'readapidenied', info: 'You need read permission to use this module.' } };
    const secluded = await servers.serve((_, outgoing) => {
      outgoing.setHeader('MediaWiki-API-Error', 'readapidenied').end(JSON.stringify(denied));
    });
    const time = new TurnedTime(longestPause);
    const waiting = await check([silent, '--timeout', '0.5', '--report', 'junit'], {}, time);
    expect(time.now()).to.equal(500);
    const dead = await check(['http://127.0.0.1:1/api.php']);
    const page = await check([`${html}/api.php`, '--report', 'json']);
    const closed = await check([`${secluded}/api.php`]);
    expect(dead).to.deep.equal({
      status: 2,
      stdout: '',
      stderr: 'wikidouble: Nothing listens at 127.0.0.1:1: the connection was refused.\n',
    });
    expect(waiting.status).to.equal(2);
    expect(waiting.stderr).to.equal(
      `wikidouble: ${silent.slice('http://'.length)} sent no complete response within 0.5 seconds.\n`,
    );
    expect(waiting.stdout).to.contain('<error message="Inconclusive: 127.0.0.1');
    expect(page.status).to.equal(2);
    expect(page.stderr).to.equal(
      `wikidouble: ${html}/api.php is not the api.php of a wiki: it responded with status 200 and text/html, which is ` +
        'not the requested JSON.\n',
    );
    expect(JSON.parse(page.stdout)).to.have.nested.property('runs[0].problem').that.contains('not the api.php');
    expect(closed).to.include({ status: 2, stdout: '' });
    expect(closed.stderr).to.match(
      /^wikidouble: .* is a private wiki: .*\(readapidenied: .*\)\. Give one with --user\.\n$/,
    );
  });

  it('exits with 2 if no required rule was shown, or the log-in is refused', async () => {
    const wiki = createWiki(demonstration);
    const { url } = await wiki.listen();
    const [advice, refused] = await Promise.all([
      check([url, '--only', '2.4.present']),
      check([url, '--user', 'Nobody'], { WIKIDOUBLE_PASSWORD: 'correct horse battery' }),
    ]);
    await wiki.close();
    expect(advice.status).to.equal(2);
    expect(advice.stdout).to.match(/\nInconclusive: no required rule applies\.\n/);
    expect(refused).to.include({ status: 2, stdout: '' });
    expect(refused.stderr).to.match(/^wikidouble: Nobody cannot log in to http:.*\n$/);
  });

  it('exits with 2 for an invalid command line', async () => {
    const sentence = async (...args: string[]): Promise<string> => {
      const { status, stdout, stderr } = await check(args);
      expect([status, stdout], args.join(' ')).to.deep.equal([2, '']);
      return stderr.split('\n')[0] ?? '';
    };
    const url = 'http://127.0.0.1:1';
    const sentences = await Promise.all([
      sentence(),
      sentence(url, '--user', 'Alice'),
      sentence(url, '--allow-writes'),
      sentence(url, '--only', 'meow'),
      sentence(url, '--report', `json=${join(folder, 'none', 'x.json')}`),
    ]);
    expect(sentences).to.deep.equal([
      'error: the URL of the wiki is missing, such as https://wiki.example/w/api.php.',
      'error: --user needs the password of Alice in the environment variable WIKIDOUBLE_PASSWORD.',
      'error: --allow-writes needs an account that may edit and delete pages: --user NAME.',
      'wikidouble: There is no scenario, rule or section with the id "meow".',
      `wikidouble: The report ${join(folder, 'none', 'x.json')} cannot be written: there is no folder ${join(folder, 'none')}.`,
    ]);
  });

  it('lists rules and scenarios, including those of the user, and accepts an address after --only', async () => {
    const own = join(folder, 'cats.yaml');
    writeFileSync(
      own,
      '- { id: cats-are-found, title: Cats are found., rules: [4.2.1], when: [{ query: { action: query } }],\n' +
        '    then: [{ status: 200 }] }\n',
    );
    const wrong = join(folder, 'wrong.yaml');
    writeFileSync(wrong, '- id: dogs\n  title: Dogs.\n  rules: [4.2.1]\n  when: [{}]\n  then: [{ stats: 200 }]\n');
    const [list, refused, behind] = await Promise.all([
      check(['--list', '--only', '4.2.1', '--scenarios', own]),
      check(['--list', '--scenarios', wrong]),
      check(['--only', '4.2.1', 'http://127.0.0.1:1/api.php']),
    ]);
    expect(list).to.include({ status: 0, stderr: '' });
    expect(list.stdout).to.match(/\n {2}4\.2\.1 +When no page uses the file, then/);
    expect(list.stdout).to.contain('\n  cats-are-found\n      Cats are found. [4.2.1]\n');
    expect(list.stdout).to.contain('\n  unused-file-succeeds\n');
    expect(list.stdout).to.not.contain('4.1.1');
    expect(refused).to.include({ status: 2, stdout: '' });
    expect(refused.stderr).to.match(/wrong\.yaml:5:\d+: \[0\]\.then\[0\]\.stats is unknown here/);
    expect(behind.stderr).to.match(/^wikidouble: Nothing listens at 127\.0\.0\.1:1/);
  });

  it('exits with 2 after an internal error, which is not a verdict', async () => {
    const silent = await servers.serve(() => undefined);
    const failing = `require(${JSON.stringify(main)}); setImmediate(() => { throw new Error('a mistake of ours'); });`;
    const { status, stdout, stderr } = await runProgram(['-e', failing, 'check', silent]);
    expect([status, stdout]).to.deep.equal([2, '']);
    expect(stderr).to.match(/^wikidouble: internal error: Error: a mistake of ours\n/);
  });

  it('prints its help', async () => {
    const { status, stdout } = await check(['--help']);
    expect(status).to.equal(0);
    expect(stdout).to.match(/^Usage: wikidouble check \[options\] \[url\.\.\.\]\n/);
    expect(stdout).to.contain(
      '\n  1  failed: a required rule failed, or an entry of the baseline has expired or no longer fails\n',
    );
  });
});

describe('the commands', () => {
  /**
   * Ends a command that would keep running once it has printed everything, and prints which of some packages it has
   * loaded.
   */
  const observe = `
    const loaded = () => ['ajv', 'yaml'].filter((name) =>
      Object.keys(require.cache).some((file) => file.includes('/node_modules/' + name + '/')));
    const write = process.stdout.write;
    process.stdout.write = (text) => {
      if (text.includes('Ctrl-C')) setImmediate(() => process.exit());
      return true;
    };
    process.on('exit', () => write.call(process.stdout, JSON.stringify(loaded())));
    require(${JSON.stringify(main)});`;

  it('load only what they need: ajv and yaml for check, neither for serve', async () => {
    const [served, checked] = await Promise.all([
      runProgram(['-e', observe, 'serve', '--port', '0']),
      runProgram(['-e', observe, 'check', '--list']),
    ]);
    expect(served.stdout).to.equal('[]');
    expect(checked.stdout).to.equal('["ajv","yaml"]');
  });
});
