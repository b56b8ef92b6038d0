import { expect } from 'chai';

import type { Rule } from '../../schemas/generated/rules';
import type { Scenario } from '../../schemas/generated/scenario';
import type { ScenarioResult } from '../runner/verdict';
import { describeProblem, describeRun, describeRuns } from './describe-run';
import { exampleRun } from './example-report.test-support';
import { verdictSentence } from './verdict-sentence';

const target = { name: 'a wiki', api: 'https://wiki.example/api.php', loggedIn: false };

function rule(id: string, level: Rule['level'] = 'required'): Rule {
  return { id, quote: `The words of ${id}.`, level, observable: 'outside' };
}

function result(id: string, rules: string[], verdict: ScenarioResult['verdict'], reason?: string): ScenarioResult {
  const scenario: Scenario = { id, title: `${id}.`, rules, when: [{}], then: [{ status: 200 }] };
  const failure = { rules, step: 'response', at: 'status', expected: '200', actual: '404', curl: 'curl' };
  const failures = verdict === 'fail' ? [failure] : [];
  return { scenario, verdict, failures, requests: 1, ...(reason === undefined ? {} : { reason }) };
}

function run(rules: Rule[], results: ScenarioResult[], only: string[] = []) {
  const timed = results.map((one) => ({ result: one, seconds: 0.12345 }));
  return describeRun({ target, rules, results: timed, seconds: 1.00049, only });
}

describe('what is reported of a run', () => {
  it('contains rules and scenarios with their verdicts, without the requests of the scenarios', () => {
    expect(run([rule('1.meow')], [result('cat', ['1.meow'], 'inconclusive', 'the cat sleeps')])).to.deep.equal({
      target,
      exitCode: 2,
      seconds: 1,
      counts: { pass: 0, fail: 0, 'not applicable': 0, inconclusive: 1 },
      rules: [
        {
          id: '1.meow',
          quote: 'The words of 1.meow.',
          level: 'required',
          observable: 'outside',
          verdict: 'inconclusive',
          reasons: ['the cat sleeps'],
          scenarios: ['cat'],
        },
      ],
      scenarios: [
        {
          id: 'cat',
          title: 'cat.',
          rules: ['1.meow'],
          verdict: 'inconclusive',
          reason: 'the cat sleeps',
          seconds: 0.123,
          requests: 1,
          failures: [],
        },
      ],
    });
  });

  it('contains only the rules that were chosen by their id, their section or a scenario', () => {
    const rules = ['1.meow', '1.purr', '2.hiss'].map((id) => rule(id));
    const ids = (only: string) =>
      run(rules, [result('cat', ['1.meow', '1.purr'], 'pass')], [only]).rules.map(({ id }) => id);
    expect(ids('1.meow')).to.deep.equal(['1.meow']);
    expect(ids('2')).to.deep.equal(['2.hiss']);
    expect(ids('cat')).to.deep.equal(['1.meow', '1.purr']);
    expect(run(rules, []).rules).to.have.lengthOf(3);
  });

  it('ignores other rules that a chosen scenario breaks', () => {
    const rules = ['1.meow', '1.purr'].map((id) => rule(id));
    const broken = result('cat', ['1.meow', '1.purr'], 'fail');
    const both = run(rules, [broken], ['1.meow']);
    expect(both.scenarios[0]?.failures.map((failure) => failure.rules)).to.deep.equal([['1.meow']]);
    const [failure] = broken.failures;
    const other = { ...broken, failures: failure ? [{ ...failure, rules: ['1.purr'] }] : [] };
    const described = run(rules, [other], ['1.meow']);
    expect(described.exitCode).to.equal(0);
    expect(described.scenarios[0]).to.deep.include({
      verdict: 'not applicable',
      reason: 'it failed for rules that were not chosen',
      failures: [],
    });
  });

  const sentences = (rules: Rule[], results: ScenarioResult[]): [number, string] => {
    const described = run(rules, results);
    return [described.exitCode, verdictSentence(described)];
  };

  it('has an exit code and a sentence that agree', () => {
    expect(sentences([rule('1.meow')], [result('cat', ['1.meow'], 'pass')])).to.deep.equal([
      0,
      'Passed every required rule that applies to the wiki.',
    ]);
    expect(
      sentences(
        [rule('1.meow'), rule('1.purr', 'recommended')],
        [result('cat', ['1.meow'], 'pass'), result('tom', ['1.purr'], 'fail')],
      ),
    ).to.deep.equal([0, 'Passed every required rule that applies to the wiki. Failed, but only recommended: 1.purr.']);
    expect(
      sentences(
        [rule('1.meow'), rule('1.purr'), rule('1.hiss')],
        [result('cat', ['1.meow', '1.purr'], 'fail'), result('tom', ['1.hiss'], 'inconclusive')],
      ),
    ).to.deep.equal([1, 'Failed 2 required rules: 1.meow, 1.purr.']);
    expect(
      sentences(
        [rule('1.meow'), rule('1.purr')],
        [result('cat', ['1.meow'], 'pass'), result('tom', ['1.purr'], 'inconclusive')],
      ),
    ).to.deep.equal([2, 'Inconclusive: 1 required rule could not be checked: 1.purr.']);
  });

  it('never has exit code 0 if no required rule was shown', () => {
    const nothing = 'Inconclusive: no required rule applies.';
    expect(sentences([rule('1.meow')], [])).to.deep.equal([2, nothing]);
    expect(sentences([rule('1.meow')], [result('cat', ['1.meow'], 'not applicable', 'no cat')])).to.deep.equal([
      2,
      nothing,
    ]);
    expect(sentences([rule('1.meow', 'recommended')], [result('cat', ['1.meow'], 'pass')])).to.deep.equal([2, nothing]);
    expect(describeRuns([], new Date(0), '0.1.0').exitCode).to.equal(2);
  });

  it('of several wikis has the exit code of the worst', () => {
    const unreachable = describeProblem(target, 'Nothing listens there.', 0);
    const good = { ...exampleRun, exitCode: 0 } as const;
    const code = (...runs: Parameters<typeof describeRuns>[0]) => describeRuns(runs, new Date(0), '0.1.0').exitCode;
    expect([code(good), code(good, unreachable), code(unreachable, exampleRun)]).to.deep.equal([0, 2, 1]);
  });
});
