import type { ValidateFunction } from 'ajv/dist/2020';

import type { DefinitionProblem } from '../../emulator/definition/definition-problems';
import { schemaCompiler } from '../schemas/compile';
import type { InvariantFile } from '../../schemas/generated/invariants';
import type { RuleFile } from '../../schemas/generated/rules';
import type { ScenarioFile } from '../../schemas/generated/scenario';
import { readableProblems, type SchemaProblem } from '../schemas/problems';

/** The content of a file, or its problems. */
export type Checked<Content> = { readonly content: Content } | { readonly problems: readonly DefinitionProblem[] };

/** The definition in schemas/scenario.schema.json of what each kind of role is. */
const roleDefinitions: Readonly<Record<string, string>> = {
  file: 'fileRole',
  session: 'sessionRole',
  page: 'pageRole',
  'debug block': 'capabilityRole',
  'headers sent': 'capabilityRole',
};

interface Validators {
  readonly rules: ValidateFunction<RuleFile>;
  readonly invariants: ValidateFunction<InvariantFile>;
  readonly scenarios: ValidateFunction<ScenarioFile>;
  readonly roles: ReadonlyMap<string, ValidateFunction>;
}

let compiled: Validators | undefined;

/** Compiled once, for the first file: it takes some tens of milliseconds. */
function validators(): Validators {
  if (compiled) return compiled;
  const compiler = schemaCompiler();
  const role = (definition: string) => compiler.compile({ $ref: `urn:wikidouble:scenario#/$defs/${definition}` });
  compiled = {
    rules: compiler.compile<RuleFile>({ $ref: 'urn:wikidouble:rules' }),
    invariants: compiler.compile<InvariantFile>({ $ref: 'urn:wikidouble:invariants' }),
    scenarios: compiler.compile<ScenarioFile>({ $ref: 'urn:wikidouble:scenario' }),
    roles: new Map(Object.entries(roleDefinitions).map(([kind, definition]) => [kind, role(definition)])),
  };
  return compiled;
}

/** Checks against schemas/rules.schema.json. */
export function checkRuleFile(data: unknown): Checked<RuleFile> {
  const { rules } = validators();
  return rules(data) ? { content: data } : { problems: problemsOf(rules).map((one) => definitionProblem(one)) };
}

/** Checks against schemas/invariants.schema.json. */
export function checkInvariantFile(data: unknown): Checked<InvariantFile> {
  const { invariants } = validators();
  if (invariants(data)) return { content: data };
  return { problems: problemsOf(invariants).map((one) => definitionProblem(one)) };
}

/** Checks against schemas/scenario.schema.json. */
export function checkScenarioFile(data: unknown): Checked<ScenarioFile> {
  const { scenarios } = validators();
  if (scenarios(data)) return { content: data };
  const withoutRoles = problemsOf(scenarios).filter(({ path }) => !/^\/\d+\/given\/./.test(path));
  return { problems: [...withoutRoles.map((one) => definitionProblem(one)), ...roleProblems(data)] };
}

/** The schema can only say that a role matches none of its alternatives; its kind tells which one was meant. */
function roleProblems(data: unknown): DefinitionProblem[] {
  return membersOf(data).flatMap(([index, scenario]) =>
    membersOf(memberOf(scenario, 'given')).flatMap(([name, role]) => {
      const way = [index, 'given', name];
      const kind = memberOf(role, 'kind');
      const validate = typeof kind === 'string' ? validators().roles.get(kind) : undefined;
      if (!validate) {
        const message = `must have a kind: one of ${JSON.stringify(Object.keys(roleDefinitions))}`;
        return [{ way, message, atName: false }];
      }
      return validate(role) ? [] : problemsOf(validate).map((problem) => definitionProblem(problem, way));
    }),
  );
}

function problemsOf(validate: ValidateFunction): SchemaProblem[] {
  return readableProblems(validate.errors ?? []);
}

/** A problem about an unexpected member points at that member. */
export function definitionProblem({ path, message }: SchemaProblem, within: readonly string[] = []): DefinitionProblem {
  const way = [...within, ...path.split('/').slice(1).map(unescaped)];
  const unknown = /^must not have the member (".*")$/.exec(message)?.[1];
  if (unknown === undefined) return { way, message, atName: false };
  return { way: [...way, String(JSON.parse(unknown))], message: 'is unknown here', atName: true };
}

/** RFC 6901, 4. */
function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

function membersOf(value: unknown): [name: string, value: unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function memberOf(value: unknown, name: string): unknown {
  return membersOf(value).find(([member]) => member === name)?.[1];
}
