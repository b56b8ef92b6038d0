import { sentParameters, type Exchange } from '../recorded-exchange';
import { ResultMap, type ResultValue } from '../../response/result-tree';
import type { Violation } from './violation';

type Parameters = readonly (readonly [name: string, value: string])[];

/**
 * Whether some later request sent the continuation of an answer, or nobody needs to: the answer was complete, or the
 * client asked for a single row, as those do who want to know whether there is any.
 *
 * @param index the place of the exchange among all
 */
export function isFollowed(exchange: Exchange, all: readonly Exchange[], index: number): boolean {
  const ways = waysOn(exchange);
  if (ways.length === 0 || asksForOne(exchange)) return true;
  for (let later = index + 1; later < all.length; later++) {
    const sent = sentParameters(all[later]!);
    if (ways.some((way) => way.every(([name, value]) => sent.get(name) === value))) return true;
  }
  return false;
}

export function ignoredContinue(exchange: Exchange): Violation {
  const names = waysOn(exchange).flatMap((way) => way.map(([name]) => name));
  return {
    id: 'ignored-continue',
    message: `The answer had more to come (${[...new Set(names)].join(', ')}), and nobody asked for it.`,
    advice:
      'Ask again with everything that the member "continue" of the answer holds, until an answer has none. Who wants a single row asks for a limit of 1.',
  };
}

/** What may be sent to go on; the older form, `query-continue`, has a way for each module. */
function waysOn({ observed, failure }: Exchange): Parameters[] {
  const continuation = observed?.continuation;
  if (failure !== undefined || !(continuation instanceof ResultMap)) return [];
  const modules = continuation.values.filter((value) => value instanceof ResultMap);
  return modules.length > 0 ? modules.map(parametersOf) : [parametersOf(continuation)];
}

function parametersOf(map: ResultMap): Parameters {
  return map.names.map((name, index) => [name, textOf(map.values[index])]);
}

function textOf(value: ResultValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';
}

function asksForOne(exchange: Exchange): boolean {
  for (const [name, value] of sentParameters(exchange)) if (name.endsWith('limit') && value === '1') return true;
  return false;
}
