import { actionModules, queryModules } from '../../emulator/modules/registry';
import type { DiffRequest } from './diff-request';
import type { DiffResponse } from './diff-response';
import { listedValues, requestParameters } from './known-differences';
import { emailUser } from './writing/actions/emailuser';
import { refusedActions } from './writing/actions/refused';

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

/** Actions that fail on every wiki that has neither extensions nor e-mail. */
const alwaysRefused: ReadonlySet<string> = new Set([emailUser, ...refusedActions].map(({ name }) => name));

/** The errors that actions share, which come before they do anything. */
const commonErrors: ReadonlySet<string> = new Set([
  ...['badtoken', 'badvalue', 'missingparam', 'mustbeposted', 'mustpostparams', 'unknown_action'],
  ...['assertanonfailed', 'assertbotfailed', 'assertnameduserfailed', 'assertuserfailed'],
]);

/**
 * The modules that a response compares: those that the request names, if they did their work. An error compares only an action that
 * cannot do anything else.
 */
export function comparedModules(request: DiffRequest, { status, headers }: DiffResponse): string[] {
  const [, error] = headers.find(([name]) => name.toLowerCase() === 'mediawiki-api-error') ?? [];
  if (status === 200 && error === undefined) return namedModules(request);
  if (error === undefined || commonErrors.has(error)) return [];
  return namedModules(request).filter((name) => alwaysRefused.has(name));
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
