import { join } from 'node:path';

import type { Rule, RuleFile } from '../../schemas/generated/rules';
import { projectScenarios, shownPath } from './folders';
import { readSource } from './read-source';
import { ScenarioFileError } from './scenario-file-error';
import { checkRuleFile } from './schema-problems';

/**
 * The rules of the specification, in its order: those of `loadRuleFile`.
 *
 * @throws ScenarioFileError as `loadRuleFile` does
 */
export function loadRules(file?: string): readonly Rule[] {
  return loadRuleFile(file).rules;
}

/**
 * The rules of the specification, and its sections.
 *
 * @param file default: `scenarios/rules.yaml` of this project
 * @throws ScenarioFileError, with the line of every problem: the file breaks its schema, or has an id twice
 */
export function loadRuleFile(file: string = join(projectScenarios(), 'rules.yaml')): RuleFile {
  const source = readSource(shownPath(file));
  if ('problems' in source) throw new ScenarioFileError(source.problems);
  const checked = checkRuleFile(source.data);
  if ('problems' in checked) throw new ScenarioFileError(checked.problems.map((problem) => source.locate(problem)));
  const { rules } = checked.content;
  const repeated = rules.flatMap(({ id }, index) => {
    if (rules.findIndex((rule) => rule.id === id) === index) return [];
    return [source.locate({ way: ['rules', String(index), 'id'], message: `is used twice: ${id}`, atName: false })];
  });
  if (repeated.length > 0) throw new ScenarioFileError(repeated);
  return checked.content;
}
