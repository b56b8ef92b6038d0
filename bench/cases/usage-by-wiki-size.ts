import { sendOnce } from '../send-once';
import type { BenchCase } from '../bench-case';
import { figure } from '../figures';
import { fitsIntoMemory } from '../memory';
import { repeatedly, takeTurns, type Sampler } from '../rounds';
import { usagePath, wikiWithUsers } from '../wikis';

const pageLength = 10;
const sizes = [pageLength, 1000, 100_000, 1_000_000];
/** What a page of these wikis takes while its wiki is made, with room to spare. */
const bytesPerPage = 2500;

/** A page of results costs the same with ten uses and a million. */
export const usageByWikiSize: BenchCase = {
  name: 'usage-by-wiki-size',
  description: 'time for ten pages out of the middle of those that use a file, to that where there are only ten',
  async run(budget) {
    const { createWiki } = await import('wikidouble');
    const contenders = new Map<string, Sampler>();
    for (const size of sizes) {
      if (!fitsIntoMemory(size, bytesPerPage)) {
        process.stderr.write(`Left out for want of memory: ${nameOf(size)}.\n`);
        continue;
      }
      const wiki = createWiki(wikiWithUsers(size));
      // Where there are only ten, all of them.
      const path = usagePath(pageLength, size === pageLength ? 1 : size / 2);
      contenders.set(
        nameOf(size),
        repeatedly(() => sendOnce(wiki, path)),
      );
    }
    const samples = await takeTurns(contenders, budget);
    return [...contenders.keys()]
      .slice(1)
      .map((measured) => figure(samples, { measured, baseline: nameOf(pageLength), better: 'lower', unit: 'ms' }));
  },
};

function nameOf(size: number): string {
  return `10 of ${size.toLocaleString('en')} users of a file`;
}
