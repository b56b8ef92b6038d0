import type { Rule } from '../../schemas/generated/rules';
import type { Scenario } from '../../schemas/generated/scenario';

/**
 * The mismatches of rules and scenarios, as sentences. An observable rule needs a scenario, and one that every client
 * can observe needs one that every wiki can play.
 */
export function coverageProblems(rules: readonly Rule[], scenarios: readonly Scenario[]): string[] {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const named = scenarios.flatMap(({ id, rules: ids }) =>
    ids.flatMap((rule) => {
      const observable = known.get(rule)?.observable;
      if (observable === undefined) return [`${id} names ${rule}, which is not a rule`];
      return observable === 'nowhere' ? [`${id} names ${rule}, which is not observable`] : [];
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

/** No client can make a wiki send its headers too early. */
function needsEmulator({ given = {} }: Scenario): boolean {
  return Object.values(given).some(({ kind }) => kind === 'headers sent');
}
