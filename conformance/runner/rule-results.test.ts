import { expect } from 'chai';

import type { Rule } from '../../schemas/generated/rules';
import { scenario } from './made-up-wiki.test-support';
import { ruleResults, summarise } from './rule-results';
import type { ScenarioResult, Verdict } from './verdict';

const rule = (id: string, members: Partial<Rule> = {}): Rule => {
  return { id, quote: '…', level: 'required', observable: 'outside', ...members };
};

/** The result of a scenario; its failures name the broken rules. */
function result(rules: string[], verdict: Verdict, broken: readonly string[] = []): ScenarioResult {
  const about = { step: 'response', at: 'status', expected: '200', actual: '404', curl: '' };
  const failures = broken.map((id) => ({ ...about, rules: [id] }));
  const reason = verdict === 'pass' || verdict === 'fail' ? {} : { reason: `it is ${verdict}` };
  return { scenario: scenario({ rules }), verdict, failures, requests: 1, ...reason };
}

const verdict = (...results: ScenarioResult[]) => ruleResults([rule('a')], results)[0]?.verdict;

describe('ruleResults', () => {
  it('fails the rules that failures name, and no others', () => {
    const results = ruleResults([rule('a'), rule('b')], [result(['a', 'b'], 'fail', ['b'])]);
    expect(results.map((each) => each.verdict)).to.deep.equal(['pass', 'fail']);
  });

  it('passes a rule that one scenario showed and none broke', () => {
    expect(verdict(result(['a'], 'pass'), result(['a'], 'inconclusive'))).to.equal('pass');
    expect(verdict(result(['a'], 'pass'), result(['a'], 'fail', ['a']))).to.equal('fail');
    expect(verdict(result(['a'], 'not applicable'), result(['a'], 'inconclusive'))).to.equal('inconclusive');
    expect(verdict(result(['a'], 'not applicable'))).to.equal('not applicable');
  });

  it('is inconclusive if another scenario of the rule got no response', () => {
    const unanswered = { ...result(['a'], 'inconclusive'), unreachable: true as const };
    expect(verdict(result(['a'], 'pass'), unanswered)).to.equal('inconclusive');
    expect(verdict(result(['a'], 'fail', ['a']), unanswered)).to.equal('fail');
    expect(verdict(result(['a'], 'not applicable'), unanswered)).to.equal('inconclusive');
  });

  it('gives each reason once, also for a rule that passed', () => {
    const results = ruleResults(
      [rule('a')],
      [result(['a'], 'pass'), result(['a'], 'not applicable'), result(['a'], 'not applicable')],
    );
    expect(results[0]).to.deep.include({ verdict: 'pass', reasons: ['it is not applicable'] });
  });

  it('says of an inconclusive rule only why it is inconclusive', () => {
    const results = ruleResults([rule('a')], [result(['a'], 'not applicable'), result(['a'], 'inconclusive')]);
    expect(results[0]).to.deep.include({ verdict: 'inconclusive', reasons: ['it is inconclusive'] });
  });

  it('says why a rule has no scenario', () => {
    const rules = [rule('a'), rule('b', { observable: 'emulator' }), rule('c', { observable: 'nowhere' })];
    expect(ruleResults(rules, []).map((each) => [each.verdict, ...each.reasons])).to.deep.equal([
      ['not applicable', 'no scenario that shows it was run'],
      ['not applicable', 'not observable from outside'],
      ['not applicable', 'not observable'],
    ]);
  });
});

describe('summarise', () => {
  const exitCode = (...results: ScenarioResult[]) => {
    const rules = [rule('a'), rule('b'), rule('advice', { level: 'recommended' })];
    return summarise(ruleResults(rules, results)).exitCode;
  };

  it('is 0 if every required rule that applies passed', () => {
    expect(exitCode(result(['a', 'b'], 'pass'))).to.equal(0);
    expect(exitCode(result(['a'], 'pass'), result(['b'], 'not applicable'))).to.equal(0);
    expect(exitCode(result(['a'], 'pass'), result(['advice'], 'fail', ['advice']))).to.equal(0);
  });

  it('is 1 if a required rule is broken, whatever else is inconclusive', () => {
    expect(exitCode(result(['a'], 'fail', ['a']), result(['b'], 'inconclusive'))).to.equal(1);
  });

  it('is 2 if a rule is inconclusive, or no required rule was shown', () => {
    expect(exitCode(result(['a'], 'pass'), result(['b'], 'inconclusive'))).to.equal(2);
    expect(exitCode(result(['a', 'b'], 'not applicable'))).to.equal(2);
    expect(exitCode(result(['advice'], 'pass'))).to.equal(2);
    expect(exitCode()).to.equal(2);
  });

  it('counts', () => {
    const rules = [rule('a'), rule('b'), rule('advice', { level: 'recommended' })];
    const summary = summarise(ruleResults(rules, [result(['a', 'advice'], 'pass'), result(['b'], 'fail', ['b'])]));
    expect(summary.counts).to.deep.equal({ pass: 2, fail: 1, 'not applicable': 0, inconclusive: 0 });
    expect(summary.required).to.deep.equal({ pass: 1, fail: 1, 'not applicable': 0, inconclusive: 0 });
  });
});
