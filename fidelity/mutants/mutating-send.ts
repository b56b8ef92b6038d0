import type { ReceivedResponse, Send } from '../../conformance/runner/exchange';
import type { Exchange, Memory, Mutant } from './mutant';

/** More than a scenario sends; a proxy may be asked for days. */
const kept = 100;

/**
 * Asks a good wiki as if it were broken. An answer that the mutant leaves alone is the very object that `send` gave, and
 * so is a request, which is how the proxy knows what it may forward byte for byte.
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
