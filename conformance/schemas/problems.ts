import type { ErrorObject } from 'ajv/dist/2020';

export interface SchemaProblem {
  /** JSON Pointer to the value, such as `/query/imageusage/0/pageid`; empty for the whole. */
  readonly path: string;
  /** The problem, such as `must be integer`. */
  readonly message: string;
}

/**
 * Turns the errors of the validator into readable problems: each once, and for alternatives those of the closest one.
 */
export function readableProblems(errors: readonly ErrorObject[]): SchemaProblem[] {
  const problems: SchemaProblem[] = [];
  for (const error of errors) {
    if (error.keyword === 'propertyNames') continue; // This error only repeats the one before it.
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') {
      problems.push(...problemsOfAlternatives(takeWithin(problems, error.instancePath), error));
    } else {
      problems.push({ path: error.instancePath, message: messageOf(error) });
    }
  }
  const distinct = new Map(problems.map((problem) => [`${problem.path} ${problem.message}`, problem]));
  return [...distinct.values()];
}

/** Removes the last problems that are about a value or its content: the validator reports branches first. */
function takeWithin(problems: SchemaProblem[], path: string): SchemaProblem[] {
  let first = problems.length;
  while (first > 0 && isWithin(problems[first - 1]?.path ?? '', path)) first--;
  return problems.splice(first);
}

function isWithin(path: string, container: string): boolean {
  return path === container || path.startsWith(`${container}/`);
}

/**
 * Of alternatives the validator reports every failure of every branch. A branch that got inside the value is the one
 * that was meant; if there is none, one sentence says what each branch expected.
 */
function problemsOfAlternatives(branches: readonly SchemaProblem[], error: ErrorObject): SchemaProblem[] {
  const inside = branches.filter((problem) => problem.path !== error.instancePath);
  if (inside.length > 0) return inside;
  const wishes = new Set(branches.map((problem) => problem.message));
  const message = wishes.size > 0 ? [...wishes].join(', or ') : 'must fit only one of the alternatives';
  return [{ path: error.instancePath, message }];
}

function messageOf(error: ErrorObject): string {
  const parameters: Record<string, unknown> = error.params;
  switch (error.keyword) {
    case 'additionalProperties':
      return `must not have the member ${JSON.stringify(parameters.additionalProperty)}`;
    case 'required':
      return `must have the member ${JSON.stringify(parameters.missingProperty)}`;
    case 'dependentRequired':
      return `must have the member ${JSON.stringify(parameters.missingProperty)} beside ${JSON.stringify(parameters.property)}`;
    case 'enum':
      return `must be one of ${JSON.stringify(parameters.allowedValues)}`;
    case 'const':
      return `must be ${JSON.stringify(parameters.allowedValue)}`;
    case 'not':
      // The schemas forbid nothing but names of members.
      return `must not have the member ${JSON.stringify(error.propertyName)} beside the others`;
    default:
      return error.message ?? `must satisfy "${error.keyword}"`;
  }
}
