import type { ValidateFunction } from 'ajv/dist/2020';

import type { DefinitionProblem } from '../../emulator/definition/definition-problems';
import { schemaCompiler } from '../schemas/compile';
import type { Baseline, KnownFailure } from '../../schemas/generated/baseline';
import { readableProblems } from '../schemas/problems';
import { readSource } from '../scenario-files/read-source';
import { ScenarioFileError } from '../scenario-files/scenario-file-error';
import { definitionProblem } from '../scenario-files/schema-problems';

/** An entry of a baseline, and its line. */
export interface BaselineEntry extends KnownFailure {
  /** Counted from 1. */
  readonly line: number;
}

export interface LoadedBaseline {
  /** As the user named it. */
  readonly file: string;
  readonly entries: readonly BaselineEntry[];
}

/** The ids that an entry may name. */
export interface KnownIds {
  readonly rules: readonly string[];
  readonly scenarios: readonly string[];
}

/**
 * Reads a file of known failures.
 *
 * @throws ScenarioFileError with the line of every problem: the file cannot be read, breaks schemas/baseline.schema.json,
 *   names something that does not exist, has an invalid date, or repeats an entry
 */
export function loadBaseline(file: string, ids: KnownIds): LoadedBaseline {
  const source = readSource(file);
  if ('problems' in source) throw new ScenarioFileError(source.problems);
  const validate = schemaCompiler().compile<Baseline>({ $ref: 'urn:wikidouble:baseline' });
  const { data } = source;
  if (!validate(data)) throw new ScenarioFileError(schemaProblems(validate).map((problem) => source.locate(problem)));
  const problems = data.known.flatMap((entry, index) => entryProblems(entry, index, data.known, ids));
  if (problems.length > 0) throw new ScenarioFileError(problems.map((problem) => source.locate(problem)));
  const lineOf = (index: number): number =>
    source.locate({ way: ['known', String(index)], message: '', atName: false }).line ?? 1;
  return { file, entries: data.known.map((entry, index) => ({ ...entry, line: lineOf(index) })) };
}

/** The schema reports three errors where an entry must name either a rule or a scenario. */
function schemaProblems(validate: ValidateFunction): DefinitionProblem[] {
  return readableProblems(validate.errors ?? []).flatMap(({ path, message }) => {
    if (message.startsWith('must match "')) return [];
    const said = sentences[message] ?? message;
    return [definitionProblem({ path, message: said })];
  });
}

const sentences: Readonly<Record<string, string>> = {
  'must have the member "scenario"': 'must name a "rule" or a "scenario"',
  'boolean schema is false': 'must not be combined with "rule": an entry is about one of the two',
  'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"': 'must be a date, such as 2025-03-31',
};

function entryProblems(
  { wiki, rule, scenario, expires }: KnownFailure,
  index: number,
  all: readonly KnownFailure[],
  { rules, scenarios }: KnownIds,
): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  const add = (member: string, message: string): void => {
    problems.push({ way: ['known', String(index), member].filter((step) => step !== ''), message, atName: false });
  };
  if (rule !== undefined && !rules.includes(rule)) {
    add('rule', `names the unknown rule ${JSON.stringify(rule)}: "wikidouble check --list" shows them`);
  }
  if (scenario !== undefined && !scenarios.includes(scenario)) {
    add('scenario', `names the unknown scenario ${JSON.stringify(scenario)}: "wikidouble check --list" shows them`);
  }
  if (!isDate(expires)) add('expires', `is not a valid date: ${expires}`);
  const first = all.findIndex((one) => one.wiki === wiki && one.rule === rule && one.scenario === scenario);
  if (first < index) add('', `repeats entry number ${first + 1}`);
  return problems;
}

/** February 30 has the form of a date. */
function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
