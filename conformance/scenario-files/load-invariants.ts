import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { InvariantDeclaration } from '../../schemas/generated/invariants';
import { projectScenarios, shownPath } from './folders';
import { loadRules } from './load-rules';
import { readSource } from './read-source';
import { type FileProblem, ScenarioFileError } from './scenario-file-error';
import { checkInvariantFile } from './schema-problems';

/**
 * The invariants of all sections, in the order of the sections: those of the files `invariants.yaml` in a folder's
 * folders.
 *
 * @param folder default: the scenarios of this project
 * @throws ScenarioFileError, with the line of every problem: a file breaks its schema, has an id twice, or names a rule that
 *   does not exist or that does not have the quoted words
 */
export function loadInvariants(folder: string = projectScenarios()): readonly InvariantDeclaration[] {
  const rules = new Map(loadRules().map(({ id, quote }) => [id, quote]));
  const loaded = new Map<string, InvariantDeclaration>();
  const problems: FileProblem[] = [];
  for (const file of invariantFiles(folder)) {
    const source = readSource(shownPath(file));
    if ('problems' in source) {
      problems.push(...source.problems);
      continue;
    }
    const checked = checkInvariantFile(source.data);
    if ('problems' in checked) {
      problems.push(...checked.problems.map((problem) => source.locate(problem)));
      continue;
    }
    for (const [index, declaration] of checked.content.entries()) {
      const { id, rule, quote } = declaration;
      const words = rules.get(rule);
      const report = (member: string, message: string): void => {
        problems.push(source.locate({ way: [String(index), member], message, atName: false }));
      };
      if (loaded.has(id)) report('id', `is used twice: ${id}`);
      if (words === undefined) report('rule', `names the unknown rule ${JSON.stringify(rule)}`);
      else if (!words.includes(quote)) report('quote', `is not part of rule ${rule}`);
      loaded.set(id, declaration);
    }
  }
  if (problems.length > 0) throw new ScenarioFileError(problems);
  return [...loaded.values()];
}

function invariantFiles(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((section) => join(folder, section, 'invariants.yaml'))
    .filter((file) => existsSync(file));
}
