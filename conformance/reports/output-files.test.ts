import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { mutantById } from '../../fidelity/mutants/catalogue';
import { startMutatingProxy } from '../../fidelity/mutants/mutating-proxy';
import { createWiki, type Wiki } from '../../emulator';
import { demonstration } from '../../emulator/definition/demonstration';
import { OutputFiles } from './output-files';
import { check } from '../check/run-check.test-support';

describe('the files that commands write', () => {
  let folder = '';
  let wiki: Wiki;
  let url = '';
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-output-'));
    wiki = createWiki(demonstration, { release: '1.43' });
    url = `${(await wiki.listen()).url}/api.php`;
  });
  afterEach(async () => {
    await wiki.close();
    rmSync(folder, { recursive: true });
  });

  const at = (name: string): string => join(folder, name);
  const report = (form: string, name: string): string[] => ['--report', `${form}=${at(name)}`];

  /** Creates a folder in place of a report once the check has begun. */
  function blockWhileChecking(name: string): void {
    wiki.tell(() => {
      mkdirSync(at(name), { recursive: true });
    });
  }

  it('are all written if possible, and the others are named', async () => {
    blockWhileChecking('a.json');
    const files = [...report('json', 'a.json'), ...report('junit', 'b.xml'), ...report('html', 'c.html')];
    const { status, stdout, stderr } = await check([url, '--only', '4.2.1', ...files]);
    expect(stderr).to.match(/^wikidouble: The report \S+a\.json cannot be written: EISDIR/);
    expect(readFileSync(at('b.xml'), 'utf8')).to.contain('</testsuites>');
    expect(readFileSync(at('c.html'), 'utf8')).to.contain('</html>');
    expect(stdout).to.contain('Passed every required rule');
    expect(status, 'not everything that was asked for is there').to.equal(2);
    expect(readdirSync(folder).sort()).to.deep.equal(['a.json', 'b.xml', 'c.html']);
  });

  it('do not hide a broken rule', async () => {
    const proxy = await startMutatingProxy(url, mutantById('empty-list-is-an-object'));
    blockWhileChecking('a.json');
    const { status } = await check([proxy.api, '--only', '4.2.1', ...report('json', 'a.json')]);
    await proxy.close();
    expect(status).to.equal(1);
  });

  it('keep the old file if the new text cannot be created', () => {
    writeFileSync(at('known.yaml'), 'reasons');
    const output = new OutputFiles();
    output.write('baseline', at('known.yaml'), process.stdout, () => {
      throw new Error('no text');
    });
    expect(output.problems).to.deep.equal([`The baseline ${at('known.yaml')} cannot be written: no text`]);
    expect(readFileSync(at('known.yaml'), 'utf8')).to.equal('reasons');
    expect([output.exitCode(0), output.exitCode(1), output.exitCode(2)]).to.deep.equal([2, 1, 2]);
  });

  it('are rejected if two are the same file, however the path is written', async function () {
    if (process.platform === 'win32') this.skip();
    mkdirSync(at('run'));
    symlinkSync('run', at('latest'));
    for (const other of [`${folder}/./run/x`, at('latest/x')]) {
      const { status, stderr } = await check([url, ...report('json', 'run/x'), '--report', `junit=${other}`]);
      expect(status).to.equal(2);
      expect(stderr).to.equal(`wikidouble: The report ${other} is the same file as the report ${at('run/x')}.\n`);
    }
    expect(existsSync(at('run/x'))).to.equal(false);
  });

  it('are rejected if they would replace what the command reads', async () => {
    writeFileSync(at('known.yaml'), 'known: []\n');
    const { status, stderr } = await check([url, '--baseline', at('known.yaml'), ...report('json', 'known.yaml')]);
    expect(status).to.equal(2);
    expect(stderr).to.contain(`is the same file as the baseline ${at('known.yaml')}.`);
    expect(readFileSync(at('known.yaml'), 'utf8')).to.equal('known: []\n');
  });
});
