import type { ParameterSet } from '../request/parameter-declarations';
import { actionModules, queryModules } from './registry';

let names: ReadonlySet<string> | undefined;

/**
 * The parameters whose values are ids, under the names that clients send, also of generators: `pageids`, `iupageid`,
 * `giupageid`. The first call loads all modules.
 */
export function idParameters(): ReadonlySet<string> {
  names ??= new Set([
    ...[...actionModules].flatMap(({ parameters }) => idsOf(parameters)),
    ...[...queryModules].flatMap(({ parameters }) => [...idsOf(parameters), ...idsOf(parameters.forGenerator())]),
  ]);
  return names;
}

function idsOf({ prefix, declarations }: ParameterSet): string[] {
  return Object.entries(declarations).flatMap(([name, { isId }]) => (isId ? [prefix + name] : []));
}
