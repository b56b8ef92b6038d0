import { expect } from 'chai';

import type { Report, Run } from '../../../schemas/generated/report';
import { exampleReport, exampleRun, runOf } from '../example-report.test-support';
import { annotationReport } from './annotations';
import { badgePicture, badgeReport } from './badge';
import { markdownReport, markdownText } from './markdown-report';

const [, , failing] = exampleRun.scenarios;
/** The example with texts that try to be markup or commands. */
const hostile: Report = {
  ...exampleReport,
  runs: [
    {
      ...exampleRun,
      target: { ...exampleRun.target, title: 'Wiki, a: <b>|' },
      scenarios: [
        {
          ...failing!,
          failures: [{ ...failing!.failures[0]!, actual: '100%\n::error::gotcha <img src=x> [a](b) `c` | **d**' }],
        },
      ],
    },
  ],
};

describe('the report for the summary of a build', () => {
  it('has the verdict first, then the wikis, then each cause', () => {
    const text = markdownReport(exampleReport);
    expect(text).to.match(/^## wikidouble check: ❌ failed\n\nFailed 1 required rule: 4\.2\.1\.\n\n\| wiki \|/);
    expect(text).to.contain('| https://wiki.example/w/api.php | ❌ failed | 1 | 1 | 1 | 1 |');
    expect(text).to.match(/\n- \*\*4\.2\.1\*\*: A file that no page uses .* expected <code>/);
    const passed = markdownReport({
      ...exampleReport,
      exitCode: 0,
      runs: [runOf(['1.json'], 0), runOf(['1.json'], 0)],
    });
    expect(passed).to.match(/^## wikidouble check: ✅ passed\n\n2 of 2 wikis passed\.\n/);
    expect(passed).to.not.contain('###');
  });

  it('shows no text of a wiki as markup', () => {
    const text = markdownReport(hostile);
    const line = text.split('\n').find((one) => one.startsWith('- **')) ?? '';
    expect(line).to.contain('100&#37; ::error::gotcha &#60;img src=x&#62; &#91;a&#93;&#40;b&#41; &#96;c&#96; &#124; ');
    expect(
      text
        .split('\n')
        .find((one) => one.startsWith('| Wiki'))
        ?.match(/\|/g),
    ).to.have.lengthOf(7);
    expect(markdownText('a\n\n# b')).to.equal('a &#35; b');
  });
});

describe('the annotations of a build', () => {
  it('are errors for required rules, one per cause', () => {
    expect(annotationReport(exampleReport)).to.match(
      /^::error title=https%3A\/\/wiki\.example\/w\/api\.php%3A 4\.2\.1::A file that no page uses gives an empty array\.%0Aat /,
    );
  });

  it('are warnings where nothing could be found out', () => {
    const run = { ...runOf(['1.json'], 2), problem: 'Nothing listens at wiki.example.' } as const;
    expect(annotationReport({ ...exampleReport, exitCode: 2, runs: [{ ...run, rules: [], scenarios: [] }] })).to.match(
      /^::warning title=\S+::Inconclusive: Nothing listens at wiki\.example\.\n$/,
    );
  });

  it('cannot contain commands of a wiki', () => {
    const text = annotationReport(hostile);
    expect(text.trimEnd().split('\n')).to.have.lengthOf(1);
    expect(text).to.contain('title=Wiki%2C a%3A <b>|%3A 4.2.1::').and.contain('actual 100%25%0A::error::gotcha');
  });

  it('are at most as many as GitHub shows', () => {
    const runs = Array.from({ length: 30 }, () => exampleRun);
    expect(
      annotationReport({ ...exampleReport, runs })
        .trimEnd()
        .split('\n'),
    ).to.have.lengthOf(10);
  });
});

describe('the badge', () => {
  const badge = (report: Report): unknown => JSON.parse(badgeReport(report));

  it('is what shields.io reads', () => {
    expect(badge(exampleReport)).to.deep.equal({
      schemaVersion: 1,
      label: 'query API',
      message: '1 of 2 rules failed',
      color: 'red',
    });
    const passed = runOf(['1.json'], 0);
    expect(badge({ ...exampleReport, exitCode: 0, runs: [passed] })).to.include({ color: 'brightgreen' });
    expect(badge({ ...exampleReport, exitCode: 1, runs: [passed, exampleRun] })).to.include({
      message: '1 of 2 wikis passed',
      color: 'red',
    });
    expect(badge({ ...exampleReport, exitCode: 2, runs: [{ ...passed, exitCode: 2 }] })).to.include({
      message: 'inconclusive',
      color: 'lightgrey',
    });
  });

  it('is a picture that names its texts, and fits both', () => {
    const picture = badgePicture(exampleReport);
    expect(picture).to.match(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="20" role="img"/);
    expect(picture).to.contain('aria-label="query API: 1 of 2 rules failed"').and.contain('fill="#c62828"');
    const widths = Array.from(picture.matchAll(/ textLength="(\d+)"/g), ([, number]) => Number(number));
    // Each text has a margin of 6 pixels on both sides.
    const sum = widths.reduce((total, one) => total + one + 12, 0);
    expect(picture).to.contain(`width="${sum}"`);
  });

  it('has the colour of its verdict', () => {
    const passed: Report = { ...exampleReport, exitCode: 0, runs: [runOf(['1.json'], 0)] };
    expect(badgePicture(passed)).to.contain('fill="#2e7d32"');
    const runs: Run[] = [{ ...runOf(['1.json'], 0), exitCode: 2 }];
    const inconclusive: Report = { ...exampleReport, exitCode: 2, runs };
    expect(badgePicture(inconclusive)).to.contain('fill="#5f6368"').and.contain('>inconclusive</text>');
  });
});
