import type { FailedExpectation, Run, ScenarioOutcome } from '../../schemas/generated/report';

/** Failures that look alike, and so probably have one cause. */
export interface FailureGroup {
  /** The first, which stands for all. */
  readonly failure: FailedExpectation;
  readonly scenario: ScenarioOutcome;
  /** The rules that any of them breaks, each once. */
  readonly rules: readonly string[];
  /** How many there are, and the ids of the other scenarios that they are of. */
  readonly count: number;
  readonly otherScenarios: readonly string[];
}

/**
 * The failures of a run, those together whose responses differ in the same place and in the same way. The groups that
 * break most rules come first; otherwise they stand in the order in which they were seen.
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

/** A failure that names no rule is one of everything that its scenario shows. */
function brokenBy({ rules }: FailedExpectation, scenario: ScenarioOutcome): readonly string[] {
  return rules.length > 0 ? rules : scenario.rules;
}

/**
 * The place in the response, where there is one: what is wrong there is wrong for every scenario that looks. Headers, the
 * status and whole bodies are no such places; they fail alike where they differ alike. What is known stays apart.
 */
function keyOf(failure: FailedExpectation, { id, known = [] }: ScenarioOutcome): string {
  const place = placeOf(failure);
  if (place.startsWith('/')) return JSON.stringify([place, known]);
  const { at, expected, actual, step } = failure;
  return JSON.stringify([at, expected, actual, ...(at === 'body' ? [id, step] : []), known]);
}

/** The whole path to what is different: `/query/tokens/watchtoken`, wherever a scenario began to look. */
export function placeOf({ at, firstDifference }: FailedExpectation): string {
  if (firstDifference === undefined) return at;
  return at.startsWith('/') ? at + firstDifference : firstDifference;
}
