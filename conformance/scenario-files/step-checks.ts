import type { DefinitionProblem } from '../../emulator/definition/definition-problems';
import type { Scenario, Step } from '../../schemas/generated/scenario';
import { capturedBy, listed, placeholderProblem, placeholdersIn, rolesOf } from './placeholders';

/** The name of a step without a name. */
export const defaultStepName = 'response';

/** The names that `of` can use. */
export function stepNames({ when }: Scenario): string[] {
  return when.map(({ name = defaultStepName }) => name);
}

/** Problems of the requests of a scenario that its schema cannot find; paths begin at the scenario. */
export function stepProblems(scenario: Scenario): DefinitionProblem[] {
  const sessions = Object.entries(rolesOf(scenario)).flatMap(([name, { kind }]) => (kind === 'session' ? [name] : []));
  const names = stepNames(scenario);
  return scenario.when.flatMap((step, index) => {
    const way = ['when', String(index)];
    const problems: DefinitionProblem[] = [];
    const { name = defaultStepName, as, query, rawQuery } = step;
    if (names.indexOf(name) !== index) {
      const message = `is the second step with the name ${JSON.stringify(name)}: what "of" means would not be clear`;
      problems.push({ way, message, atName: false });
    }
    if (as !== undefined && !sessions.includes(as)) {
      const message = `names no session (${JSON.stringify(as)}): ${listed(sessions)}`;
      problems.push({ way: [...way, 'as'], message, atName: false });
    }
    if (query !== undefined && rawQuery !== undefined) {
      problems.push({
        way: [...way, 'rawQuery'],
        message: 'cannot stand beside query: give one of them',
        atName: true,
      });
    }
    return [...problems, ...placeholderProblems(scenario, step, index)];
  });
}

/** A captured value can be used by later steps only. */
function placeholderProblems(scenario: Scenario, step: Step, index: number): DefinitionProblem[] {
  const captures = capturedBy(scenario.when.slice(0, index));
  const { query, rawQuery, form, headers } = step;
  return Object.entries({ query, rawQuery, form, headers }).flatMap(([part, sent]) => {
    const values = typeof sent === 'object' ? Object.entries(sent) : [[undefined, sent] as const];
    return values.flatMap(([name, value]) =>
      placeholdersIn(value).flatMap((placeholder) => {
        const message = placeholderProblem(placeholder, rolesOf(scenario), captures);
        const way = ['when', String(index), part, ...(name === undefined ? [] : [name])];
        return message === undefined ? [] : [{ way, message, atName: false }];
      }),
    );
  });
}
