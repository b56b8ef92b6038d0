import type { Rule } from '../../schemas/generated/rules';
import type { RuleResult, ScenarioResult, Verdict } from './verdict';

/**
 * The verdict of the scenarios on each rule. A rule fails if a failure names it: a scenario may show several rules, and
 * fail for one of them only. It passes if at least one scenario showed it, none broke it, and none went without a
 * response, which might have broken it (decision 5). Scenarios that are not applicable do not count.
 */
export function ruleResults(rules: readonly Rule[], results: readonly ScenarioResult[]): RuleResult[] {
  return rules.map((rule) => {
    const scenarios = results.filter(({ scenario }) => scenario.rules.includes(rule.id));
    const verdicts = scenarios.map((result) => verdictFor(rule, result));
    const isWithoutResponse = scenarios.some(({ unreachable }) => unreachable);
    const order = isWithoutResponse ? strongestWithoutResponse : strongest;
    const verdict = order.find((candidate) => verdicts.includes(candidate)) ?? 'not applicable';
    return { rule, verdict, reasons: reasonsFor(rule, verdict, scenarios), scenarios };
  });
}

const strongest: readonly Verdict[] = ['fail', 'pass', 'inconclusive', 'not applicable'];
const strongestWithoutResponse: readonly Verdict[] = ['fail', 'inconclusive', 'pass', 'not applicable'];

function verdictFor(rule: Rule, { verdict, failures }: ScenarioResult): Verdict {
  if (verdict !== 'fail') return verdict;
  return failures.some(({ rules }) => rules.includes(rule.id)) ? 'fail' : 'pass';
}

/**
 * Why something was left out, each reason once. What a failure has to say belongs to that failure. A rule stays inconclusive
 * because of the scenarios that are, and not because of those that are not applicable.
 */
function reasonsFor(rule: Rule, result: Verdict, scenarios: readonly ScenarioResult[]): readonly string[] {
  if (scenarios.length === 0) return [unobserved[rule.observable]];
  const leftOut = scenarios.filter(({ verdict }) =>
    result === 'inconclusive' ? verdict === 'inconclusive' : verdict !== 'fail',
  );
  return [...new Set(leftOut.flatMap(({ reason }) => (reason === undefined ? [] : [reason])))];
}

const unobserved: Readonly<Record<Rule['observable'], string>> = {
  outside: 'no scenario that shows it was run',
  emulator: 'not observable from outside',
  nowhere: 'not observable',
};

export interface Summary {
  /** How many rules have each verdict. */
  readonly counts: Readonly<Record<Verdict, number>>;
  /** The same, of the required rules alone. */
  readonly required: Readonly<Record<Verdict, number>>;
  /**
   * 0: every required rule that applies passed, and at least one did. 1: a required rule is broken. 2: inconclusive.
   */
  readonly exitCode: 0 | 1 | 2;
}

export function summarise(results: readonly RuleResult[]): Summary {
  const required = count(results.filter(({ rule }) => rule.level === 'required'));
  const isShown = required.pass > 0 && required.inconclusive === 0;
  return { counts: count(results), required, exitCode: required.fail > 0 ? 1 : isShown ? 0 : 2 };
}

function count(results: readonly RuleResult[]): Record<Verdict, number> {
  const counts = { pass: 0, fail: 0, 'not applicable': 0, inconclusive: 0 };
  for (const { verdict } of results) counts[verdict]++;
  return counts;
}

/** Whether an id is that of a rule, or of the section that the rule is in. */
export function isRuleOf(rule: string, id: string): boolean {
  return rule === id || rule.startsWith(`${id}.`);
}
