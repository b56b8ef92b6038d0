import { messageOf } from '../../emulator/text/message-of';
import type { DefinitionProblem } from '../../emulator/definition/definition-problems';
import type { Expectation, Scenario } from '../../schemas/generated/scenario';
import { capturedBy, listed, placeholderProblem, placeholdersIn, rolesOf } from './placeholders';
import { defaultStepName, stepNames } from './step-checks';

/** The members of an expectation that select a value or name a rule; the others compare. */
type Looking = 'of' | 'rule' | 'header' | 'cookie' | 'at' | 'optional';

/** Every comparing member; a new member of the schema that is missing here does not compile. */
const comparing: Readonly<Record<Exclude<keyof Expectation, Looking>, true>> = {
  status: true,
  schema: true,
  equals: true,
  matches: true,
  type: true,
  members: true,
  absent: true,
  present: true,
  includes: true,
  ordered: true,
  length: true,
  equalTo: true,
  differsFrom: true,
  permutationOf: true,
};

/** Problems of the expectations of a scenario that its schema cannot find; paths begin at the scenario. */
export function expectationProblems(scenario: Scenario): DefinitionProblem[] {
  const problems = scenario.then.flatMap((expectation, index) =>
    Array.from(problemsOf(expectation, scenario), ([member, message]) => ({
      way: ['then', String(index), ...member],
      message,
      atName: false,
    })),
  );
  return [...unbreakableRules(scenario), ...problems];
}

/** A failing expectation breaks its own rule, or all rules of the scenario if it names none. */
function unbreakableRules({ rules, then }: Scenario): DefinitionProblem[] {
  if (then.some(({ rule }) => rule === undefined)) return [];
  return rules.flatMap((rule, index) => {
    if (then.some((expectation) => expectation.rule === rule)) return [];
    const message = `names ${JSON.stringify(rule)}, but every expectation is about another rule: nothing could break it`;
    return [{ way: ['rules', String(index)], message, atName: false }];
  });
}

type Problem = readonly [member: readonly string[], message: string];

function* problemsOf(expectation: Expectation, scenario: Scenario): Generator<Problem> {
  const compared = Object.keys(expectation).filter((member) => Object.hasOwn(comparing, member));
  if (compared.length === 0) yield [[], `expects nothing: give one of ${Object.keys(comparing).join(', ')}`];
  if (compared.length > 1) yield [[], `compares more than once (${compared.join(', ')}): make it several`];
  const looked = ['header', 'cookie', 'at'].filter((member) => Object.hasOwn(expectation, member));
  if (looked.length > 1) yield [[], `looks at several things (${looked.join(', ')}): make it several`];
  yield* stepNameProblems(expectation, scenario);
  const { rule, matches, includes, equals } = expectation;
  if (rule !== undefined && !scenario.rules.includes(rule)) {
    yield [['rule'], `names ${JSON.stringify(rule)}, which is not among the rules of the scenario`];
  }
  const broken = matches === undefined ? undefined : brokenPattern(matches);
  if (broken !== undefined) yield [['matches'], broken];
  for (const [member, text] of Object.entries({ includes, equals })) {
    for (const placeholder of placeholdersIn(text)) {
      const message = placeholderProblem(placeholder, rolesOf(scenario), capturedBy(scenario.when));
      if (message !== undefined) yield [[member], message];
    }
  }
}

function* stepNameProblems(expectation: Expectation, scenario: Scenario): Generator<Problem> {
  const names = stepNames(scenario);
  const { of = defaultStepName, equalTo, differsFrom, permutationOf } = expectation;
  const message = (name: string) => `names no step (${JSON.stringify(name)}): ${listed(names)}`;
  if (!names.includes(of)) yield [expectation.of === undefined ? [] : ['of'], message(of)];
  for (const [member, reference] of Object.entries({ equalTo, differsFrom, permutationOf })) {
    const name = reference?.of ?? defaultStepName;
    if (reference && !names.includes(name)) {
      yield [reference.of === undefined ? [member] : [member, 'of'], message(name)];
    }
  }
}

function brokenPattern(pattern: string): string | undefined {
  try {
    new RegExp(pattern);
    return undefined;
  } catch (error) {
    return `is not a regular expression: ${messageOf(error)}`;
  }
}
