import { expect } from 'chai';

import { applyBaseline } from './apply-baseline';
import { baselineWith, brokenRun, soundRun, today } from './known-failures.test-support';
import { baselineOf } from './write-baseline';

describe('the baseline that is written', () => {
  it('has an entry for each required rule that a wiki breaks, with a reason to fill in and 90 days', () => {
    expect(baselineOf([brokenRun, soundRun], today)).to.equal(`\
# Failures that are known: "wikidouble check --baseline" is content with them, and with no others.
# Give each a reason, and a day on which it is to be looked at again. Rules stand for all their scenarios;
# "scenario: id" in place of "rule: id" is about one. In "wiki", * stands for anything.

known:
  - wiki: https://wiki.example/w/api.php
    rule: 4.2.1
    reason: "To be filled in: why is this accepted?"
    expires: 2024-07-30
`);
    const advice = brokenRun.rules.map((rule) => ({ ...rule, level: 'recommended' as const }));
    expect(baselineOf([{ ...brokenRun, rules: advice }], today)).to.match(/\nknown: \[\]\n$/);
  });

  it('keeps the entries of another that still count, and no others', () => {
    const baseline = baselineWith(
      { rule: '4.2.1', wiki: '*' },
      { rule: '1.json' },
      { rule: '4.2.3', expires: '2024-04-30' },
      { rule: '4.2.3', wiki: 'https://none.example' },
    );
    const { runs, outcome } = applyBaseline([brokenRun], baseline, today);
    const text = baselineOf(runs, today, { baseline, outcome });
    expect(text.slice(text.indexOf('\nknown:'))).to.equal(`
known:
  - wiki: "*"
    rule: 4.2.1
    reason: The cat knows.
    expires: 2024-05-01
  - wiki: https://none.example
    rule: 4.2.3
    reason: The cat knows.
    expires: 2024-05-01
`);
  });
});
