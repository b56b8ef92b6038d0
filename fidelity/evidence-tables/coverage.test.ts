import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { withCoverage } from './coverage';
import { exampleReport } from '../../conformance/reports/example-report.test-support';

const root = join(__dirname, '../..');

describe('coverage in a text', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'coverage-'));
    mkdirSync(join(folder, 'fidelity/evidence'), { recursive: true });
    // As the project formats.
    writeFileSync(join(folder, '.prettierrc.json'), readFileSync(join(root, '.prettierrc.json')));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const text = '# A wiki\n\n<!-- coverage -->\n\nWhat was there before.\n\n<!-- /coverage -->\n\nThe end.\n';
  const keep = (report: object): void => {
    writeFileSync(join(folder, 'fidelity/evidence/real.json'), JSON.stringify(report));
  };

  it('stands between the markers, and is the same when it is written again', async () => {
    keep(exampleReport);
    const covered = await withCoverage(text, folder);
    expect(covered).to.match(/^# A wiki\n\n<!-- coverage -->\n\n\| Rule {2,}\| Specification/);
    expect(covered).to.match(/<!-- \/coverage -->\n\nThe end\.\n$/);
    expect(covered).to.not.contain('What was there before.');
    expect(covered).to.match(/\| 4\.2\.1 .*\| +✓ +\| +✓ +\| +not compared +\| +✗ +\|\n/);
    expect(covered).to.match(/\| 5\.cookie .*\| +✓ +\| +✓ +\| +not observable +\| +not observable +\|\n/);
    expect(covered).to.contain('\n- MediaWiki 1.43, anonymously, on 2024-05-01: 4 scenarios, 3 requests\n');
    expect(await withCoverage(covered, folder)).to.equal(covered);
  });

  it('needs markers', async () => {
    const refusal = await withCoverage('# A wiki\n', folder).catch(String);
    expect(refusal).to.match(
      /^Error: There is no "<!-- coverage -->" with a "<!-- \/coverage -->" behind it in .*coverage\.md\.$/,
    );
  });

  it('refuses evidence that is no report', async () => {
    keep({ ...exampleReport, exitCode: 7 });
    const refusal = await withCoverage(text, folder).catch(String);
    expect(refusal).to.match(/real\.json is no report: \/exitCode must be one of \[0,1,2\]$/);
  });
});
