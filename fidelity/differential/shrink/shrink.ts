import type { DiffRequest } from '../diff-request';
import { simplifications } from './smaller-requests';

/**
 * The smallest request found that still differs: no single simplification of it is left that does.
 *
 * @param stillDiffers asks both sides; best true only where they differ in the same way as at first, or another
 *   difference may be found on the way
 * @param budget at most so many questions to `stillDiffers`; when they are used up, the smallest request so far is given
 */
export async function shrink(
  request: DiffRequest,
  stillDiffers: (smaller: DiffRequest) => Promise<boolean>,
  budget = 200,
): Promise<DiffRequest> {
  const tried = new Set([JSON.stringify(request)]);

  /** The first of the candidates that differs and was not asked before. */
  async function firstDiffering(candidates: Iterable<DiffRequest>): Promise<DiffRequest | undefined> {
    for (const candidate of candidates) {
      if (tried.size > budget) return undefined;
      const identity = JSON.stringify(candidate);
      if (tried.has(identity)) continue;
      tried.add(identity);
      if (await stillDiffers(candidate)) return candidate;
    }
    return undefined;
  }

  let smallest = request;
  for (let before: DiffRequest | undefined; before !== smallest;) {
    before = smallest;
    for (const simplified of simplifications) {
      for (let next = await firstDiffering(simplified(smallest)); next;) {
        smallest = next;
        next = await firstDiffering(simplified(smallest));
      }
    }
  }
  return smallest;
}
