import { mutants } from './catalogue';
import { conditional, type ConditionalMutant } from './conditional';
import { conditions } from './conditions';
import { shuffled } from './shuffle';
import { Witnesses } from './witnesses';

/**
 * Every way of being wrong under every condition, without those that cannot be, and without those that no witness tells
 * from a correct wiki (`witnesses.ts`).
 *
 * @param seed determines the order. Default: by condition
 * @param only the id of the only condition. Default: all
 */
export async function* generatedMutants(seed?: number, only?: string): AsyncGenerator<ConditionalMutant> {
  const chosen = conditions.filter(({ id }) => only === undefined || id === only);
  const all = chosen.flatMap((condition) => mutants.flatMap((way) => conditional(way, condition) ?? []));
  const witnesses = new Witnesses();
  for (const mutant of seed === undefined ? all : shuffled(all, seed)) {
    // Nobody outside can tell when a wiki has sent its headers.
    if (mutant.way.needs !== 'headers sent' && (await witnesses.differs(mutant))) yield mutant;
  }
}
