import { existsSync } from 'node:fs';

import type { DefinitionProblem } from '../../emulator/definition/definition-problems';
import type { Scenario } from '../../schemas/generated/scenario';
import { expectationProblems } from './expectation-checks';
import { projectScenarios, scenarioFiles, shownPath } from './folders';
import { loadRules } from './load-rules';
import { readSource, type Source } from './read-source';
import { type FileProblem, ScenarioFileError } from './scenario-file-error';
import { checkScenarioFile } from './schema-problems';
import { stepProblems } from './step-checks';

/** A scenario, and its file and line. */
export interface LoadedScenario {
  readonly file: string;
  /** Where it begins, counted from 1. */
  readonly line: number;
  readonly scenario: Scenario;
}

/** Collects the problems of all files, and rejects them together. */
class Loading {
  readonly loaded: LoadedScenario[] = [];
  readonly problems: FileProblem[] = [];
  private readonly byId = new Map<string, LoadedScenario>();

  constructor(private readonly ruleIds: ReadonlySet<string>) {}

  add(file: string): void {
    const source = readSource(file);
    if ('problems' in source) {
      this.problems.push(...source.problems);
      return;
    }
    const checked = checkScenarioFile(source.data);
    if ('problems' in checked) {
      this.problems.push(...checked.problems.map((problem) => source.locate(problem)).sort(byPlace));
      return;
    }
    for (const [index, scenario] of checked.content.entries()) this.addScenario(file, source, String(index), scenario);
  }

  private addScenario(file: string, source: Source, index: string, scenario: Scenario): void {
    const locate = (problem: DefinitionProblem) => source.locate({ ...problem, way: [index, ...problem.way] });
    const { line = 1 } = locate({ way: [], message: '', atName: false });
    const loaded = { file, line, scenario };
    const problems = [
      ...this.idProblems(loaded),
      ...this.ruleProblems(scenario),
      ...stepProblems(scenario),
      ...expectationProblems(scenario),
    ];
    this.problems.push(...problems.map(locate));
    this.loaded.push(loaded);
  }

  private idProblems(loaded: LoadedScenario): DefinitionProblem[] {
    const { id } = loaded.scenario;
    const first = this.byId.get(id);
    if (!first) this.byId.set(id, loaded);
    if (!first) return [];
    const message = `is used twice: ${id} is also at ${first.file}:${first.line}`;
    return [{ way: ['id'], message, atName: false }];
  }

  private ruleProblems({ rules }: Scenario): DefinitionProblem[] {
    return rules.flatMap((rule, index) => {
      if (this.ruleIds.has(rule)) return [];
      const message = `names the unknown rule ${JSON.stringify(rule)}: see scenarios/rules.yaml of wikidouble`;
      return [{ way: ['rules', String(index)], message, atName: false }];
    });
  }
}

/**
 * Our scenarios, and those in further folders of the user.
 *
 * @param folders further folders or files
 * @throws ScenarioFileError, with the file and the line of every problem: a file breaks its schema, or a scenario names
 *   what does not exist (a rule, a step, a role, a captured value), or has the id of another
 */
export function loadScenarios(folders: readonly string[] = []): readonly LoadedScenario[] {
  const loading = new Loading(new Set(loadRules().map(({ id }) => id)));
  for (const folder of [projectScenarios(), ...folders]) {
    const files = existsSync(folder) ? scenarioFiles(folder) : [];
    for (const file of files) loading.add(shownPath(file));
    if (files.length === 0) {
      const message = existsSync(folder) ? 'holds no scenario: no file that ends with .yaml' : 'does not exist';
      loading.problems.push({ file: folder, path: '', message });
    }
  }
  if (loading.problems.length > 0) throw new ScenarioFileError(loading.problems);
  return loading.loaded;
}

/** The validator reports in the order of the schema; authors expect the order of the file. */
function byPlace(one: FileProblem, other: FileProblem): number {
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}
