import type { Target } from '../../conformance/runner/target';
import { mutatingSend } from './mutating-send';
import type { Mutant } from './mutant';

/**
 * A target whose wiki is broken as soon as a scenario's steps begin: what the scenario needs is still built, found or
 * made on the good wiki, and log-ins succeed. So every scenario gets as far as what it is about.
 */
export function mutatedTarget(target: Target, mutant: Mutant): Target {
  return {
    name: `${target.name}, which ${mutant.title}`,
    api: target.api,
    ...(target.release === undefined ? {} : { release: target.release }),
    close: () => target.close(),
    async prepare(scenario) {
      const preparation = await target.prepare(scenario);
      if (preparation.kind !== 'ready') return preparation;
      return { ...preparation, send: mutatingSend(preparation.send, mutant) };
    },
  };
}
