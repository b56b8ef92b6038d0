import { sentParameters, type Exchange } from '../recorded-exchange';
import { ResultMap, type ResultValue } from '../../response/result-tree';
import type { Violation } from './violation';

type Parameters = readonly (readonly [name: string, value: string])[];

/**
 * Whether a later request followed the continuation of a response, or none has to: the response was complete, or the client
 * requested a single row, for instance to learn whether there is any.
 *
 * @param index the index of the exchange in `all`
 */
export function isFollowed(exchange: Exchange, all: readonly Exchange[], index: number): boolean {
  const continuations = continuationsOf(exchange);
  if (continuations.length === 0 || requestsOneRow(exchange)) return true;
  for (let later = index + 1; later < all.length; later++) {
    const sent = sentParameters(all[later]!);
    if (continuations.some((continuation) => continuation.every(([name, value]) => sent.get(name) === value)))
      return true;
  }
  return false;
}

export function ignoredContinue(exchange: Exchange): Violation {
  const names = continuationsOf(exchange).flatMap((continuation) => continuation.map(([name]) => name));
  return {
    id: 'ignored-continue',
    message: `The response was incomplete (${[...new Set(names)].join(', ')}), and no request continued it.`,
    advice:
      'Repeat the request with everything in the member "continue" of the response, until a response has none. To get a single row, set the limit to 1.',
  };
}

/** The parameters that continue a request; the older form, `query-continue`, has separate ones for each module. */
function continuationsOf({ observed, failure }: Exchange): Parameters[] {
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

function requestsOneRow(exchange: Exchange): boolean {
  for (const [name, value] of sentParameters(exchange)) if (name.endsWith('limit') && value === '1') return true;
  return false;
}
