import { cachingMutants } from './catalogue/caching';
import { continuationMutants } from './catalogue/continuation';
import { debugBlockMutants } from './catalogue/debug-block';
import { debugRequestMutants } from './catalogue/debug-request';
import { entryPointMutants } from './catalogue/entry-point';
import { envelopeMutants } from './catalogue/envelope';
import { errorMutants } from './catalogue/errors';
import { formatMutants } from './catalogue/formats';
import { imageUsageMutants } from './catalogue/image-usage';
import { sessionMutants } from './catalogue/sessions';
import { titleMutants } from './catalogue/titles';
import { tokenValueMutants } from './catalogue/token-values';
import { tokenMutants } from './catalogue/tokens';
import type { Mutant } from './mutant';

/** All mutants, in the order of the specification. */
export const mutants: readonly Mutant[] = [
  ...entryPointMutants,
  ...formatMutants,
  ...envelopeMutants,
  ...tokenMutants,
  ...tokenValueMutants,
  ...imageUsageMutants,
  ...titleMutants,
  ...continuationMutants,
  ...cachingMutants,
  ...debugBlockMutants,
  ...debugRequestMutants,
  ...sessionMutants,
  ...errorMutants,
];

/** @throws RangeError for an id that no mutant has */
export function mutantById(id: string): Mutant {
  const found = mutants.find((mutant) => mutant.id === id);
  if (!found) throw new RangeError(`No mutant has the id "${id}": --list shows them all.`);
  return found;
}
