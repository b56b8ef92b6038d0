import { mutatingSend } from './mutating-send';
import type { Mutant } from './mutant';
import { startProxy, type WikiProxy } from './proxy';

/**
 * A proxy in front of a correct wiki, which breaks it.
 *
 * @param mutant without one, nothing is broken
 */
export function startMutatingProxy(api: string, mutant: Mutant | undefined, port = 0): Promise<WikiProxy> {
  return startProxy(api, (send) => (mutant ? mutatingSend(send, mutant) : send), port);
}
