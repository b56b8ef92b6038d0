import type { RuleOutcome, Run } from '../../schemas/generated/report';

/** What a run comes to, in one sentence; it says the same as its exit code. */
export function verdictSentence({ exitCode, problem, leftOver, rules }: Run): string {
  if (problem !== undefined) return `It could not be found out: ${problem}`;
  const broken = idsWith(
    rules.filter((rule) => !rule.known),
    'required',
    'fail',
  );
  const known = rules.flatMap((rule) => (rule.level === 'required' && rule.known ? rule.id : []));
  const ofBaseline = known.length === 0 ? '' : ` ${known.length} that the baseline knows (${known.join(', ')})`;
  if (exitCode === 1) {
    const beside = ofBaseline === '' ? '' : `, beside${ofBaseline}`;
    return `The wiki breaks ${counted(broken.length)}: ${broken.join(', ')}${beside}.`;
  }
  const open = idsWith(rules, 'required', 'inconclusive');
  if (exitCode === 2 && open.length === 0 && leftOver) {
    return `The wiki keeps the rules, but pages that were made for the check are left on it: ${leftOver.join(', ')}.`;
  }
  if (exitCode === 2) {
    return open.length > 0
      ? `It could not be found out whether the wiki keeps ${counted(open.length)}: ${open.join(', ')}.`
      : 'It could not be found out whether the wiki keeps the rules, because no required rule applied.';
  }
  const advice = idsWith(rules, 'recommended', 'fail');
  const but = advice.length > 0 ? `, but not what is recommended: ${advice.join(', ')}` : '';
  return `The wiki keeps every required rule that applies to it${ofBaseline === '' ? '' : `, save for${ofBaseline}`}${but}.`;
}

function idsWith(rules: readonly RuleOutcome[], level: RuleOutcome['level'], verdict: RuleOutcome['verdict']) {
  return rules.filter((rule) => rule.level === level && rule.verdict === verdict).map(({ id }) => id);
}

function counted(number: number): string {
  return `${number} required ${number === 1 ? 'rule' : 'rules'}`;
}
