import { actionModules, queryModules } from '../../emulator/modules/registry';
import type { DiffRequest } from './diff-request';
import type { DiffResponse } from './diff-response';
import { listedValues, requestParameters } from './known-differences';

/** How many requests compared a module, by its path. */
export type ModuleCounts = Readonly<Record<string, number>>;

/** The paths of the supported modules that a request names, as in `action=paraminfo`: `parse`, `query+imageusage`. */
export function namedModules(request: DiffRequest): string[] {
  const parameters = requestParameters(request);
  const action = parameters.get('action') ?? 'help';
  if (!actionModules.has(action)) return [];
  if (action !== 'query') return [action];
  const names = (['list', 'prop', 'meta'] as const).flatMap((selector) => {
    const known = queryModules.namesOf(selector);
    return listedValues(parameters, selector).filter((name) => known.includes(name));
  });
  const generator = parameters.get('generator') ?? '';
  if (queryModules.get(generator)?.generate) names.push(generator);
  return [action, ...new Set(names)].map((name, place) => (place === 0 ? name : `query+${name}`));
}

/** Whether a response is that of modules that did their work, not an error. */
export function isSuccess({ status, headers }: DiffResponse): boolean {
  return status === 200 && !headers.some(([name]) => name.toLowerCase() === 'mediawiki-api-error');
}

/** The number of times that each name occurs. */
export function countNames(names: Iterable<string>): ModuleCounts {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** The sums of two counts, sorted by name. */
export function sumOf(one: ModuleCounts, other: ModuleCounts): ModuleCounts {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}
