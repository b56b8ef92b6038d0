import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';

import { fidelityProblems } from '../../evidence-tables/differential';
import { evidenceFolder, fidelityTable, withFidelity } from '../../evidence-tables/differential';
import { releaseNames } from '../../../emulator/releases/release';
import { evidenceFile, evidenceOf, evidenceText, isStale, readEvidence } from './evidence';
import { writeScore } from '../../mutants/stated-score';
import { exampleResult } from './example-result.test-support';

describe('the evidence of differential runs', () => {
  const evidence = evidenceOf(exampleResult);

  it('is small', () => {
    expect(evidenceText(evidence)).to.equal(`{
  "tool": "wikidouble",
  "release": "1.43",
  "version": "MediaWiki 1.43.9",
  "date": "2026-11-21T03:30:32.125Z",
  "requests": 1500,
  "seed": 7,
  "loggedIn": true,
  "differences": 3,
  "withoutResponse": 1,
  "explained": {
    "languages": 12
  },
  "compared": {
    "query": 900,
    "query+imageusage": 350
  }
}
`);
  });

  it('has a file for each release and seed', () => {
    expect(evidenceFile(evidence)).to.equal('mediawiki-1.43-seed-7.json');
  });

  it('is stale after 180 days', () => {
    expect(isStale(evidence, new Date('2027-05-20T03:30:32.125Z'))).to.equal(false);
    expect(isStale(evidence, new Date('2027-05-20T03:30:32.126Z'))).to.equal(true);
  });
});

describe('the fidelity table', () => {
  const now = new Date('2026-12-01T00:00:00Z');
  const readme =
    '# X\n\n<!-- fidelity -->\n<!-- /fidelity -->\n\n<!-- configurations -->\n<!-- /configurations -->\n\n<!-- wikitext -->\n<!-- /wikitext -->\n\n<!-- core-tests -->\n<!-- /core-tests -->\n\n<!-- mutation-score -->\n<!-- /mutation-score -->\n\nMore.\n';
  let root: string;
  let folder: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fidelity-'));
    folder = join(root, evidenceFolder);
    mkdirSync(folder, { recursive: true });
    const found = { mutants: 60, within: { '150': 50, '400': 55 } };
    writeScore(root, { date: '2026-11-23', seed: 7, isWhole: false, anonymous: found, withAccount: found });
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  const keep = (name: string, release: string): void => {
    const wiki = { ...exampleResult.wiki, release, version: `MediaWiki ${release}.9` };
    writeFileSync(join(folder, name), evidenceText(evidenceOf({ ...exampleResult, wiki })));
  };

  it('has one row per run', () => {
    const evidence = evidenceOf({ ...exampleResult, requests: 20_000, withoutResponse: [] });
    expect(fidelityTable([evidence])).to.equal(
      '| Real software | Date | Generated requests | Seed | Different responses | Documented differences |\n' +
        '| --- | --- | --: | --: | --: | --: |\n' +
        '| MediaWiki 1.43.9 | 2026-11-21 | 20,000, some with an account | 7 | 3 | 12 |\n',
    );
    expect(fidelityTable([])).to.equal('No comparison with a real wiki has been recorded.\n');
  });

  it('counts sessions that write, also without other requests', () => {
    const played = {
      sessions: 20,
      steps: 600,
      differing: [],
      withoutResponse: [],
      explained: { modules: 2 },
      volatile: {},
    };
    const writing = { ...played, repeated: 1, actions: { edit: 400, query: 200 }, compared: { edit: 300, query: 7 } };
    const evidence = evidenceOf({ ...exampleResult, requests: 0, explained: [], withoutResponse: [], writing });
    const { actions, explained } = writing;
    expect(evidence.writing).to.deep.equal({ played: 20, steps: 600, differences: 0, repeated: 1, explained, actions });
    expect(evidence.compared).to.deep.equal({ edit: 300, query: 907, 'query+imageusage': 350 });
    expect(fidelityTable([evidence])).to.contain('| 20 writing sessions with 600 steps | 7 | 3 | 2 |');
  });

  it('counts sessions, and those that differed', () => {
    const sessions = { sessions: 300, steps: 3600, differing: [], withoutResponse: [], explained: {}, volatile: {} };
    const evidence = evidenceOf({ ...exampleResult, requests: 20_000, withoutResponse: [], sessions });
    expect(evidence.sessions).to.deep.equal({ played: 300, steps: 3600, differences: 0 });
    expect(fidelityTable([evidence])).to.contain(
      '| 20,000, some with an account; 300 sessions with 3,600 steps | 7 | 3 |',
    );
    writeFileSync(join(folder, 'x.json'), evidenceText(evidence));
    expect(readEvidence(folder)).to.deep.equal([evidence]);
  });

  it('counts requests without a response', () => {
    expect(fidelityTable([evidenceOf(exampleResult)])).to.contain('| 3 (1 without a response) |');
  });

  it('is between the markers, and stable when written again', async () => {
    keep('1.43.json', '1.43');
    const written = await withFidelity(readme, root);
    expect(written).to.match(
      /^# X\n\n<!-- fidelity -->\n\n\| Real software .*\n[^]*\n\n<!-- \/fidelity -->\n\n<!-- configurations -->\n\n[^]*\n\n<!-- \/configurations -->\n\n<!-- wikitext -->\n\n[^]*\n\n<!-- \/wikitext -->\n\n<!-- core-tests -->\n\n[^]*\n\n<!-- \/core-tests -->\n\n<!-- mutation-score -->\n\n[^]*\n\n<!-- \/mutation-score -->\n\nMore\.\n$/,
    );
    expect(await withFidelity(written, root)).to.equal(written);
    const failure: unknown = await withFidelity('# X\n', root).catch((error: unknown) => error);
    expect(String(failure)).to.match(
      /^Error: There is no "<!-- fidelity -->" with a "<!-- \/fidelity -->" behind it in .*how-we-know\.md\.$/,
    );
  });

  it('has no problems if every release was compared recently and the page is up to date', async () => {
    for (const release of releaseNames) keep(`${release}.json`, release);
    expect(await fidelityProblems(await withFidelity(readme, root), root, now)).to.deep.equal([]);
  });

  it('reports an outdated page, a missing release and old evidence', async () => {
    const [missing, ...compared] = releaseNames;
    for (const release of compared) keep(`${release}.json`, release);
    expect(await fidelityProblems(readme, root, new Date('2027-06-01'))).to.deep.equal([
      'A table in docs/how-we-know.md is out of date: run "npm run fidelity" and commit what it changes.',
      `Release ${missing} was not compared with a real wiki. Run "wikidouble diff" against one.`,
      ...compared.map(
        (release) => `The comparison of release ${release} is older than 180 days. Run "wikidouble diff" against one.`,
      ),
    ]);
  });

  it('rejects a file that is not evidence', () => {
    const file = join(folder, 'x.json');
    writeFileSync(file, '{"tool":"wikidouble"}');
    expect(() => readEvidence(folder)).to.throw(`${file} is not evidence: it must have the member "release"`);
    writeFileSync(file, 'x');
    expect(() => readEvidence(folder)).to.throw(`${file} is not evidence: Unexpected token`);
  });
});
