import { errorCodes } from './error-codes';

/** An option or fault is unknown, or has an invalid value. Its `name` is that of every `TypeError`. */
export class OptionError extends TypeError {
  readonly code = errorCodes.OptionError;
}

/** All names of the options of a type; the type checker reports a missing one. */
export type OptionNames<Options> = Readonly<Record<keyof Options, true>>;

/**
 * Rejects unknown options, which would otherwise be silently ignored.
 *
 * @param caller what was called: `createWiki`
 * @param options the given options; undefined for none
 * @param names the known options
 * @param explain returns better advice about a name than the nearest option, if there is any
 * @throws OptionError that names the nearest option
 */
export function checkOptions(
  caller: string,
  options: unknown,
  names: Readonly<Record<string, true>>,
  explain?: (name: string) => string | undefined,
): void {
  if (options === undefined) return;
  const known = Object.keys(names);
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new OptionError(`${caller}: the options must be an object with ${known.join(', ')}.`);
  }
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(names, name)) continue;
    const advice = explain?.(name) ?? nearestAdvice(name, known);
    throw new OptionError(`${caller}: unknown option ${JSON.stringify(name)}; ${advice}`);
  }
}

function nearestAdvice(name: string, known: readonly string[]): string {
  const { nearestName } = require('./text/nearest-name') as typeof import('./text/nearest-name');
  const nearest = nearestName(name, known);
  return nearest === undefined ? `the options are ${known.join(', ')}.` : `did you mean "${nearest}"?`;
}
