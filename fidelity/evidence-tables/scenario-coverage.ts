import type { Rule } from '../../schemas/generated/rules';
import type { Scenario } from '../../schemas/generated/scenario';

/**
 * Where rules and scenarios do not match, as sentences; an empty list where they do. A rule that somebody can observe
 * needs a scenario, and one that every client can observe needs one that every wiki can be asked to play.
 */
export function coverageProblems(rules: readonly Rule[], scenarios: readonly Scenario[]): string[] {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const named = scenarios.flatMap(({ id, rules: ids }) =>
    ids.flatMap((rule) => {
      const observable = known.get(rule)?.observable;
      if (observable === undefined) return [`${id} names ${rule}, which is no rule`];
      return observable === 'nowhere' ? [`${id} names ${rule}, which nobody can observe`] : [];
    }),
  );
  const unshown = rules.flatMap(({ id, observable }) => {
    if (observable === 'nowhere') return [];
    const showing = scenarios.filter((scenario) => scenario.rules.includes(id));
    if (showing.length === 0) return [`no scenario shows ${id}`];
    if (observable === 'emulator' || !showing.every(needsEmulator)) return [];
    return [`only scenarios for the emulator show ${id}, which every client can observe`];
  });
  return [...named, ...unshown];
}

/** No client can make a wiki lose its headers. */
function needsEmulator({ given = {} }: Scenario): boolean {
  return Object.values(given).some(({ kind }) => kind === 'headers sent');
}
