import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';

import { exampleReport, exampleRun, runOf } from '../../conformance/reports/example-report.test-support';
import { releaseNames } from '../../emulator/releases/release';
import type { Run } from '../../schemas/generated/report';
import type { Rule } from '../../schemas/generated/rules';
import { withCoverage, coverageTable } from './coverage';

function rule(id: string, quote: string, observable: Rule['observable'] = 'outside'): Rule {
  return { id, quote, level: 'required', observable };
}

const emulator = (...runs: Run[]) => ({ title: 'emulator', isReal: false, runs });
const real = (...runs: Run[]) => ({ title: 'real', isReal: true, runs });

describe('the coverage table', () => {
  it('has one row per rule and one column per target', () => {
    const rules = [
      rule('1.json', 'Responses are JSON.'),
      rule('2.4.present', 'The block is present.'),
      rule('4.2.1', 'It is an empty array.'),
      rule('4.2.3', 'It is ordered.'),
      rule('9.new', 'It is new.'),
    ];
    expect(coverageTable(rules, [emulator(exampleRun), real()])).to.equal(`\
| Rule | Specification | emulator | real |
| --- | --- | :-: | :-: |
| 1.json | Responses are JSON. | ✓ | not compared |
| 2.4.present | The block is present. | – | not compared |
| 4.2.1 | It is an empty array. | ✗ | not compared |
| 4.2.3 | It is ordered. | ? | not compared |
| 9.new | It is new. | not compared | not compared |
`);
  });

  it('shows what cannot be observed, and on which target', () => {
    const rules = [rule('1.json', 'Only the emulator.', 'emulator'), rule('4.2.1', 'Nobody.', 'nowhere')];
    expect(coverageTable(rules, [emulator(exampleRun), real(exampleRun)])).to.contain(`\
| 1.json | Only the emulator. | ✓ | not observable |
| 4.2.1 | Nobody. | not observable | not observable |
`);
  });

  it('combines the runs of a target', () => {
    const passed = runOf(['4.2.3'], 0);
    const later = { ...passed, rules: passed.rules.map((outcome) => ({ ...outcome, verdict: 'pass' as const })) };
    expect(coverageTable([rule('4.2.3', 'Ordered.')], [real(exampleRun, later)])).to.contain(
      '| 4.2.3 | Ordered. | ✓ |',
    );
    expect(coverageTable([rule('4.2.1', 'Empty.')], [real(later, exampleRun)])).to.contain('| 4.2.1 | Empty. | ✗ |');
  });

  it('escapes Markdown', () => {
    const quote = '`type=a|b`, <TOKEN> or `<n>`, separated by `\\|`, | and *';
    expect(coverageTable([rule('1.a', quote)], [])).to.contain(
      '| 1.a | `type=a\\|b`, \\<TOKEN> or `<n>`, separated by `\\|`, \\| and \\* |\n',
    );
    expect(coverageTable([rule('1.a', `${'x'.repeat(80)} \`code that is cut\``)], [])).to.contain(
      `${'x'.repeat(80)} \`code th…\` |\n`,
    );
  });
});

const root = join(__dirname, '../..');

describe('coverage in a text', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'coverage-'));
    mkdirSync(join(folder, 'fidelity/evidence'), { recursive: true });
    // The formatting of the project.
    writeFileSync(join(folder, '.prettierrc.json'), readFileSync(join(root, '.prettierrc.json')));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const text = '# A wiki\n\n<!-- coverage -->\n\nWhat was there before.\n\n<!-- /coverage -->\n\nThe end.\n';
  const keep = (report: object): void => {
    writeFileSync(join(folder, 'fidelity/evidence/real.json'), JSON.stringify(report));
  };

  it('is between the markers, and stable when written again', async () => {
    keep(exampleReport);
    const covered = await withCoverage(text, folder);
    expect(covered).to.match(/^# A wiki\n\n<!-- coverage -->\n\n\| Rule {2,}\| Specification/);
    expect(covered).to.match(/<!-- \/coverage -->\n\nThe end\.\n$/);
    expect(covered).to.not.contain('What was there before.');
    const cells = (rule: string): string[] => {
      const row = covered.split('\n').find((line) => line.startsWith(`| ${rule} `)) ?? '';
      return row
        .split('|')
        .slice(3, -1)
        .map((cell) => cell.trim());
    };
    const emulated = releaseNames.map(() => '✓');
    const compared = exampleReport.runs.map(({ target }) => target.release);
    const found = releaseNames.map((release) => (compared.includes(release) ? '✗' : 'not compared'));
    expect(cells('4.2.1')).to.deep.equal([...emulated, ...found]);
    expect(cells('5.cookie')).to.deep.equal([...emulated, ...releaseNames.map(() => 'not observable')]);
    expect(covered).to.contain('\n- MediaWiki 1.43, anonymously, on 2024-05-01: 4 scenarios, 3 requests\n');
    expect(await withCoverage(covered, folder)).to.equal(covered);
  });

  it('needs markers', async () => {
    const refusal = await withCoverage('# A wiki\n', folder).catch(String);
    expect(refusal).to.match(
      /^Error: There is no "<!-- coverage -->" with a "<!-- \/coverage -->" behind it in .*coverage\.md\.$/,
    );
  });

  it('rejects evidence that is not a report', async () => {
    keep({ ...exampleReport, exitCode: 7 });
    const refusal = await withCoverage(text, folder).catch(String);
    expect(refusal).to.match(/real\.json is no report: \/exitCode must be one of \[0,1,2\]$/);
  });
});
