import { UsageError } from '../messages/usage-error';
import type { DeclaredParameter, ParameterDeclarations, ParameterSet, ParameterValues } from './parameter-declarations';
import { ParameterProblems } from './parameter-problems';
import { readValue, type ReadingContext } from './parameter-values';
import type { ReceivedParameter, RequestParameters } from './request-parameters';

/** Who reads: errors and warnings carry its path, `limits` its name. */
export interface ReadingModule<Declarations extends ParameterDeclarations> {
  readonly path: string;
  readonly parameters: ParameterSet<Declarations>;
}

interface SentParameter {
  readonly declared: DeclaredParameter;
  readonly received: ReceivedParameter;
}

/** What was read, and the first error, in the order of declaration, if there was one. */
export interface ReadOutcome<Declarations extends ParameterDeclarations> {
  readonly values: ParameterValues<Declarations>;
  readonly error?: UsageError;
}

/**
 * Turns the parameters that were sent into the values of a module. Only those that are present are visited. All of them
 * are checked, with their warnings, before an error counts (core 0, order of checks); what could not be read has its
 * default.
 */
export function tryReadParameters<Declarations extends ParameterDeclarations>(
  module: ReadingModule<Declarations>,
  context: ReadingContext,
): ReadOutcome<Declarations> {
  const sent = findSent(module.parameters, context.parameters);
  if (sent.length === 0) return { values: module.parameters.defaults };

  const values = module.parameters.createValues();
  let firstError: UsageError | undefined;
  for (const { declared, received } of sent) {
    const problems = new ParameterProblems(module.path, received.name, context);
    try {
      const value = readValue(declared.declaration, received, problems, context);
      if (value !== undefined) values[declared.name] = value;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      firstError ??= error;
    }
  }
  const read = values as unknown as ParameterValues<Declarations>;
  return firstError ? { values: read, error: firstError } : { values: read };
}

/**
 * As `tryReadParameters`, for modules that do nothing when a parameter is wrong.
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
function findSent(declared: ParameterSet, parameters: RequestParameters): SentParameter[] {
  const sent: SentParameter[] = [];
  let ordered = true;
  for (const received of parameters.all) {
    const found = declared.find(received.name);
    if (!found) continue;
    received.recognized = true;
    const last = sent.at(-1);
    if (last && last.declared.position > found.position) ordered = false;
    sent.push({ declared: found, received });
  }
  return ordered ? sent : sent.sort((a, b) => a.declared.position - b.declared.position);
}
