import type { RuleOutcome, Run, ScenarioOutcome } from '../../schemas/generated/report';

/** The result of a run in one sentence, which agrees with its exit code. */
export function verdictSentence({ exitCode, problem, leftOver, rules, scenarios }: Run): string {
  if (problem !== undefined) return `Inconclusive: ${problem}`;
  const known = rules.flatMap((rule) => (rule.level === 'required' && rule.known ? rule.id : []));
  const expected =
    known.length === 0 ? '' : ` ${counted(known.length)} failed as the baseline expects: ${known.join(', ')}.`;
  if (exitCode === 1) {
    const failed = idsWith(
      rules.filter((rule) => !rule.known),
      'required',
      'fail',
    );
    return `Failed ${counted(failed.length)}: ${failed.join(', ')}.${expected}`;
  }
  if (exitCode === 2) return `Inconclusive: ${whyInconclusive(rules, scenarios, leftOver)}${expected}`;
  const advice = idsWith(rules, 'recommended', 'fail');
  const but = advice.length > 0 ? ` Failed, but only recommended: ${advice.join(', ')}.` : '';
  const others = known.length === 0 ? '' : 'other ';
  return `Passed every ${others}required rule that applies to the wiki.${expected}${but}`;
}

function whyInconclusive(
  rules: readonly RuleOutcome[],
  scenarios: readonly ScenarioOutcome[],
  leftOver: Run['leftOver'],
): string {
  const open = idsWith(rules, 'required', 'inconclusive');
  if (open.length > 0) {
    const cause = commonCause(scenarios);
    const ids = cause !== undefined && open.length > mostListed ? '.' : `: ${open.join(', ')}.`;
    return `${counted(open.length)} could not be checked${ids}${cause === undefined ? '' : ` Cause: ${cause}`}`;
  }
  if (leftOver)
    return `the rules passed, but pages that the check created are left on the wiki: ${leftOver.join(', ')}.`;
  return 'no required rule applies.';
}

/** With a cause that explains them all, more rules than this are only counted; the report lists them. */
const mostListed = 8;

/** Why scenarios are inconclusive, if that is the same for all of them. */
function commonCause(scenarios: readonly ScenarioOutcome[]): string | undefined {
  const open = scenarios.filter(({ verdict }) => verdict === 'inconclusive');
  const [cause, ...others] = new Set(open.map(({ reason }) => reason));
  return others.length === 0 ? cause : undefined;
}

function idsWith(rules: readonly RuleOutcome[], level: RuleOutcome['level'], verdict: RuleOutcome['verdict']) {
  return rules.filter((rule) => rule.level === level && rule.verdict === verdict).map(({ id }) => id);
}

function counted(number: number): string {
  return `${number} required ${number === 1 ? 'rule' : 'rules'}`;
}
