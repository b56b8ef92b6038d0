import { expect } from 'chai';

import { describeRuns } from './describe-run';
import { exampleReport, exampleRun, runOf } from './example-report.test-support';
import { junitReport } from './junit-report';

describe('the report for build servers', () => {
  it('has one suite per section and one case per scenario, and shows characters that XML cannot contain', () => {
    expect(junitReport(exampleReport)).to.equal(`\
<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="wikidouble check" tests="4" failures="1" errors="1" skipped="1" time="0.875">
  <testsuite name="https://wiki.example/w/api.php: 1 What the service does" tests="1" failures="0" errors="0" skipped="0" time="0.250" timestamp="2024-05-01T14:03:07">
    <testcase name="plain-responses-are-json: Plain responses are JSON." classname="wiki_example/w/api_php.1 What the service does" time="0.250"/>
  </testsuite>
  <testsuite name="https://wiki.example/w/api.php: 2.4 Debug block" tests="1" failures="0" errors="0" skipped="1" time="0.000" timestamp="2024-05-01T14:03:07">
    <testcase name="debug-block-is-there: The debug block is there." classname="wiki_example/w/api_php.2_4 Debug block" time="0.000">
      <skipped message="not applicable: the wiki shows no debug block">not applicable: the wiki shows no debug block</skipped>
    </testcase>
  </testsuite>
  <testsuite name="https://wiki.example/w/api.php: 4.2 List usage of a file" tests="2" failures="1" errors="1" skipped="0" time="0.625" timestamp="2024-05-01T14:03:07">
    <testcase name="unused-file-succeeds: A file that no page uses gives an empty array." classname="wiki_example/w/api_php.4_2 List usage of a file" time="0.125">
      <failure message="expected {&quot;imageusage&quot;:[]}, got {&quot;imageusage&quot;:{&quot;&lt;&amp;\\u001b[2J\\u0000&quot;:1}} (/query of response)" type="failure">rule 4.2.1, /query of response
expected: {&quot;imageusage&quot;:[]}
actual: {&quot;imageusage&quot;:{&quot;&lt;&amp;\\u001b[2J\\u0000&quot;:1}}
first difference: /imageusage
curl --silent --include --globoff 'https://wiki.example/w/api.php?action=query&amp;list=imageusage'</failure>
    </testcase>
    <testcase name="usage-is-ordered-by-page: Pages come in the order of their identifiers." classname="wiki_example/w/api_php.4_2 List usage of a file" time="0.500">
      <error message="inconclusive: no file with &gt;= 12 uses was found" type="error">inconclusive: no file with &gt;= 12 uses was found</error>
    </testcase>
  </testsuite>
</testsuites>
`);
  });

  it("uses the user's name for a wiki, without dots at which build servers would split it", () => {
    const named = { ...exampleRun, target: { ...exampleRun.target, title: 'Old museum wiki' } };
    const text = junitReport({ ...exampleReport, runs: [named] });
    expect(text).to.contain('<testsuite name="Old museum wiki: 4.2 List usage of a file"');
    expect(text).to.contain('classname="Old museum wiki.4_2 List usage of a file"');
    expect(text).not.to.contain('classname="https:');
  });

  it('keeps line breaks and tabs in attributes, and replaces halves of surrogate pairs', () => {
    const [first] = exampleRun.scenarios;
    if (!first) throw new Error('The example has no scenario.');
    const scenario = { ...first, verdict: 'not applicable' as const, reason: 'a\n\t\ud800 \u{1f600}\uffff' };
    const text = junitReport({ ...exampleReport, runs: [{ ...exampleRun, scenarios: [scenario] }] });
    expect(text).to.contain('message="not applicable: a&#10;&#9;\\ud800 \u{1f600}\\uffff">');
  });

  it('keeps text of a wiki away from the beginnings of lines, where build servers look for commands', () => {
    const [first] = exampleRun.scenarios.filter(({ failures }) => failures.length > 0);
    if (!first) throw new Error('The example has no failure.');
    const said = 'x\n::error::pwn\r\n::stop-commands::y\u2028##[error]z\u009b';
    const failures = first.failures.map((failure) => ({ ...failure, actual: said, at: said, curl: said }));
    const text = junitReport({ ...exampleReport, runs: [{ ...exampleRun, scenarios: [{ ...first, failures }] }] });
    expect(text).to.contain('actual: x&#10;::error::pwn&#13;&#10;::stop-commands::y&#8232;&#35;#[error]z&#155;');
    for (const line of text.split(/[\n\r\u0085\u2028]/)) expect(line).to.not.match(/^\s*::|##\[|\u009b/);
  });

  const isRed = (text: string): boolean => /<failure|<error/.test(text);
  const reportOf = (run: typeof exampleRun) => junitReport(describeRuns([run], new Date(0), '0.1.0'));

  it('has no failure or error if the exit code is 0', () => {
    const run = runOf(['1.json', '2.4.present'], 0);
    const text = reportOf(run);
    expect(text).to.contain('tests="2" failures="0" errors="0" skipped="1"');
    expect(isRed(text)).to.equal(false);
    // Recommended rules break nothing.
    const advice = run.rules.map((rule) => ({ ...rule, level: 'recommended' as const }));
    const broken = exampleRun.scenarios.map((scenario) => ({
      ...scenario,
      rules: ['1.json'],
      verdict: 'fail' as const,
    }));
    const recommended = reportOf({ ...run, rules: advice, scenarios: broken });
    expect(recommended).to.contain('<skipped message="only recommended: ');
    expect(isRed(recommended)).to.equal(false);
  });

  it('has a failure or an error if the exit code is not 0', () => {
    const nothing = reportOf(runOf(['2.4.present'], 2));
    expect(nothing).to.contain('<error message="Inconclusive: no required rule applies."');
    const dead = reportOf({ ...runOf([], 2), problem: 'Nothing listens at wiki.example.' });
    expect(dead).to.contain(
      '<testcase name="The wiki can be checked" classname="wiki_example/w/api_php" time="0.900">\n' +
        '      <error message="Inconclusive: Nothing listens at wiki.example." type="error">',
    );
  });
});
