import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { exampleContract } from '../../pact/broker/example-contract.test-support';
import { createWiki, type Wiki } from '../../emulator';
import { runPact } from './run-pact.test-support';

describe('wikidouble pact verify', () => {
  let folder = '';
  let wiki: Wiki;
  let url = '';
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-pact-'));
    wiki = createWiki();
    url = (await wiki.listen()).url;
  });
  after(async () => {
    await wiki.close();
    rmSync(folder, { recursive: true });
  });

  it('verifies a contract, with a report in every form', async () => {
    const file = join(folder, 'my-bot-mediawiki.json');
    writeFileSync(file, JSON.stringify(exampleContract('my-bot', 'mediawiki')));
    const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')];
    const reports = ['--report', `json=${json}`, '--report', `junit=${junit}`];
    const { status, stdout, stderr } = await runPact(['verify', url, '--pact', file, ...reports]);
    expect(stderr).to.equal('');
    expect(status).to.equal(0);
    expect(stdout).to.equal(`${url}/api.php: release 1.43, anonymous

my-bot (${file})
  ✓ pass           a token to watch pages
  ✓ pass           image usage without a title

2 verified, 0 failed, 0 not applicable, 0 inconclusive
Passed every interaction.
`);
    expect(JSON.parse(readFileSync(json, 'utf8'))).to.include({ exitCode: 0, whole: true });
    expect(readFileSync(junit, 'utf8')).to.include('<testcase name="a token to watch pages"');
  });

  it('exits with 1 if the wiki breaks the contract', async () => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, JSON.stringify(exampleContract('my-bot', 'mediawiki', { watchtoken: 'another' })));
    const { status, stdout } = await runPact(['verify', url, '--pact', file]);
    expect(stdout).to.include('     at        $.query.tokens.watchtoken\n     expected  "another"\n');
    expect(stdout).to.match(/\nFailed 1 interaction of 2\.\n$/);
    expect(status).to.equal(1);
  });
});
