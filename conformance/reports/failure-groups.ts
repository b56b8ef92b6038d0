import type { FailedExpectation, Run, ScenarioOutcome } from '../../schemas/generated/report';

/** Failures that look alike, and so probably share a cause. */
export interface FailureGroup {
  /** The first, which stands for all. */
  readonly failure: FailedExpectation;
  readonly scenario: ScenarioOutcome;
  /** The rules that any of them breaks, each once. */
  readonly rules: readonly string[];
  /** Their number, and the ids of the other scenarios that they belong to. */
  readonly count: number;
  readonly otherScenarios: readonly string[];
}

/**
 * The failures of a run, grouped if their responses differ in the same place and in the same way. Groups that break
 * most rules come first, then by the order in which they were seen.
 */
export function failureGroups({ scenarios }: Pick<Run, 'scenarios'>): FailureGroup[] {
  const groups = new Map<string, { failure: FailedExpectation; scenario: ScenarioOutcome }[]>();
  for (const scenario of scenarios) {
    for (const failure of scenario.failures) {
      const key = keyOf(failure, scenario);
      groups.set(key, [...(groups.get(key) ?? []), { failure, scenario }]);
    }
  }
  return [...groups.values()]
    .flatMap((members): FailureGroup[] => {
      const [first] = members;
      if (!first) return [];
      const rulesOf = members.flatMap(({ failure, scenario }) => brokenBy(failure, scenario));
      const others = members.map(({ scenario }) => scenario.id).filter((id) => id !== first.scenario.id);
      return [{ ...first, rules: [...new Set(rulesOf)], count: members.length, otherScenarios: [...new Set(others)] }];
    })
    .sort((one, other) => other.rules.length - one.rules.length);
}

/** The failing scenarios of a run by the cause that they share, each once: the first of a group stands for all. */
export function scenarioGroups(run: Pick<Run, 'scenarios'>): ScenarioOutcome[][] {
  const taken = new Set<string>();
  return failureGroups(run).flatMap(({ scenario, otherScenarios }) => {
    const ids = [scenario.id, ...otherScenarios].filter((id) => !taken.has(id));
    for (const id of ids) taken.add(id);
    const group = run.scenarios.filter(({ id }) => ids.includes(id));
    return group.length > 0 ? [group] : [];
  });
}

/** A failure that names no rule breaks all rules of its scenario. */
function brokenBy({ rules }: FailedExpectation, scenario: ScenarioOutcome): readonly string[] {
  return rules.length > 0 ? rules : scenario.rules;
}

/**
 * The key is the place in the response, if there is one: what is wrong there is wrong for every scenario that reads it.
 * Headers and the status are grouped by what they are, whatever each scenario expects of them, and whole bodies by their
 * difference. Known failures are grouped separately.
 */
function keyOf(failure: FailedExpectation, { id, known = [] }: ScenarioOutcome): string {
  const place = placeOf(failure);
  if (place.startsWith('/')) return JSON.stringify([place, known]);
  const { at, expected, actual, step } = failure;
  if (at === 'body') return JSON.stringify([at, expected, actual, id, step, known]);
  return JSON.stringify([at, actual, known]);
}

/** The whole path to the difference: `/query/tokens/watchtoken`, whatever path the expectation has. */
export function placeOf({ at, firstDifference }: FailedExpectation): string {
  if (firstDifference === undefined) return at;
  return at.startsWith('/') ? at + firstDifference : firstDifference;
}
