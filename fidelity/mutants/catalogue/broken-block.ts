import { inDebugBlock } from '../changes';
import type { JsonObject } from '../json-values';
import type { Mutant } from '../mutant';

/** A mutant that breaks `debuginfo` (spec 2.4) and nothing else. */
export function broken(id: string, title: string, rules: string[], change: (block: JsonObject) => void): Mutant {
  return { id, title: `${title} (debug block)`, rules, needs: 'debug block', mutate: inDebugBlock(change) };
}
