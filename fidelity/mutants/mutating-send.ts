import type { ReceivedResponse, Send } from '../../conformance/runner/exchange';
import type { Exchange, Memory, Mutant } from './mutant';

/** How many are remembered: more than a scenario sends, but not all of a long-running proxy. */
const kept = 100;

/**
 * Sends requests to a correct wiki as if it were broken. Requests and responses that the mutant does not change stay
 * the same objects, so that the proxy knows what to forward byte for byte.
 */
export function mutatingSend(send: Send, mutant: Mutant): Send {
  const earlier: Exchange[] = [];
  const memory: Memory & { requests: number } = { requests: 0, earlier };
  return async (request): Promise<ReceivedResponse> => {
    const changed = mutant.request?.(request, memory) ?? request;
    const response = 'status' in changed ? changed : await send(changed);
    const mutated = mutant.mutate?.(request, response, memory) ?? response;
    memory.requests++;
    earlier.push({ request, response });
    if (earlier.length > kept) earlier.shift();
    return mutated;
  };
}
