import { UsageError } from '../messages/usage-error';
import type { DeclaredParameter, ParameterDeclarations, ParameterSet, ParameterValues } from './parameter-declarations';
import type { ParameterProblems } from './parameter-problems';
import { readValue, type ReadingContext } from './parameter-values';
import type { ReceivedParameter } from './request-parameters';

/** The module that reads: errors and warnings contain its path, `limits` its name. */
export interface ReadingModule<Declarations extends ParameterDeclarations> {
  readonly path: string;
  readonly parameters: ParameterSet<Declarations>;
}

interface SentParameter {
  readonly declared: DeclaredParameter;
  readonly received: ReceivedParameter;
}

/** The values, and the first error in the order of declaration, if there was one. */
export interface ReadOutcome<Declarations extends ParameterDeclarations> {
  readonly values: ParameterValues<Declarations>;
  readonly error?: UsageError;
}

/**
 * Reads the values of a module from the sent parameters. All of them are checked, with their warnings, before an error takes
 * effect (core 0, order of checks). A parameter with an error has its default value.
 */
export function tryReadParameters<Declarations extends ParameterDeclarations>(
  module: ReadingModule<Declarations>,
  context: ReadingContext,
): ReadOutcome<Declarations> {
  const { parameters } = module;
  const sent = findSent(parameters, context);
  if (sent.length === 0 && parameters.required.length === 0) return { values: parameters.defaults };

  const values = parameters.createValues();
  let firstError: UsageError | undefined;
  let errorPosition = Infinity;
  for (const { declared, received } of sent) {
    const problems = (): ParameterProblems => createProblems(module.path, received.name, context);
    try {
      const value = readValue(declared.declaration, received, problems, context);
      if (value !== undefined) values[declared.name] = value;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      if (firstError) continue;
      firstError = error;
      errorPosition = declared.position;
    }
  }
  const missing = parameters.required.find(({ name }) => values[name] === undefined || values[name] === '');
  if (missing && missing.position < errorPosition) {
    const sentName = parameters.prefix + missing.name;
    const value = values[missing.name] === '' ? '' : undefined;
    firstError = createProblems(module.path, sentName, context).missing(value);
  }
  const read = values as unknown as ParameterValues<Declarations>;
  return firstError ? { values: read, error: firstError } : { values: read };
}

/**
 * As `tryReadParameters`, for modules that do nothing if a parameter is invalid.
 *
 * @throws UsageError for the first parameter, in the order of declaration, that cannot be read
 */
export function readParameters<Declarations extends ParameterDeclarations>(
  module: ReadingModule<Declarations>,
  context: ReadingContext,
): ParameterValues<Declarations> {
  const { values, error } = tryReadParameters(module, context);
  if (error) throw error;
  return values;
}

/** The parameters of the request that the module declares, in the order of declaration; marks them as recognized. */
function findSent(declared: ParameterSet, context: ReadingContext): SentParameter[] {
  const sent: SentParameter[] = [];
  let ordered = true;
  for (const received of context.parameters.all) {
    const found = declared.find(received.name);
    if (!found || !context.hasParameter(found.declaration)) continue;
    received.recognized = true;
    const last = sent.at(-1);
    if (last && last.declared.position > found.position) ordered = false;
    sent.push({ declared: found, received });
  }
  return ordered ? sent : sent.sort((a, b) => a.declared.position - b.declared.position);
}

/** Loaded with the first problem. */
function createProblems(modulePath: string, name: string, context: ReadingContext): ParameterProblems {
  const problems = require('./parameter-problems') as typeof import('./parameter-problems');
  return new problems.ParameterProblems(modulePath, name, context);
}
