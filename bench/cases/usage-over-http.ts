import type { BenchCase, Budget, Figure } from '../bench-case';
import { compareServers } from '../compare-servers';
import { usagePath, wikiWithUsers } from '../wikis';

const sizes = [10, 500];

/** Responses of the usual size, and of the largest for anonymous clients. */
export const usageOverHttp: BenchCase = {
  name: 'usage-over-http',
  description: 'requests per second for the pages that use a file, 10 and 500 of them',
  async run(budget) {
    const figures: Figure[] = [];
    for (const [index, size] of sizes.entries()) {
      const part: Budget = {
        seconds: budget.seconds / sizes.length,
        progress: (done, of) => {
          budget.progress(index * of + done, sizes.length * of);
        },
      };
      const comparison = {
        name: `usage of ${size}`,
        path: usagePath(size),
        definition: wikiWithUsers(size),
      };
      figures.push(...(await compareServers(comparison, part)));
    }
    return figures;
  },
};
