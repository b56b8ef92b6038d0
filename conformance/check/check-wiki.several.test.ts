import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { mutantById } from '../../fidelity/mutants/catalogue';
import { startMutatingProxy } from '../../fidelity/mutants/mutating-proxy';
import type { WikiProxy } from '../../fidelity/mutants/proxy';
import { createWiki, type Wiki } from '../../emulator';
import { demonstration } from '../../emulator/definition/demonstration';
import { compileSchemas } from '../schemas/compile';
import type { Report } from '../../schemas/generated/report';
import { check, TestServers } from './run-check.test-support';

describe('wikidouble check, on several wikis', () => {
  const servers = new TestServers();
  const only = ['--only', '4.2.1'];
  let [folder, url, broken] = ['', '', ''];
  let wiki: Wiki;
  let proxy: WikiProxy;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-several-'));
    wiki = createWiki(demonstration, { release: '1.43' });
    url = `${(await wiki.listen()).url}/api.php`;
    proxy = await startMutatingProxy(url, mutantById('empty-list-is-an-object'));
    broken = proxy.api;
  });
  after(async () => {
    await proxy.close();
    await wiki.close();
    rmSync(folder, { recursive: true });
  });
  afterEach(() => {
    servers.close();
  });

  const at = (name: string): string => join(folder, name);

  it('shows them in one matrix, with the rules that each wiki breaks', async () => {
    const { status, stdout, stderr } = await check([url, broken, 'http://127.0.0.1:1/api.php', ...only]);
    expect(status, stderr).to.equal(1);
    expect(stdout).to.match(
      /^1 of 3 wikis passed, 1 failed, 1 inconclusive\.\n\n3 wikis\n 1 {2}http:.*: release 1\.43, anonymous\n 2 {2}http:.*\n 3 {2}http:/,
    );
    expect(stdout).to.match(/\n {2}4\.2\.1 +✓ ✗ \? {2}When no page uses the file/);
    expect(stdout).to.match(/\n1 of 3 wikis passed, 1 failed, 1 inconclusive\.\n$/);
    const lines = stderr.split('\n');
    expect(lines.filter((line) => /^[123]\/3 http/.test(line))).to.have.lengthOf(3);
    expect(stderr).to.match(/\nwikidouble: Nothing listens at 127\.0\.0\.1:1: the connection was refused\.\n$/);
  });

  it('exits with the worst result: failed before inconclusive', async () => {
    expect((await check([url, 'http://127.0.0.1:1/api.php', ...only])).status).to.equal(2);
    expect((await check([url, url.replace('api.php', ''), ...only])).status).to.equal(0);
  });

  it('includes all of them in every report, with failures beside passing responses', async () => {
    writeFileSync(at('wikis.txt'), `${url} Sound\n${broken} Broken # as we know\n`);
    const reports = ['json', 'junit', 'html'].flatMap((form) => ['--report', `${form}=${at(form)}`]);
    const { status, stdout } = await check(['--wikis', at('wikis.txt'), ...only, ...reports]);
    expect(status).to.equal(1);
    expect(stdout).to.contain('(Broken): release 1.43');
    const report = JSON.parse(readFileSync(at('json'), 'utf8')) as Report;
    expect(compileSchemas().report(report)).to.deep.equal([]);
    expect(report.runs.map(({ target, exitCode }) => [target.title, exitCode])).to.deep.equal([
      ['Sound', 0],
      ['Broken', 1],
    ]);
    const bodies = report.runs.map(
      ({ scenarios }) => scenarios.find(({ id }) => id === 'unused-file-succeeds')?.exchanges?.[0]?.body,
    );
    expect(bodies[0]).to.contain('"imageusage": []');
    expect(bodies[1]).to.contain('"imageusage": {}');
    expect(readFileSync(at('junit'), 'utf8').match(/<testsuite /g)).to.have.lengthOf.at.least(2);
    expect(readFileSync(at('html'), 'utf8')).to.contain('1 · Sound, where it passed</th>');
  });

  it('sends requests to several hosts at a time, and to each host one at a time', async () => {
    // No response is sent before all three hosts have a request, so sending them one by one would wait forever.
    let receiveAll = (): void => undefined;
    const allReceived = new Promise<void>((resolve) => (receiveAll = resolve));
    const sent = new Set<number>();
    let mostOfOne = 0;
    const patient = async (number: number) => {
      let own = 0;
      return servers.serve((request, response) => {
        mostOfOne = Math.max(mostOfOne, ++own);
        if (sent.add(number).size === 3) receiveAll();
        void allReceived.then(() => {
          own--;
          response.setHeader('connection', 'close').end('{"batchcomplete":""}');
        });
        request.resume();
      });
    };
    const sites = await Promise.all([1, 2, 3].map(patient));
    await check([...sites.map((site) => `${site}/api.php`), ...only]);
    expect([sent.size, mostOfOne]).to.deep.equal([3, 1]);
  });

  it('prints the plan of each', async () => {
    const { status, stdout } = await check(['https://a.example', 'https://b.example', '--dry-run', ...only]);
    expect(status).to.equal(0);
    expect(stdout).to.match(/^Nothing was sent to https:\/\/a\.example[^]*\nNothing was sent to https:\/\/b\.example/);
  });

  it('rejects an invalid list or baseline before any request is sent', async () => {
    writeFileSync(at('bad.txt'), 'https://a.example\nnonsense\n');
    writeFileSync(at('bad.yaml'), 'known:\n  - { rule: 4.2.9, reason: A., expires: 2999-01-01 }\n');
    const list = await check(['--wikis', at('bad.txt')]);
    const known = await check([url, '--baseline', at('bad.yaml')]);
    expect([list.status, known.status]).to.deep.equal([2, 2]);
    expect(list.stderr).to.contain('bad.txt:2: "nonsense" is not the address of a wiki');
    expect(known.stderr).to.contain('bad.yaml:2:13: known[0].rule names the unknown rule "4.2.9"');
  });

  it('accepts the failures of a baseline, and no others', async () => {
    const file = at('known.yaml');
    const written = await check([url, broken, ...only, '--write-baseline', file]);
    expect(written.status).to.equal(1);
    const text = readFileSync(file, 'utf8');
    expect(text).to.contain(`- wiki: ${broken}\n    rule: 4.2.1\n`).and.not.contain(`- wiki: ${url}\n`);
    const content = await check([url, broken, ...only, '--baseline', file, '--report', `junit=${at('x.xml')}`]);
    expect(content.status, content.stdout).to.equal(0);
    expect(content.stdout).to.match(/\n {2}4\.2\.1 +✓ ! {2}When/);
    expect(content.stdout).to.contain(`Known failures (${file})\n`).and.contain(' without a reason.\n');
    expect(readFileSync(at('x.xml'), 'utf8')).to.match(/<testsuites [^>]* failures="0" errors="0" /);

    const mended = await check([url, ...only, '--baseline', file, '--report', 'junit']);
    expect(mended.status, 'its wiki was not checked').to.equal(0);
    writeFileSync(file, text.replaceAll(broken, '"*"').replace(/expires: .*/g, 'expires: 2999-01-01'));
    const stale = await check([
      url,
      ...only,
      '--baseline',
      file,
      '--report',
      'spec',
      '--report',
      `junit=${at('x.xml')}`,
    ]);
    expect(stale.status).to.equal(1);
    expect(stale.stdout).to.contain('rule 4.2.1 on * no longer fails: remove the entry.');
    expect(readFileSync(at('x.xml'), 'utf8')).to.contain('no longer fails: remove the entry." type="failure">');
    writeFileSync(file, text.replace(/expires: .*/g, 'expires: 2001-01-01'));
    const late = await check([url, broken, ...only, '--baseline', file]);
    expect(late.status).to.equal(1);
    expect(late.stdout).to.contain('expired on 2001-01-01: fix it, or set a later date.');
  });

  it('does not overwrite another baseline, whose reasons would be lost', async () => {
    const file = at('mine.yaml');
    writeFileSync(file, 'known: []\n');
    const { status, stderr } = await check([url, ...only, '--write-baseline', file]);
    expect([status, stderr]).to.deep.equal([
      2,
      `wikidouble: The baseline ${file} exists already: give it as --baseline too, to keep its reasons.\n`,
    ]);
    expect((await check([broken, ...only, '--baseline', file, '--write-baseline', file])).status).to.equal(1);
    expect(readFileSync(file, 'utf8')).to.contain(`- wiki: ${broken}\n`);
  });
});
