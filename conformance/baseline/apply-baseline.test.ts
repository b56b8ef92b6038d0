import { expect } from 'chai';

import type { Run } from '../../schemas/generated/report';
import { verdictSentence } from '../reports/verdict-sentence';
import { applyBaseline } from './apply-baseline';
import { baselineWith, brokenRun, soundRun, today } from './known-failures.test-support';

type Entry = Parameters<typeof baselineWith>[0];

function applied(runs: readonly Run[], ...entries: Entry[]) {
  const { runs: after, outcome } = applyBaseline(runs, baselineWith(...entries), today);
  return { codes: after.map(({ exitCode }) => exitCode), states: outcome.entries.map(({ state }) => state), after };
}

describe('known failures', () => {
  it('do not fail a run, whether the baseline names the rule or its scenario', () => {
    for (const entry of [{ rule: '4.2.1' }, { scenario: 'unused-file-succeeds' }]) {
      const { codes, states, after } = applied([brokenRun], entry);
      expect([codes, states]).to.deep.equal([[0], ['fails']]);
      const known = [{ reason: 'The cat knows.', expires: '2024-05-01' }];
      expect(after[0]?.rules.find(({ id }) => id === '4.2.1')?.known).to.deep.equal(known);
      expect(after[0]?.scenarios.find(({ verdict }) => verdict === 'fail')?.known).to.deep.equal(known);
      expect(after[0] && verdictSentence(after[0])).to.equal(
        'Passed every other required rule that applies to the wiki. 1 required rule failed as the baseline expects: 4.2.1.',
      );
    }
  });

  it('do not excuse other failures', () => {
    const other = { ...brokenRun.scenarios[2]!, id: 'another' };
    const worse = { ...brokenRun, scenarios: [...brokenRun.scenarios, other] };
    expect(applied([worse], { scenario: 'unused-file-succeeds' }).codes).to.deep.equal([1]);
    expect(applied([worse], { scenario: 'unused-file-succeeds' }, { scenario: 'another' }).codes).to.deep.equal([0]);
    expect(applied([worse], { rule: '4.2.1' }).codes).to.deep.equal([0]);
    const both = {
      ...worse,
      rules: worse.rules.map((rule) => (rule.id === '1.json' ? { ...rule, verdict: 'fail' as const } : rule)),
      scenarios: worse.scenarios.map((scenario) =>
        scenario.id === 'another'
          ? { ...scenario, failures: scenario.failures.map((failure) => ({ ...failure, rules: ['1.json'] })) }
          : scenario,
      ),
    };
    const { codes, after } = applied([both], { rule: '4.2.1' });
    expect(codes).to.deep.equal([1]);
    expect(after[0] && verdictSentence(after[0])).to.equal(
      'Failed 1 required rule: 1.json. 1 required rule failed as the baseline expects: 4.2.1.',
    );
  });

  it('apply to wikis that match the pattern: by the address given, that of api.php, or the name', () => {
    const named = { ...brokenRun, target: { ...brokenRun.target, title: 'Museum (old)' } };
    const code = (wiki: string) => applied([named], { rule: '4.2.1', wiki }).codes[0];
    for (const wiki of ['https://wiki.example', 'https://wiki.example/*', '*/w/api.php', 'Museum (old)', 'Museum*']) {
      expect(code(wiki), wiki).to.equal(0);
    }
    for (const wiki of ['https://wiki', 'https://wiki-example*', 'museum*', '.*']) expect(code(wiki), wiki).to.equal(1);
  });

  it('count until the end of the day on which they expire', () => {
    expect(applied([brokenRun], { rule: '4.2.1', expires: '2024-05-01' }).states).to.deep.equal(['fails']);
    const { codes, states } = applied([brokenRun], { rule: '4.2.1', expires: '2024-04-30' });
    expect([codes, states]).to.deep.equal([[1], ['expired']]);
  });

  it('must be removed once nothing fails any more, and only then', () => {
    const elsewhere = { ...brokenRun, target: { ...brokenRun.target, name: 'https://other.example' } };
    const silent: Run = { ...soundRun, problem: 'Nothing listens there.', rules: [], scenarios: [] };
    expect(applied([soundRun], { rule: '4.2.1' }).states).to.deep.equal(['no longer fails']);
    expect(applied([soundRun], { scenario: 'unused-file-succeeds' }).states).to.deep.equal(['no longer fails']);
    expect(applied([soundRun, elsewhere], { rule: '4.2.1' }).states).to.deep.equal(['fails']);
    expect(applied([soundRun, silent], { rule: '4.2.1' }).states).to.deep.equal(['not looked at']);
    expect(applied([soundRun], { rule: '2.4.present' }).states).to.deep.equal(['not looked at']);
    expect(applied([soundRun], { rule: '4.2.1', wiki: 'https://none.example' }).states).to.deep.equal([
      'not looked at',
    ]);
  });

  it('do not turn an inconclusive run into a result', () => {
    const open = brokenRun.rules.map((rule) =>
      rule.id === '1.json' ? { ...rule, verdict: 'inconclusive' as const } : rule,
    );
    expect(applied([{ ...brokenRun, rules: open }], { rule: '4.2.1' }).codes).to.deep.equal([2]);
    expect(applied([{ ...brokenRun, leftOver: ['Page'] }], { rule: '4.2.1' }).codes).to.deep.equal([2]);
    const silent: Run = { ...brokenRun, exitCode: 2, problem: 'Nothing listens there.', rules: [], scenarios: [] };
    expect(applied([silent], { rule: '4.2.1' }).codes).to.deep.equal([2]);
  });
});
